import {
  Kennung,
  Tag,
  Teil,
  Text,
  Uhrzeit,
  Verweis,
  Wahrheit,
  Zahl,
  Zeitpunkt,
} from '../feld/dekoratoren.js';
import { MandantKurz } from '../mandant/mandant.js';
import { Sperrigkeit, Terminkennzeichen, Waehrung, Zustellkennzeichen } from '../stammdaten/kennzeichen.js';
import { Anzeigestatus, StatusKurz } from '../stammdaten/sendungsstatus.js';

/** An address as a list shows it. */
export class AdresseKurz {
  @Text({ max: 20, label: 'Nummer', nurLesen: true }) fremdnummer!: string | null;
  @Text({ max: 35, label: 'Name', nurLesen: true }) name!: string;
  @Text({ max: 35, label: 'Zeile 2', nurLesen: true }) zeile2!: string | null;
  @Text({ max: 35, label: 'Straße', nurLesen: true }) strasse!: string | null;
  @Text({ max: 10, label: 'Hausnummer', nurLesen: true }) hausnummer!: string | null;
  @Text({ max: 3, label: 'LKZ', nurLesen: true }) lkz!: string | null;
  @Text({ max: 9, label: 'PLZ', nurLesen: true }) plz!: string | null;
  @Text({ max: 35, label: 'Ort', nurLesen: true }) ort!: string | null;
}

/** An order as the list shows it: the fields of `Auftrag` of the same names, without its parts. */
export class Auftragszeile {
  @Kennung({ nurLesen: true }) id!: number;
  @Text({ max: 20, label: 'Auftragsnummer', nurLesen: true }) spedeigennr!: string;
  @Zahl({ dezimal: 0, label: 'Typ', nurLesen: true }) typ!: number;
  @Tag({ label: 'Datum', nurLesen: true }) datum!: string;
  @Tag({ label: 'Abholdatum', nurLesen: true }) beladedatum!: string | null;
  @Uhrzeit({ label: 'Abholzeit von', nurLesen: true }) beladezeitVon!: string | null;
  @Uhrzeit({ label: 'Abholzeit bis', nurLesen: true }) beladezeitBis!: string | null;
  @Tag({ label: 'Zustelldatum', nurLesen: true }) entladedatum!: string | null;
  @Uhrzeit({ label: 'Zustellzeit von', nurLesen: true }) entladezeitVon!: string | null;
  @Uhrzeit({ label: 'Zustellzeit bis', nurLesen: true }) entladezeitBis!: string | null;
  @Verweis(() => StatusKurz, { label: 'Status', nurLesen: true }) status!: StatusKurz;
  /** What users see of the status; null where the status has none ("Geheimstatus"). */
  @Teil(() => Anzeigestatus, { label: 'Status', nurLesen: true }) anzeigestatus!: Anzeigestatus | null;
  @Zeitpunkt({ label: 'Statusdatum', nurLesen: true }) statusDatum!: string;
  @Wahrheit({ label: 'POD', nurLesen: true }) abliefernachweisExists!: boolean;
  @Text({ max: 35, label: 'Absenderreferenz', nurLesen: true }) absenderReferenz!: string | null;
  @Text({ max: 35, label: 'Empfängerreferenz', nurLesen: true }) empfaengerreferenz!: string | null;
  @Text({ max: 35, label: 'Fremdnummer', nurLesen: true }) spedfremdnr!: string | null;
  @Text({ max: 35, label: 'Partnerreferenz', nurLesen: true }) partnerreferenz!: string | null;
  @Teil(() => AdresseKurz, { label: 'Empfänger', nurLesen: true }) empfaengerAdresse!: AdresseKurz | null;
  @Teil(() => AdresseKurz, { label: 'Absender', nurLesen: true }) absenderAdresse!: AdresseKurz | null;
  @Teil(() => AdresseKurz, { label: 'Rechnung', nurLesen: true })
  abweichendeRechnungsempfaengerAdresse!: AdresseKurz | null;
  @Teil(() => AdresseKurz, { label: 'Nachnahme', nurLesen: true })
  nachnahmeempfaengerAdresse!: AdresseKurz | null;
  @Verweis(() => Zustellkennzeichen, { label: 'Zustellart', nurLesen: true })
  zustellkennzeichen!: Zustellkennzeichen | null;
  @Verweis(() => Terminkennzeichen, { label: 'Terminart', nurLesen: true })
  terminkennzeichen!: Terminkennzeichen | null;
  @Zahl({ dezimal: 0, label: 'Packstücke', nurLesen: true }) sumPackstueckAnzahl!: number;
  @Zahl({ dezimal: 0, label: 'Lademittel', nurLesen: true }) sumLademittelAnzahl!: number;
  @Zahl({ dezimal: 0, label: 'Verpackungen', nurLesen: true }) sumVerpackungAnzahl!: number;
  @Zahl({ dezimal: 2, einheit: 'kg', label: 'Gewicht', nurLesen: true }) sumBruttoGewicht!: number;
  @Wahrheit({ label: 'ADR', nurLesen: true }) mitGefahrguetern!: boolean;
  @Verweis(() => Sperrigkeit, { label: 'Klassifizierung', nurLesen: true }) sperrigkeit!: Sperrigkeit | null;
  @Text({ max: 4000, label: 'Hinweis', nurLesen: true }) hinweis!: string | null;
  @Text({ max: 70, label: 'Dispohinweis', nurLesen: true }) dispohinweis!: string | null;
  @Zahl({ dezimal: 2, label: 'Preis', nurLesen: true }) berechnBetrag!: number | null;
  @Verweis(() => Waehrung, { label: 'Währung', nurLesen: true }) berechnWaehrung!: Waehrung | null;
  @Kennung({ nurLesen: true }) kalkulationsFolgeId!: number | null;
  @Verweis(() => MandantKurz, { label: 'Mandant', nurLesen: true }) mandant!: MandantKurz;
}
