import { t } from '@frachtportal/texte/t';
import { inhalt, kennungVon, leertext, type TabellenAngaben, umgekehrt } from './spalten';

/** The table on a phone: a card a row, the first column as its heading. */
export function TabellenKarten<Z extends object>(p: TabellenAngaben<Z>) {
  if (p.zeilen.length === 0 && !p.laedt) return <div className="fp-tabelle-leer">{leertext(p.leer)}</div>;
  const [kopf, ...rest] = p.spalten;
  // What scrolls must be reachable by keyboard.
  const hatKnoepfe = p.onMarkieren || p.onAuswahl || p.onOeffnen;
  const gewaehlt = (id: number | string) => p.auswahl?.has(id) ?? id === p.markiert;
  return (
    <ul className="fp-karten" aria-label={t(p.name)} tabIndex={hatKnoepfe ? undefined : 0}>
      {p.zeilen.map((zeile) => {
        const id = kennungVon(p, zeile);
        const ersteZelle = kopf && inhalt(kopf, zeile);
        return (
          <li key={id} className="fp-karte" data-gewaehlt={gewaehlt(id) ? '' : undefined}>
            {p.onAuswahl && (
              <input
                type="checkbox"
                aria-label={t('bedienung.tabelle.zeileMarkieren', { name: t(p.name) })}
                aria-describedby={`${p.name}-${id}`}
                checked={gewaehlt(id)}
                onChange={() => p.onAuswahl?.(umgekehrt(p.auswahl, id))}
              />
            )}
            {p.onMarkieren && (
              <input
                type="radio"
                id={`${p.name}-${id}-wahl`}
                name={p.name}
                aria-label={t('bedienung.tabelle.zeileMarkieren', { name: t(p.name) })}
                aria-describedby={`${p.name}-${id}`}
                checked={gewaehlt(id)}
                onChange={() => p.onMarkieren?.(id)}
              />
            )}
            <div>
              <div className="fp-karten-kopf" id={`${p.name}-${id}`}>
                {p.onOeffnen ? (
                  <button type="button" className="fp-verweis" onClick={() => p.onOeffnen?.(zeile)}>
                    {ersteZelle}
                  </button>
                ) : (
                  <label htmlFor={p.onMarkieren && `${p.name}-${id}-wahl`}>
                    <b>{ersteZelle}</b>
                  </label>
                )}
              </div>
              <dl>
                {rest.map((s) => {
                  const wert = inhalt(s, zeile);
                  // What a cell leaves out, e.g. a button that is not offered, has no label either.
                  return (
                    (wert || wert === 0) && [
                      <dt key={`${s.feld}-t`}>{t(s.titel)}</dt>,
                      <dd key={s.feld}>{wert}</dd>,
                    ]
                  );
                })}
              </dl>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
