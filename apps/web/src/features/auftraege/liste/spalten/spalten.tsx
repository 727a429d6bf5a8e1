import type { AdresseKurz, Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { t } from '@frachtportal/texte/t';
import type { GridColDef } from '@mui/x-data-grid';
import { Zeichen, zeichen } from '../../../../components/anzeige/Zeichen';
import { formatiereTag, formatiereZeitpunktKurz } from '../../../../lib/format/datum';
import { formatiereZahl } from '../../../../lib/format/zahlen';
import { Auftragsstatus } from '../Auftragsstatus';
import { Auftragsmarken } from '../marken/Auftragsmarken';

type Spalte = GridColDef<Auftragszeile>;
type Einzelheiten = Omit<Spalte, 'field' | 'headerName' | 'width'>;

export const schmalste = 70;
export const breiteste = 390;

/** 9 pixels a character and 30 for the rest, within the contract's bounds (specification of orders, section 9). */
export function breiteFuer(zeichenzahl: number): number {
  return Math.min(breiteste, Math.max(schmalste, 9 * zeichenzahl + 30));
}

/** A column; its width follows from the characters it usually shows. */
function spalte(headerName: string, zeichenzahl: number, mehr: Einzelheiten = {}): Omit<Spalte, 'field'> {
  return { headerName, width: breiteFuer(zeichenzahl), ...mehr };
}

const tag = (headerName: string, lies: (z: Auftragszeile) => string | null) =>
  spalte(headerName, 7, { valueGetter: (_, z) => formatiereTag(lies(z)) });

const zahl = (headerName: string, dezimal: number) =>
  spalte(headerName, dezimal > 0 ? 7 : 4, {
    align: 'right',
    headerAlign: 'right',
    valueFormatter: (wert: number | null) => formatiereZahl(wert, dezimal),
  });

const adresse = (headerName: string, lies: (z: Auftragszeile) => AdresseKurz | null) =>
  spalte(headerName, 17, { valueGetter: (_, z) => lies(z)?.name ?? '' });

const ortVon = (a: AdresseKurz | null) => [a?.lkz, a?.plz, a?.ort].filter(Boolean).join(' ');

/** Every column that a set of columns may have. Its name is the field the server sorts by. */
export const spaltenvorrat = {
  datum: tag('auftrag.erfasst', (z) => z.datum),
  beladedatum: tag('auftrag.abholung', (z) => z.beladedatum),
  entladedatum: tag('auftrag.zustellung', (z) => z.entladedatum),
  spedeigennr: spalte('auftrag.auftragsnr', 11, {
    cellClassName: 'fp-fett fp-nummer',
    renderCell: ({ row }) => (
      <>
        {row.spedeigennr}
        <Auftragsmarken auftragId={row.id} />
      </>
    ),
  }),
  spedfremdnr: spalte('beschriftung.fremdnummer', 11, { valueGetter: (_, z) => z.spedfremdnr ?? '' }),
  partnerreferenz: spalte('beschriftung.partnerreferenz', 12),
  // "Preisermittlung ist erfolgt" is the longest of the usual ones.
  status: spalte('beschriftung.status', 20, {
    valueGetter: (_, z) => z.status.kurzBezeichnung,
    renderCell: ({ row }) => <Auftragsstatus zeile={row} />,
  }),
  statusDatum: spalte('beschriftung.statusdatum', 11, {
    cellClassName: 'fp-gedaempft',
    valueGetter: (_, z) => formatiereZeitpunktKurz(z.statusDatum, z.statusNurTag),
  }),
  abliefernachweisExists: spalte('POD', 3, {
    valueGetter: (_, z) => (z.abliefernachweisExists ? 'ja' : ''),
    renderCell: ({ row }) =>
      row.abliefernachweisExists && (
        <Zeichen pfad={zeichen.beleg} titel="auftrag.liste.abliefernachweisVorhanden" />
      ),
  }),
  absenderReferenz: spalte('beschriftung.referenz', 8),
  empfaengerreferenz: spalte('beschriftung.empfaengerreferenz', 14),
  empfaengerAdresse: adresse('beschriftung.empfaenger', (z) => z.empfaengerAdresse),
  ort: spalte('beschriftung.ort', 15, { valueGetter: (_, z) => ortVon(z.empfaengerAdresse) }),
  absenderAdresse: adresse('beschriftung.absender', (z) => z.absenderAdresse),
  zustellkennzeichen: spalte('beschriftung.zustellart', 11, {
    valueGetter: (_, z) => t(z.zustellkennzeichen?.langBezeichnung ?? ''),
  }),
  terminkennzeichen: spalte('beschriftung.terminart', 11, {
    valueGetter: (_, z) => t(z.terminkennzeichen?.langBezeichnung ?? ''),
  }),
  sumPackstueckAnzahl: zahl('auftrag.liste.stueckzahl', 0),
  sumLademittelAnzahl: zahl('beschriftung.lademittel', 0),
  sumBruttoGewicht: zahl('beschriftung.gewicht', 2),
  mitGefahrguetern: spalte('ADR', 3, {
    valueGetter: (_, z) => (z.mitGefahrguetern ? 'ADR' : ''),
    renderCell: ({ row }) =>
      row.mitGefahrguetern && (
        <span className="fp-adr">
          <Zeichen pfad={zeichen.warnung} groesse={15} />
          {t('beschriftung.adr')}
        </span>
      ),
  }),
  sperrigkeit: spalte('beschriftung.klassifizierung', 11, {
    valueGetter: (_, z) => t(z.sperrigkeit?.bezkurz ?? ''),
  }),
  hinweis: spalte('beschriftung.hinweis', 17),
  dispohinweis: spalte('beschriftung.dispohinweis', 17),
  abweichendeRechnungsempfaengerAdresse: adresse(
    'auftrag.liste.rechnungsadresse',
    (z) => z.abweichendeRechnungsempfaengerAdresse,
  ),
  nachnahmeempfaengerAdresse: adresse('auftrag.liste.nachnahmeadresse', (z) => z.nachnahmeempfaengerAdresse),
  berechnBetrag: zahl('beschriftung.preis', 2),
  berechnWaehrung: spalte('beschriftung.waehrung', 3, {
    valueGetter: (_, z) => z.berechnWaehrung?.bezeichnungKurz ?? '',
  }),
  mandant: spalte('beschriftung.mandant', 15, { valueGetter: (_, z) => z.mandant.name }),
} satisfies Record<string, Omit<Spalte, 'field'>>;

export type Spaltenname = keyof typeof spaltenvorrat;
