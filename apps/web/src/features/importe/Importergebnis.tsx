import type { Importfehler } from '@frachtportal/domain/adresse/adressimport';
import { satz, t } from '@frachtportal/texte/t';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Statusmarke, type Statuston } from '../../components/anzeige/Statusmarke';
import { Knopf } from '../../components/bedienung/Knopf';
import { ladeTextHerunter } from '../../lib/dateien/herunterladen';
import { alsCsv } from '../../lib/format/csv';
import './importe.css';

export type Zeilenfehler = Pick<Importfehler, 'zeile' | 'field' | 'text'> & { key?: string };

interface Eigenschaften {
  /** What has become of the rows; numbers of 0 are left out, except of the first. */
  zahlen: readonly { text: string; anzahl: number; ton: Statuston }[];
  fehler: readonly Zeilenfehler[];
  /** The field as the file or the screen calls it. */
  feldname?: (feld: string) => string;
  /** Name of the file with the list of errors, where the rows themselves are not at hand. */
  dateiname?: string;
}

const hoechstens = 200;
const grund = ({ key = '', text }: Zeilenfehler) => satz({ key, text });

/** What has become of each row: numbers, the refused rows with field and reason, and those to take along. */
export function Importergebnis({ zahlen, fehler, feldname = (f) => f, ...p }: Eigenschaften) {
  const ladeListe = () => {
    const zeilen = fehler.map((f) => [f.zeile, f.field ? t(feldname(f.field)) : '', grund(f)]);
    const datei = alsCsv([
      [t('beschriftung.zeile'), t('beschriftung.feld'), t('beschriftung.meldung')],
      ...zeilen,
    ]);
    ladeTextHerunter(p.dateiname ?? 'Importfehler.csv', datei, 'text/csv');
  };
  return (
    <>
      <div className="fp-reihe" role="status">
        {zahlen
          .filter((z, i) => i === 0 || z.anzahl > 0)
          .map((z) => (
            <Statusmarke key={z.text} ton={z.ton} text={`${z.anzahl.toLocaleString('de-DE')} ${t(z.text)}`} />
          ))}
      </div>
      {fehler.length > 0 && (
        <>
          <section
            className="fp-kasten fp-import-flaeche"
            aria-label={t('import.abgelehnteZeilen')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
          >
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('beschriftung.zeile')}</th>
                  <th scope="col">{t('beschriftung.feld')}</th>
                  <th scope="col">{t('beschriftung.meldung')}</th>
                </tr>
              </thead>
              <tbody>
                {fehler.slice(0, hoechstens).map((f) => (
                  <tr key={`${f.zeile}|${f.field}|${f.text}`}>
                    <th scope="row">{f.zeile}</th>
                    <td>{f.field && t(feldname(f.field))}</td>
                    <td>{grund(f)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <div className="fp-reihe">
            <Knopf
              text="import.importergebnis.fehlerlisteHerunterladen"
              icon={<DownloadIcon />}
              onClick={ladeListe}
            />
            {fehler.length > hoechstens && (
              <span className="fp-gedaempft">
                {t('import.importergebnis.ersteMeldungen', {
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
