import { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import { listenspaltensaetze } from '@frachtportal/domain/konfiguration/profile';
import { t } from '@frachtportal/texte/t';
import { DataGrid } from '@mui/x-data-grid';
import { spaltenname } from '../../components/raster/spalte';
import { gestalt } from '../../components/tabelle/gestalt';
import { positionsspalten } from './erfassung/positionen/positionsspalten';
import { spalten, spaltensatz } from './liste/spalten/spaltensaetze';

const adresse = { name: 'Hansewerk GmbH', lkz: 'D', plz: '28195', ort: 'Bremen' };
const beispiel = Object.assign(new Auftragszeile(), {
  id: 1,
  typ: 0,
  spedeigennr: 'NL-26-004711',
  datum: '2026-11-20',
  beladedatum: '2026-11-20',
  entladedatum: '2026-11-23',
  status: { id: 9, kurzBezeichnung: 'in Zustellung' },
  anzeigestatus: { id: 1_000_017, kurzBezeichnung: 'In Zustellung', farbe: 'info' },
  statusDatum: '2026-11-20T08:12:00Z',
  abliefernachweisExists: false,
  absenderReferenz: 'L100482',
  empfaengerreferenz: 'Best. 4500',
  empfaengerAdresse: adresse,
  absenderAdresse: { ...adresse, name: 'Nordwerk AG' },
  sumPackstueckAnzahl: 24,
  sumLademittelAnzahl: 9,
  sumBruttoGewicht: 2532.5,
  mitGefahrguetern: true,
  mandant: { id: 1, name: 'Nordwerk AG' },
});

const ohneListen = { verpackungen: [], lademittel: [], waehrungen: [] };
const ohneWirkung = { rechne: () => ({}) as never, oeffneGefahrgut: () => undefined };

/** How order list and goods positions look under a configuration: their columns, the list with an example. */
export function Spaltenvorschau({ konfiguration }: { konfiguration: Konfiguration }) {
  const satz = spaltensatz(konfiguration, false);
  return (
    <div className="fp-stapel">
      <h3>
        {t('auftrag.spaltenvorschau.auftragsliste')} {t(listenspaltensaetze[satz])}
      </h3>
      <div className="fp-spaltenvorschau-liste">
        <DataGrid<Auftragszeile>
          {...gestalt()}
          aria-label={t('auftrag.spaltenvorschau.vorschauDerAuftragsliste')}
          rows={[beispiel]}
          columns={spalten(satz).map((s) => ({
            ...s,
            headerName: t(s.headerName ?? ''),
            sortable: false,
            disableColumnMenu: true,
          }))}
          disableRowSelectionOnClick
        />
      </div>
      <h3>{t('beschriftung.auftragspositionen')}</h3>
      <ul
        className="fp-spaltenvorschau-positionen"
        aria-label={t('auftrag.spaltenvorschau.spaltenDerAuftragspositionen')}
      >
        {positionsspalten(konfiguration, ohneListen, ohneWirkung).map((s) => (
          <li key={s.name}>
            {spaltenname(s)}
            {s.pflicht && ' *'}
          </li>
        ))}
      </ul>
    </div>
  );
}
