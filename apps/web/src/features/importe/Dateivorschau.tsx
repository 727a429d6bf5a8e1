import { t } from '@frachtportal/texte/t';
import { zeilenzahl } from '../../lib/format/zahlen';
import './importe.css';

interface Eigenschaften {
  kopf: readonly string[];
  /** The first rows of the file. */
  zeilen: readonly { nummer: number; zellen: readonly unknown[] }[];
  /** How many rows the file has in all. */
  gesamt: number;
  hoechstens?: number;
}

/** The beginning of a file as it was understood, so that a wrong separator or encoding shows before anything is stored. */
export function Dateivorschau({ kopf, zeilen, gesamt, hoechstens = 20 }: Eigenschaften) {
  const gezeigt = zeilen.slice(0, hoechstens);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="fp-kasten fp-import-flaeche" aria-label={t('allgemein.vorschau')} tabIndex={0}>
        <table className="fp-import-vorschau">
          <thead>
            <tr>
              <th scope="col">{t('beschriftung.zeile')}</th>
              {kopf.map((name, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
                <th key={i} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {gezeigt.map((z) => (
              <tr key={z.nummer}>
                <th scope="row">{z.nummer}</th>
                {kopf.map((_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
                  <td key={i}>{String(z.zellen[i] ?? '')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="fp-gedaempft">
        {gezeigt.length < gesamt
          ? t('import.dateivorschau.dieErstenVonZeilen', {
              anzahl: gezeigt.length,
              gesamt: gesamt.toLocaleString('de-DE'),
            })
          : `${zeilenzahl(gesamt)}.`}
      </p>
    </>
  );
}
