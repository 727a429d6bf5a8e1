import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import type { Adressverwendung } from '@frachtportal/domain/adresse/zusammenfuehren';
import { wort } from '@frachtportal/domain/texte/text';
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
    const anzahl = p.verwendung?.get(a.id)?.auftraege ?? 0;
    return wort(anzahl === 1 ? '1 Auftrag' : '{anzahl} Aufträge', { anzahl: anzahl.toLocaleString('de-DE') });
  };
  return (
    <>
      <p>
        {wort(
          'Die bleibende Adresse bekommt die gewählten Werte. Aufträge und Vorlagen der anderen gehen auf sie über; die andere wird entfernt.',
        )}
      </p>
      <table className="fp-unterschiede fp-wertewahl">
        <thead>
          <tr>
            <th scope="col">{wort('Feld')}</th>
            {seiten.map((seite) => (
              <th key={seite} scope="col">
                <label>
                  <input
                    type="radio"
                    name="bleibt"
                    checked={bleibt === seite}
                    onChange={() => p.onBleibt(seite)}
                  />
                  {wort(bleibt === seite ? 'bleibt' : 'entfällt')}: {p[seite].name}
                </label>
                <span className="fp-gedaempft">
                  {auftraege(p[seite])} · {wort('Nr.')} {p[seite].fremdnummer ?? '–'}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {unterschiede.map((u) => (
            <tr key={u.feld}>
              <th scope="row">{wort(u.label)}</th>
              {seiten.map((seite) => (
                <td key={seite}>
                  <label>
                    <input
                      type="radio"
                      name={`wert-${u.feld}`}
                      aria-label={`${wort(u.label)}: ${u[seite] || wort('leer')}`}
                      checked={wahl[u.feld] === seite}
                      onChange={() => p.onWahl(u.feld, seite)}
                    />
                    {u[seite] || <span className="fp-gedaempft">{wort('leer')}</span>}
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {unterschiede.length === 0 && (
        <p className="fp-gedaempft">{wort('Die Angaben beider Adressen sind gleich.')}</p>
      )}
    </>
  );
}
