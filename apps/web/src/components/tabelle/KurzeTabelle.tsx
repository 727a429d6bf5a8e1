import { t } from '@frachtportal/texte/t';
import useMediaQuery from '@mui/material/useMediaQuery';
import { inhalt, kennungVon, leertext, type TabellenAngaben } from './spalten';
import { TabellenKarten } from './TabellenKarten';
import './tabelle.css';

type Angaben<Z> = Omit<TabellenAngaben<Z>, 'sortierung' | 'onSortierung' | 'onOeffnen' | 'onEntfernen'>;

/**
 * A table of few rows inside a dialog or a panel: all of it is there, long texts wrap, it can be printed. On a phone
 * cards. With `onMarkieren` one row can be marked.
 */
export function KurzeTabelle<Z extends object>(p: Angaben<Z>) {
  const schmal = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  if (schmal) return <TabellenKarten {...p} />;
  const name = t(p.name);
  if (p.zeilen.length === 0 && !p.laedt) return <div className="fp-tabelle-leer">{leertext(p.leer)}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key
    <section className="fp-kasten" aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {p.onMarkieren && (
              <th scope="col" style={{ width: 36 }}>
                <span className="fp-nur-vorlesen">{t('allgemein.auswahl')}</span>
              </th>
            )}
            {p.spalten.map((s) => (
              <th
                key={s.feld}
                scope="col"
                data-rechts={s.rechts ? '' : undefined}
                style={{ width: s.breite }}
              >
                {t(s.titel)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {p.zeilen.map((zeile) => {
            const id = kennungVon(p, zeile);
            const markiert = id === p.markiert;
            return (
              <tr key={id} data-gewaehlt={markiert ? '' : undefined} onClick={() => p.onMarkieren?.(id)}>
                {p.onMarkieren && (
                  <td>
                    <input
                      type="radio"
                      name={p.name}
                      aria-label={`${name}: ${p.spalten[0] ? inhalt(p.spalten[0], zeile) : id}`}
                      checked={markiert}
                      onChange={() => p.onMarkieren?.(id)}
                    />
                  </td>
                )}
                {p.spalten.map((s) => (
                  <td key={s.feld} data-rechts={s.rechts ? '' : undefined}>
                    {inhalt(s, zeile)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
