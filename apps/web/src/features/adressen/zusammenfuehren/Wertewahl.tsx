import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import type { Adressverwendung } from '@frachtportal/domain/adresse/zusammenfuehren';
import { t } from '@frachtportal/texte/t';
import type { Adressunterschied } from '../adressunterschiede';
import type { Seite, Wahl } from './zusammensetzen';

interface Eigenschaften {
  links: Adresse;
  rechts: Adresse;
  verwendung: ReadonlyMap<number, Adressverwendung> | undefined;
  unterschiede: readonly Adressunterschied[];
  bleibt: Seite;
  onBleibt: (seite: Seite) => void;
  wahl: Wahl;
  onWahl: (feld: string, seite: Seite) => void;
}

const seiten = ['links', 'rechts'] as const;

/** Both addresses beside each other: which entry stays, and for each field that differs which value. */
export function Wertewahl({ unterschiede, bleibt, wahl, ...p }: Eigenschaften) {
  const auftraege = (a: Adresse) => {
    const anzahl = p.verwendung?.get(a.id)?.auftraege;
    // Not known is not none.
    if (anzahl === undefined) return null;
    return t('adresse.verwendung.auftraege', { count: anzahl, anzahl: anzahl.toLocaleString('de-DE') });
  };
  return (
    <>
      <p>{t('adresse.zusammenfuehren.erklaerung')}</p>
      <table className="fp-wertewahl">
        <thead>
          <tr>
            <th scope="col">{t('beschriftung.feld')}</th>
            {seiten.map((seite) => (
              <th key={seite} scope="col">
                <label>
                  <input
                    type="radio"
                    name="bleibt"
                    checked={bleibt === seite}
                    onChange={() => p.onBleibt(seite)}
                  />
                  {t(
                    bleibt === seite ? 'adresse.zusammenfuehren.bleibt' : 'adresse.zusammenfuehren.entfaellt',
                  )}
                  : {p[seite].name}
                </label>
                <span className="fp-gedaempft">
                  {[auftraege(p[seite]), `${t('beschriftung.nr')} ${p[seite].fremdnummer ?? '–'}`]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {unterschiede.map((u) => (
            <tr key={u.feld}>
              <th scope="row">{t(u.label)}</th>
              {seiten.map((seite) => (
                <td key={seite}>
                  <label>
                    <input
                      type="radio"
                      name={`wert-${u.feld}`}
                      aria-label={`${t(u.label)}: ${u[seite] || t('adresse.zusammenfuehren.leer')}`}
                      checked={wahl[u.feld] === seite}
                      onChange={() => p.onWahl(u.feld, seite)}
                    />
                    {u[seite] || <span className="fp-gedaempft">{t('adresse.zusammenfuehren.leer')}</span>}
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {unterschiede.length === 0 && (
        <p className="fp-gedaempft">{t('adresse.zusammenfuehren.dieAngabenBeiderAdressenSindGleich')}</p>
      )}
    </>
  );
}
