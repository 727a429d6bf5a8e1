import { AuftragAdresse } from '../adresse/adresse.js';
import {
  Kennung,
  Liste,
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
import {
  Anlieferkennzeichen,
  Sperrigkeit,
  Terminkennzeichen,
  Waehrung,
  Zustellkennzeichen,
} from '../stammdaten/kennzeichen.js';
import { StatusKurz } from '../stammdaten/sendungsstatus.js';
import {
  AuftragLademittel,
  AuftragService,
  Dokumentenverweis,
  Historieneintrag,
  Person,
} from './auftrag-teile.js';
import { Auftragsposition } from './position/auftragsposition.js';

/** Largest amount of money in an order. */
export const geldgrenze = 999_999.99;

/** A transport order with all that belongs to it. */
export class Auftrag {
  static readonly zugaben: ReadonlySet<string> = new Set(['hinweise']);

  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Kennung() copyId!: number | null;
  @Kennung() vorlageAuftragId!: number | null;
  @Text({ max: 20, label: 'beschriftung.auftragsnummer', nurLesen: true, immer: true }) spedeigennr!: string;
  @Text({ max: 35, label: 'beschriftung.fremdnummer' }) spedfremdnr!: string | null;
  @Text({ max: 35, label: 'beschriftung.partnerreferenz' }) partnerreferenz!: string | null;
  @Text({ max: 35, label: 'beschriftung.empfaengerreferenz' }) empfaengerreferenz!: string | null;
  @Text({ max: 35, label: 'beschriftung.absenderreferenz' }) absenderReferenz!: string | null;
  @Tag({ label: 'beschriftung.auftragsdatum' }) datum!: string | null;

  @Tag({ label: 'beschriftung.abholdatum' }) beladedatum!: string | null;
  @Uhrzeit({ label: 'beschriftung.abholzeitVon' }) beladezeitVon!: string | null;
  @Uhrzeit({ label: 'beschriftung.abholzeitBis' }) beladezeitBis!: string | null;
  @Tag({ label: 'beschriftung.abholdatum', zweitnameVon: 'beladedatum' }) abholDatumVon!: string | null;
  @Tag({ label: 'beschriftung.abholdatum', zweitnameVon: 'beladedatum' }) abholDatumBis!: string | null;
  @Tag({ label: 'beschriftung.zustelldatum' }) entladedatum!: string | null;
  @Uhrzeit({ label: 'beschriftung.zustellzeitVon' }) entladezeitVon!: string | null;
  @Uhrzeit({ label: 'beschriftung.zustellzeitBis' }) entladezeitBis!: string | null;
  @Tag({ label: 'beschriftung.zustelldatum', zweitnameVon: 'entladedatum' }) zustellDatumVon!: string | null;
  @Tag({ label: 'beschriftung.zustelldatum', zweitnameVon: 'entladedatum' }) zustellDatumBis!: string | null;

  @Verweis(() => Terminkennzeichen, { label: 'beschriftung.terminart' }) terminkennzeichen!: {
    id: number;
  } | null;
  @Verweis(() => Zustellkennzeichen, { label: 'beschriftung.zustellart' }) zustellkennzeichen!: {
    id: number;
  } | null;
  @Verweis(() => Anlieferkennzeichen, { label: 'beschriftung.anlieferart' }) anlieferkennzeichen!: {
    id: number;
  } | null;
  @Zahl({ dezimal: 0, von: 1, bis: 9999, label: 'beschriftung.frankaturRechnung' }) frankatur!: number | null;
  /** -1 means "not chosen yet" where the configuration requires a choice. */
  @Zahl({ dezimal: 0, von: -1, bis: 9999, label: 'beschriftung.dlaVerkehrsart' }) verkehrsart!: number | null;
  @Zahl({ dezimal: 0, von: 1, bis: 9999, label: 'beschriftung.metroKennung' }) metrokennung!: number | null;
  @Verweis(() => Sperrigkeit, { label: 'beschriftung.klassifizierung' }) sperrigkeit!: { id: number } | null;

  @Text({ max: 39, label: 'beschriftung.iban' }) iban!: string | null;
  @Text({ max: 11, label: 'beschriftung.bic' }) bic!: string | null;
  @Zahl({ dezimal: 2, bis: geldgrenze, label: 'beschriftung.nachnahme' }) nachnahmeBetrag!: number | null;
  @Verweis(() => Waehrung, { label: 'beschriftung.waehrung' }) nachnahmeWaehrung!: { id: number } | null;
  @Zahl({ dezimal: 0, label: 'beschriftung.paEuropalette' }) tauschpaletteA!: number | null;
  @Zahl({ dezimal: 0, label: 'beschriftung.tbTauschbrett' }) tauschpaletteB!: number | null;
  @Zahl({ dezimal: 0, label: 'beschriftung.trTauschrahmen' }) tauschpaletteR!: number | null;
  @Zahl({ dezimal: 0, label: 'beschriftung.yGitterboxpalette' }) tauschpaletteY!: number | null;

  @Text({ max: 4000, umbrueche: 5, label: 'beschriftung.hinweis' }) hinweis!: string | null;
  @Text({ max: 70, label: 'beschriftung.dispohinweis' }) dispohinweis!: string | null;
  @Text({ max: 100, umbrueche: 5, label: 'beschriftung.zollvermerk' }) zollvermerk!: string | null;
  @Text({ max: 256, label: 'beschriftung.spotPreisNr' }) spotpreisnr!: string | null;
  @Wahrheit({ label: 'beschriftung.abwLabeldruck' }) abweichendeBeladung!: boolean | null;

  @Teil(() => AuftragAdresse, { label: 'beschriftung.absender' }) absenderAdresse!: AuftragAdresse | null;
  @Teil(() => AuftragAdresse, { label: 'beschriftung.empfaenger' }) empfaengerAdresse!: AuftragAdresse | null;
  @Teil(() => AuftragAdresse, { label: 'beschriftung.abwAbholung' })
  abweichendeAbholerAdresse!: AuftragAdresse | null;
  @Teil(() => AuftragAdresse, { label: 'beschriftung.abwEmpfaenger' })
  abweichendeEmpfaengerAdresse!: AuftragAdresse | null;
  @Teil(() => AuftragAdresse, { label: 'beschriftung.rechnung' })
  abweichendeRechnungsempfaengerAdresse!: AuftragAdresse | null;
  @Teil(() => AuftragAdresse, { label: 'beschriftung.neutral' })
  neutralerAbsenderAdresse!: AuftragAdresse | null;
  @Teil(() => AuftragAdresse, { label: 'beschriftung.rechnung' })
  rechnungsempfaengerAdresse!: AuftragAdresse | null;
  @Teil(() => AuftragAdresse, { label: 'beschriftung.nachnahme' })
  nachnahmeempfaengerAdresse!: AuftragAdresse | null;

  @Liste(() => Auftragsposition, { label: 'beschriftung.auftragspositionen', hoechstens: 999 })
  auftragspositionen!: Auftragsposition[];
  @Liste(() => AuftragLademittel, { label: 'beschriftung.zusaetzlicheLademittel', hoechstens: 99 })
  auftragZusLademittel!: AuftragLademittel[];
  @Liste(() => AuftragService, { label: 'beschriftung.services', hoechstens: 99 })
  auftragServices!: AuftragService[];

  @Verweis(() => MandantKurz, { label: 'beschriftung.mandant' }) mandant!: {
    id: number;
    name?: string;
  } | null;

  @Verweis(() => StatusKurz, { label: 'beschriftung.status', nurLesen: true, immer: true })
  status!: StatusKurz;
  @Kennung({ nurLesen: true, immer: true }) sdstId!: number;
  @Liste(() => Historieneintrag, { label: 'beschriftung.historie', nurLesen: true })
  auftragshistorie!: Historieneintrag[];
  @Zahl({ dezimal: 0, werte: [0, 1], label: 'beschriftung.typ', nurLesen: true, immer: true }) typ!: 0 | 1;
  @Wahrheit({ label: 'beschriftung.adr', nurLesen: true, immer: true }) mitGefahrguetern!: boolean;
  @Wahrheit({ label: 'beschriftung.abtragen', nurLesen: true, immer: true }) abtragen!: boolean;
  @Wahrheit({ label: 'beschriftung.lenkeravis', nurLesen: true, immer: true }) lenkeravis!: boolean;
  @Wahrheit({ label: 'beschriftung.myDelivery', nurLesen: true, immer: true }) myDelivery!: boolean;
  @Wahrheit({ label: 'beschriftung.adv3', nurLesen: true, immer: true }) adv3!: boolean;
  @Zahl({ dezimal: 2, einheit: 'kg', label: 'beschriftung.gewicht', nurLesen: true, immer: true })
  sumBruttoGewicht!: number;
  @Zahl({ dezimal: 0, label: 'beschriftung.lademittel', nurLesen: true, immer: true })
  sumLademittelAnzahl!: number;
  @Zahl({ dezimal: 0, label: 'beschriftung.verpackungen', nurLesen: true, immer: true })
  sumVerpackungAnzahl!: number;
  @Zahl({ dezimal: 0, label: 'beschriftung.packstuecke', nurLesen: true, immer: true })
  sumPackstueckAnzahl!: number;
  @Zahl({ dezimal: 2, label: 'beschriftung.preis', nurLesen: true }) berechnBetrag!: number | null;
  @Verweis(() => Waehrung, { label: 'beschriftung.waehrung', nurLesen: true })
  berechnWaehrung!: Waehrung | null;
  @Kennung({ nurLesen: true }) kalkulationsFolgeId!: number | null;
  @Kennung({ nurLesen: true }) kf_id!: number | null;
  @Teil(() => Person, { label: 'beschriftung.erfasser', nurLesen: true, immer: true }) erfasser!: Person;
  @Teil(() => Person, { label: 'beschriftung.aenderer', nurLesen: true }) aenderer!: Person | null;
  @Zeitpunkt({ label: 'beschriftung.erfasstAm', nurLesen: true, immer: true }) datumerfasst!: string;
  @Zeitpunkt({ label: 'beschriftung.geaendertAm', nurLesen: true, immer: true }) datumgeaendert!: string;
  @Kennung({ nurLesen: true }) abliefernachweis!: number | null;
  @Wahrheit({ label: 'beschriftung.pod', nurLesen: true, immer: true }) abliefernachweisExists!: boolean;
  @Text({ max: 200_000, label: 'beschriftung.unterschrift', nurLesen: true }) signatur!: string | null;
  @Liste(() => Dokumentenverweis, { label: 'beschriftung.dokumente', nurLesen: true })
  dokumentenverweise!: Dokumentenverweis[];
}
