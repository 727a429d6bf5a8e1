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
import { Auftragsposition } from './auftragsposition.js';

/** Largest amount of money in an order. */
export const geldgrenze = 999_999.99;

/** A transport order with all that belongs to it. */
export class Auftrag {
  @Kennung({ nurLesen: true }) id!: number;
  @Kennung() copyId!: number | null;
  @Kennung() vorlageAuftragId!: number | null;
  @Text({ max: 20, label: 'Auftragsnummer', nurLesen: true }) spedeigennr!: string;
  @Text({ max: 35, label: 'Fremdnummer' }) spedfremdnr!: string | null;
  @Text({ max: 35, label: 'Partnerreferenz' }) partnerreferenz!: string | null;
  @Text({ max: 35, label: 'Empfängerreferenz' }) empfaengerreferenz!: string | null;
  @Text({ max: 35, label: 'Absenderreferenz' }) absenderReferenz!: string | null;
  @Tag({ label: 'Auftragsdatum' }) datum!: string | null;

  @Tag({ label: 'Abholdatum' }) beladedatum!: string | null;
  @Uhrzeit({ label: 'Abholzeit von' }) beladezeitVon!: string | null;
  @Uhrzeit({ label: 'Abholzeit bis' }) beladezeitBis!: string | null;
  @Tag({ label: 'Abholdatum', zweitnameVon: 'beladedatum' }) abholDatumVon!: string | null;
  @Tag({ label: 'Abholdatum', zweitnameVon: 'beladedatum' }) abholDatumBis!: string | null;
  @Tag({ label: 'Zustelldatum' }) entladedatum!: string | null;
  @Uhrzeit({ label: 'Zustellzeit von' }) entladezeitVon!: string | null;
  @Uhrzeit({ label: 'Zustellzeit bis' }) entladezeitBis!: string | null;
  @Tag({ label: 'Zustelldatum', zweitnameVon: 'entladedatum' }) zustellDatumVon!: string | null;
  @Tag({ label: 'Zustelldatum', zweitnameVon: 'entladedatum' }) zustellDatumBis!: string | null;

  @Verweis(() => Terminkennzeichen, { label: 'Terminart' }) terminkennzeichen!: { id: number } | null;
  @Verweis(() => Zustellkennzeichen, { label: 'Zustellart' }) zustellkennzeichen!: { id: number } | null;
  @Verweis(() => Anlieferkennzeichen, { label: 'Anlieferart' }) anlieferkennzeichen!: { id: number } | null;
  @Zahl({ dezimal: 0, von: 1, bis: 9999, label: 'Frankatur (Rechnung)' }) frankatur!: number | null;
  /** -1 means "not chosen yet" where the configuration requires a choice. */
  @Zahl({ dezimal: 0, von: -1, bis: 9999, label: 'DLA (Verkehrsart)' }) verkehrsart!: number | null;
  @Zahl({ dezimal: 0, von: 1, bis: 9999, label: 'Metro-Kennung' }) metrokennung!: number | null;
  @Verweis(() => Sperrigkeit, { label: 'Klassifizierung' }) sperrigkeit!: { id: number } | null;

  @Text({ max: 39, label: 'IBAN' }) iban!: string | null;
  @Text({ max: 11, label: 'BIC' }) bic!: string | null;
  @Zahl({ dezimal: 2, bis: geldgrenze, label: 'Nachnahme' }) nachnahmeBetrag!: number | null;
  @Verweis(() => Waehrung, { label: 'Währung' }) nachnahmeWaehrung!: { id: number } | null;
  @Zahl({ dezimal: 0, label: 'PA Europalette' }) tauschpaletteA!: number | null;
  @Zahl({ dezimal: 0, label: 'TB Tauschbrett' }) tauschpaletteB!: number | null;
  @Zahl({ dezimal: 0, label: 'TR Tauschrahmen' }) tauschpaletteR!: number | null;
  @Zahl({ dezimal: 0, label: 'Y Gitterboxpalette' }) tauschpaletteY!: number | null;

  @Text({ max: 4000, umbrueche: 5, label: 'Hinweis' }) hinweis!: string | null;
  @Text({ max: 70, label: 'Dispohinweis' }) dispohinweis!: string | null;
  @Text({ max: 100, umbrueche: 5, label: 'Zollvermerk' }) zollvermerk!: string | null;
  @Text({ max: 256, label: 'Spot-Preis Nr.' }) spotpreisnr!: string | null;
  @Wahrheit({ label: 'abw. Labeldruck' }) abweichendeBeladung!: boolean | null;

