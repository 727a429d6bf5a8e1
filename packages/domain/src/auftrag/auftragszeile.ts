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
  @Text({ max: 20, label: 'beschriftung.nummer', nurLesen: true }) fremdnummer!: string | null;
  @Text({ max: 35, label: 'beschriftung.name', nurLesen: true, immer: true }) name!: string;
  @Text({ max: 35, label: 'beschriftung.zeile2', nurLesen: true }) zeile2!: string | null;
  @Text({ max: 35, label: 'beschriftung.strasse', nurLesen: true }) strasse!: string | null;
  @Text({ max: 10, label: 'beschriftung.hausnummer', nurLesen: true }) hausnummer!: string | null;
  @Text({ max: 3, label: 'beschriftung.lkz', nurLesen: true }) lkz!: string | null;
  @Text({ max: 9, label: 'beschriftung.plz', nurLesen: true }) plz!: string | null;
  @Text({ max: 35, label: 'beschriftung.ort', nurLesen: true }) ort!: string | null;
}

/** An order as the list on the screen shows it: some fields of `Auftrag` under the same names. */
export class Auftragszeile {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Text({ max: 20, label: 'beschriftung.auftragsnummer', nurLesen: true, immer: true }) spedeigennr!: string;
  @Zahl({ dezimal: 0, label: 'beschriftung.typ', nurLesen: true, immer: true }) typ!: number;
  @Tag({ label: 'beschriftung.datum', nurLesen: true, immer: true }) datum!: string;
  @Tag({ label: 'beschriftung.abholdatum', nurLesen: true }) beladedatum!: string | null;
  @Uhrzeit({ label: 'beschriftung.abholzeitVon', nurLesen: true }) beladezeitVon!: string | null;
  @Uhrzeit({ label: 'beschriftung.abholzeitBis', nurLesen: true }) beladezeitBis!: string | null;
  @Tag({ label: 'beschriftung.zustelldatum', nurLesen: true }) entladedatum!: string | null;
  @Uhrzeit({ label: 'beschriftung.zustellzeitVon', nurLesen: true }) entladezeitVon!: string | null;
  @Uhrzeit({ label: 'beschriftung.zustellzeitBis', nurLesen: true }) entladezeitBis!: string | null;
  @Verweis(() => StatusKurz, { label: 'beschriftung.status', nurLesen: true, immer: true })
  status!: StatusKurz;
  /** What users see of the status; null where the status has none ("Geheimstatus"). */
  @Teil(() => Anzeigestatus, { label: 'beschriftung.status', nurLesen: true })
  anzeigestatus!: Anzeigestatus | null;
  @Zeitpunkt({ label: 'beschriftung.statusdatum', nurLesen: true, immer: true }) statusDatum!: string;
  /** Of the status only the day is known. */
  @Wahrheit({ label: 'beschriftung.nurTag', nurLesen: true, immer: true }) statusNurTag!: boolean;
  @Wahrheit({ label: 'beschriftung.pod', nurLesen: true, immer: true }) abliefernachweisExists!: boolean;
  @Text({ max: 35, label: 'beschriftung.absenderreferenz', nurLesen: true }) absenderReferenz!: string | null;
  @Text({ max: 35, label: 'beschriftung.empfaengerreferenz', nurLesen: true }) empfaengerreferenz!:
    | string
    | null;
  @Text({ max: 35, label: 'beschriftung.fremdnummer', nurLesen: true }) spedfremdnr!: string | null;
  @Text({ max: 35, label: 'beschriftung.partnerreferenz', nurLesen: true }) partnerreferenz!: string | null;
  @Teil(() => AdresseKurz, { label: 'beschriftung.empfaenger', nurLesen: true })
  empfaengerAdresse!: AdresseKurz | null;
  @Teil(() => AdresseKurz, { label: 'beschriftung.absender', nurLesen: true })
  absenderAdresse!: AdresseKurz | null;
  @Teil(() => AdresseKurz, { label: 'beschriftung.rechnung', nurLesen: true })
  abweichendeRechnungsempfaengerAdresse!: AdresseKurz | null;
  @Teil(() => AdresseKurz, { label: 'beschriftung.nachnahme', nurLesen: true })
  nachnahmeempfaengerAdresse!: AdresseKurz | null;
  @Verweis(() => Zustellkennzeichen, { label: 'beschriftung.zustellart', nurLesen: true })
  zustellkennzeichen!: Zustellkennzeichen | null;
  @Verweis(() => Terminkennzeichen, { label: 'beschriftung.terminart', nurLesen: true })
  terminkennzeichen!: Terminkennzeichen | null;
  @Zahl({ dezimal: 0, label: 'beschriftung.packstuecke', nurLesen: true, immer: true })
  sumPackstueckAnzahl!: number;
  @Zahl({ dezimal: 0, label: 'beschriftung.lademittel', nurLesen: true, immer: true })
  sumLademittelAnzahl!: number;
  @Zahl({ dezimal: 0, label: 'beschriftung.verpackungen', nurLesen: true, immer: true })
  sumVerpackungAnzahl!: number;
  @Zahl({ dezimal: 2, einheit: 'kg', label: 'beschriftung.gewicht', nurLesen: true, immer: true })
  sumBruttoGewicht!: number;
  @Wahrheit({ label: 'beschriftung.adr', nurLesen: true, immer: true }) mitGefahrguetern!: boolean;
  @Verweis(() => Sperrigkeit, { label: 'beschriftung.klassifizierung', nurLesen: true })
  sperrigkeit!: Sperrigkeit | null;
  @Text({ max: 4000, label: 'beschriftung.hinweis', nurLesen: true }) hinweis!: string | null;
  @Text({ max: 70, label: 'beschriftung.dispohinweis', nurLesen: true }) dispohinweis!: string | null;
  @Zahl({ dezimal: 2, label: 'beschriftung.preis', nurLesen: true }) berechnBetrag!: number | null;
  @Verweis(() => Waehrung, { label: 'beschriftung.waehrung', nurLesen: true })
  berechnWaehrung!: Waehrung | null;
  @Kennung({ nurLesen: true }) kalkulationsFolgeId!: number | null;
  @Verweis(() => MandantKurz, { label: 'beschriftung.mandant', nurLesen: true, immer: true })
  mandant!: MandantKurz;
}
