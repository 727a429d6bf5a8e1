import type { AdresseKurz, Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import type { GridColDef } from '@mui/x-data-grid';
import { Zeichen, zeichen } from '../../../components/Zeichen';
import { formatiereTag, formatiereZeitpunktKurz } from '../../../lib/datum';
import { formatiereZahl } from '../../../lib/zahlen';
import { Auftragsstatus } from './Auftragsstatus';

type Spalte = GridColDef<Auftragszeile>;

const ortVon = (a: AdresseKurz | null) => [a?.lkz, a?.plz, a?.ort].filter(Boolean).join(' ');

function tag(field: 'datum' | 'beladedatum' | 'entladedatum', headerName: string): Spalte {
  return { field, headerName, width: 94, valueGetter: (_, z) => formatiereTag(z[field]) };
}

function zahl(
  field: 'sumPackstueckAnzahl' | 'sumBruttoGewicht',
  headerName: string,
  dezimal: number,
): Spalte {
  return {
    field,
    headerName,
    width: dezimal > 0 ? 96 : 70,
    align: 'right',
    headerAlign: 'right',
    valueFormatter: (wert: number | null) => formatiereZahl(wert, dezimal),
  };
}

/** The default columns of the contract. The field is what the server sorts by. */
export const spalten: readonly Spalte[] = [
  tag('datum', 'Erfasst'),
  {
    field: 'spedeigennr',
    headerName: 'Auftragsnr.',
    width: 128,
    cellClassName: 'fp-fett',
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 198,
    valueGetter: (_, z) => z.status.kurzBezeichnung,
    renderCell: ({ row }) => <Auftragsstatus zeile={row} />,
  },
  {
    field: 'statusDatum',
    headerName: 'Statusdatum',
    width: 104,
    cellClassName: 'fp-gedaempft',
    valueGetter: (_, z) => formatiereZeitpunktKurz(z.statusDatum),
  },
  {
    field: 'abliefernachweisExists',
    headerName: 'POD',
    width: 70,
    valueGetter: (_, z) => (z.abliefernachweisExists ? 'ja' : ''),
    renderCell: ({ row }) =>
      row.abliefernachweisExists && <Zeichen pfad={zeichen.beleg} titel="Abliefernachweis vorhanden" />,
  },
  { field: 'absenderReferenz', headerName: 'Referenz', width: 100 },
  {
    field: 'empfaengerAdresse',
    headerName: 'Empfänger',
    width: 190,
    valueGetter: (_, z) => z.empfaengerAdresse?.name ?? '',
  },
  {
    field: 'ort',
    headerName: 'Ort',
    width: 160,
    sortable: false,
    valueGetter: (_, z) => ortVon(z.empfaengerAdresse),
  },
  {
    field: 'absenderAdresse',
    headerName: 'Absender',
    width: 190,
    valueGetter: (_, z) => z.absenderAdresse?.name ?? '',
  },
  zahl('sumPackstueckAnzahl', 'Stück', 0),
  zahl('sumBruttoGewicht', 'Gewicht', 2),
  {
    field: 'mitGefahrguetern',
    headerName: 'ADR',
    width: 70,
    valueGetter: (_, z) => (z.mitGefahrguetern ? 'ADR' : ''),
    renderCell: ({ row }) =>
      row.mitGefahrguetern && (
        <span className="fp-adr">
          <Zeichen pfad={zeichen.warnung} groesse={15} />
          ADR
        </span>
      ),
  },
  tag('beladedatum', 'Abholung'),
  tag('entladedatum', 'Zustellung'),
  {
    field: 'zustellkennzeichen',
    headerName: 'Zustellart',
    width: 128,
    valueGetter: (_, z) => z.zustellkennzeichen?.langBezeichnung ?? '',
  },
  { field: 'empfaengerreferenz', headerName: 'Empfängerreferenz', width: 140 },
  {
    field: 'sperrigkeit',
    headerName: 'Klassifizierung',
    width: 128,
    valueGetter: (_, z) => z.sperrigkeit?.bezkurz ?? '',
  },
  { field: 'hinweis', headerName: 'Hinweis', width: 180 },
  {
    field: 'abweichendeRechnungsempfaengerAdresse',
    headerName: 'Rechnungsadresse',
    width: 150,
    sortable: false,
    valueGetter: (_, z) => z.abweichendeRechnungsempfaengerAdresse?.name ?? '',
  },
  {
    field: 'nachnahmeempfaengerAdresse',
    headerName: 'Nachnahmeadresse',
    width: 150,
    sortable: false,
    valueGetter: (_, z) => z.nachnahmeempfaengerAdresse?.name ?? '',
  },
  {
    field: 'berechnBetrag',
    headerName: 'Preis',
    width: 96,
    align: 'right',
    headerAlign: 'right',
    valueFormatter: (wert: number | null) => formatiereZahl(wert, 2),
  },
  {
    field: 'berechnWaehrung',
    headerName: 'Währung',
    width: 80,
    sortable: false,
    valueGetter: (_, z) => z.berechnWaehrung?.bezeichnungKurz ?? '',
  },
  { field: 'mandant', headerName: 'Mandant', width: 170, valueGetter: (_, z) => z.mandant.name },
];
