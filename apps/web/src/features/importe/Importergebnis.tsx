import type { Importfehler } from '@frachtportal/domain/adresse/adressimport';
import { meldungstext } from '@frachtportal/domain/feld/meldung';
import { wort } from '@frachtportal/domain/texte/text';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Knopf } from '../../components/Knopf';
import { Statusmarke, type Statuston } from '../../components/Statusmarke';
import { alsCsv } from '../../lib/csv';
import { ladeTextHerunter } from '../../lib/herunterladen';
import './importe.css';

export type Zeilenfehler = Pick<Importfehler, 'zeile' | 'field' | 'text'> & { key?: string };

interface Eigenschaften {
  /** What has become of the rows; numbers of 0 are left out, except of the first. */
  zahlen: readonly { text: string; anzahl: number; ton: Statuston }[];
  fehler: readonly Zeilenfehler[];
  /** The field as the file or the screen calls it. */
  feldname?: (feld: string) => string;
  /** Gives the refused rows as a file that can be corrected and imported again. */
  onSchlechteLaden?: () => void;
  /** Name of the file with the list of errors, where the rows themselves are not at hand. */
  dateiname?: string;
}

const hoechstens = 200;
const grund = ({ key = '', text }: Zeilenfehler) => meldungstext({ key, text });

/** What has become of each row: numbers, the refused rows with field and reason, and those to take along. */
export function Importergebnis({ zahlen, fehler, feldname = (f) => f, ...p }: Eigenschaften) {
  const ladeListe = () => {
    const zeilen = fehler.map((f) => [f.zeile, f.field ? wort(feldname(f.field)) : '', grund(f)]);
    const datei = alsCsv([[wort('Zeile'), wort('Feld'), wort('Meldung')], ...zeilen]);
    ladeTextHerunter(p.dateiname ?? 'Importfehler.csv', datei, 'text/csv');
  };
  return (
    <>
      <p className="fp-import-zahlen" role="status">
        {zahlen
          .filter((z, i) => i === 0 || z.anzahl > 0)
          .map((z) => (
            <Statusmarke
              key={z.text}
              ton={z.ton}
              text={`${z.anzahl.toLocaleString('de-DE')} ${wort(z.text)}`}
            />
          ))}
      </p>
      {fehler.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <section className="fp-import-flaeche" aria-label={wort('Abgelehnte Zeilen')} tabIndex={0}>
            <table className="fp-import-tabelle">
              <thead>
                <tr>
                  <th scope="col">{wort('Zeile')}</th>
                  <th scope="col">{wort('Feld')}</th>
                  <th scope="col">{wort('Meldung')}</th>
                </tr>
              </thead>
              <tbody>
                {fehler.slice(0, hoechstens).map((f) => (
                  <tr key={`${f.zeile}|${f.field}|${f.text}`}>
                    <th scope="row">{f.zeile}</th>
                    <td>{f.field && wort(feldname(f.field))}</td>
                    <td>{grund(f)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <div className="fp-import-knoepfe">
            {p.onSchlechteLaden ? (
              <Knopf
                text="Abgelehnte Zeilen herunterladen"
                icon={<DownloadIcon />}
                hinweis="Mit Meldung je Zeile; die verbesserte Datei kann wieder importiert werden."
                onClick={p.onSchlechteLaden}
              />
            ) : (
              <Knopf text="Fehlerliste herunterladen" icon={<DownloadIcon />} onClick={ladeListe} />
            )}
            {fehler.length > hoechstens && (
              <span className="fp-gedaempft">
                {wort('Die ersten {anzahl} von {gesamt} Meldungen, die Datei enthält alle.', {
                  anzahl: hoechstens,
                  gesamt: fehler.length.toLocaleString('de-DE'),
                })}
              </span>
            )}
          </div>
        </>
      )}
    </>
  );
}