  @Teil(() => AuftragAdresse, { label: 'Absender' }) absenderAdresse!: AuftragAdresse | null;
  @Teil(() => AuftragAdresse, { label: 'Empfänger' }) empfaengerAdresse!: AuftragAdresse | null;
  @Teil(() => AuftragAdresse, { label: 'abw. Abholung' }) abweichendeAbholerAdresse!: AuftragAdresse | null;
  @Teil(() => AuftragAdresse, { label: 'abw. Empfänger' })
  abweichendeEmpfaengerAdresse!: AuftragAdresse | null;
  @Teil(() => AuftragAdresse, { label: 'Rechnung' })
  abweichendeRechnungsempfaengerAdresse!: AuftragAdresse | null;
  @Teil(() => AuftragAdresse, { label: 'Neutral' }) neutralerAbsenderAdresse!: AuftragAdresse | null;
  @Teil(() => AuftragAdresse, { label: 'Rechnung' }) rechnungsempfaengerAdresse!: AuftragAdresse | null;
  @Teil(() => AuftragAdresse, { label: 'Nachnahme' }) nachnahmeempfaengerAdresse!: AuftragAdresse | null;

  @Liste(() => Auftragsposition, { label: 'Auftragspositionen', hoechstens: 999 })
  auftragspositionen!: Auftragsposition[];
  @Liste(() => AuftragLademittel, { label: 'zusätzliche Lademittel', hoechstens: 99 })
  auftragZusLademittel!: AuftragLademittel[];
  @Liste(() => AuftragService, { label: 'Services', hoechstens: 99 }) auftragServices!: AuftragService[];

  @Verweis(() => MandantKurz, { label: 'Mandant' }) mandant!: { id: number; name?: string } | null;

  @Verweis(() => StatusKurz, { label: 'Status', nurLesen: true }) status!: StatusKurz;
  @Kennung({ nurLesen: true }) sdstId!: number;
  @Liste(() => Historieneintrag, { label: 'Historie', nurLesen: true }) auftragshistorie!: Historieneintrag[];
  @Zahl({ dezimal: 0, werte: [0, 1], label: 'Typ', nurLesen: true }) typ!: number;
  @Wahrheit({ label: 'ADR', nurLesen: true }) mitGefahrguetern!: boolean;
  @Wahrheit({ label: 'Abtragen', nurLesen: true }) abtragen!: boolean;
  @Wahrheit({ label: 'Lenkeravis', nurLesen: true }) lenkeravis!: boolean;
  @Wahrheit({ label: 'myDelivery', nurLesen: true }) myDelivery!: boolean;
  @Wahrheit({ label: 'adv3', nurLesen: true }) adv3!: boolean;
  @Zahl({ dezimal: 2, einheit: 'kg', label: 'Gewicht', nurLesen: true }) sumBruttoGewicht!: number;
  @Zahl({ dezimal: 0, label: 'Lademittel', nurLesen: true }) sumLademittelAnzahl!: number;
  @Zahl({ dezimal: 0, label: 'Verpackungen', nurLesen: true }) sumVerpackungAnzahl!: number;
  @Zahl({ dezimal: 0, label: 'Packstücke', nurLesen: true }) sumPackstueckAnzahl!: number;
  @Zahl({ dezimal: 2, label: 'Preis', nurLesen: true }) berechnBetrag!: number | null;
  @Verweis(() => Waehrung, { label: 'Währung', nurLesen: true }) berechnWaehrung!: Waehrung | null;
  @Kennung({ nurLesen: true }) kalkulationsFolgeId!: number | null;
  @Kennung({ nurLesen: true }) kf_id!: number | null;
  @Teil(() => Person, { label: 'Erfasser', nurLesen: true }) erfasser!: Person;
  @Teil(() => Person, { label: 'Änderer', nurLesen: true }) aenderer!: Person | null;
  @Zeitpunkt({ label: 'erfasst am', nurLesen: true }) datumerfasst!: string;
  @Zeitpunkt({ label: 'geändert am', nurLesen: true }) datumgeaendert!: string;
  @Kennung({ nurLesen: true }) abliefernachweis!: number | null;
  @Wahrheit({ label: 'POD', nurLesen: true }) abliefernachweisExists!: boolean;
  @Text({ max: 200_000, label: 'Unterschrift', nurLesen: true }) signatur!: string | null;
  @Liste(() => Dokumentenverweis, { label: 'Dokumente', nurLesen: true })
  dokumentenverweise!: Dokumentenverweis[];
}
