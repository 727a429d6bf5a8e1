import { Kennung, Liste, Tag, Text, Uhrzeit, Wahrheit, Worte, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';

/** Days of the week as a rule names them, from Monday on. */
export const wochentage = {
  mo: 'dauerauftrag.montag',
  di: 'dauerauftrag.dienstag',
  mi: 'dauerauftrag.mittwoch',
  do: 'dauerauftrag.donnerstag',
  fr: 'dauerauftrag.freitag',
  sa: 'dauerauftrag.samstag',
  so: 'dauerauftrag.sonntag',
} as const;
export type Wochentag = keyof typeof wochentage;

/** What becomes of a pickup on a public holiday of the place. */
export const feiertagsregeln = {
  auslassen: 'dauerauftrag.feiertagAuslassen',
  verschieben: 'dauerauftrag.feiertagVerschieben',
  trotzdem: 'dauerauftrag.feiertagTrotzdem',
} as const;
export type Feiertagsregel = keyof typeof feiertagsregeln;

/** What is made on each day. */
export const ergebnisarten = {
  auftrag: 'dauerauftrag.alsAuftrag',
  vorschlag: 'dauerauftrag.alsVorschlag',
} as const;
export type Ergebnisart = keyof typeof ergebnisarten;

/** When somebody is told of a run. */
export const meldearten = {
  probleme: 'dauerauftrag.meldeProbleme',
  immer: 'dauerauftrag.meldeImmer',
} as const;

/** What has become of a run. */
export const laufzustaende = {
  freizugeben: 'dauerauftrag.laufFreizugeben',
  auftrag: 'dauerauftrag.laufAuftrag',
  vorschlag: 'dauerauftrag.laufVorschlag',
  gescheitert: 'dauerauftrag.laufGescheitert',
  versaeumt: 'dauerauftrag.laufVersaeumt',
} as const;
export type Laufzustand = keyof typeof laufzustaende;

/** How many days ahead a preview looks. */
export const vorschauTermine = 10;
/** Most recurring orders of a client. */
export const hoechstensDauerauftraege = 500;

const nurLesen = true;
const immer = true;

/** On which days goods are to be picked up. */
export class Dauerregel {
  @Worte({ werte: Object.keys(wochentage), pflicht: true, label: 'dauerauftrag.wochentage' })
  wochentage!: Wochentag[];
  /** Every how many weeks, counted from the week of `von`. */
  @Zahl({ dezimal: 0, von: 1, bis: 52, pflicht: true, label: 'dauerauftrag.wochen' }) wochen!: number;
  @Tag({ pflicht: true, label: 'dauerauftrag.von' }) von!: string;
  @Tag({ label: 'dauerauftrag.bis' }) bis!: string | null;
  @Text({ max: 12, werte: Object.keys(feiertagsregeln), pflicht: true, label: 'dauerauftrag.feiertage' })
  feiertage!: Feiertagsregel;
}

/** When and how orders are made. */
class Dauergrund extends Dauerregel {
  @Text({ max: 60, pflicht: true, label: 'dauerauftrag.name' }) name!: string;
  /** How many days before the pickup it is made. */
  @Zahl({ dezimal: 0, bis: 30, pflicht: true, label: 'dauerauftrag.vorlauf' }) vorlauf!: number;
  @Uhrzeit({ pflicht: true, label: 'dauerauftrag.um' }) um!: string;
  @Text({ max: 10, werte: Object.keys(ergebnisarten), pflicht: true, label: 'dauerauftrag.als' })
  als!: Ergebnisart;
  /** The name of who is told by mail. */
  @Text({ max: 30, label: 'dauerauftrag.benachrichtigt' }) benachrichtigt!: string | null;
  @Text({ max: 10, werte: Object.keys(meldearten), pflicht: true, label: 'dauerauftrag.melden' })
  melden!: keyof typeof meldearten;
  @Wahrheit({ pflicht: true, label: 'dauerauftrag.aktiv' }) aktiv!: boolean;
}

/** What a new one and a changed one say. */
export class Dauerauftragangaben extends Dauergrund {
  /** The template that orders are made from; it says for which client. */
  @Kennung({ pflicht: true, label: 'dauerauftrag.vorlage' }) vorlageId!: number;
}

/** What was made for one day. */
export class Dauerlauf {
  @Tag({ nurLesen, immer, label: 'dauerauftrag.abholung' }) tag!: string;
  @Text({ max: 12, werte: Object.keys(laufzustaende), nurLesen, immer, label: 'beschriftung.zustand' })
  zustand!: Laufzustand;
  @Zeitpunkt({ nurLesen, immer, label: 'dauerauftrag.gelaufenAm' }) am!: string;
  /** Why there is no order. */
  @Text({ max: 500, nurLesen, label: 'beschriftung.grund' }) grund!: string | null;
  @Kennung({ nurLesen, label: 'beschriftung.auftrag' }) auftragId!: number | null;
  @Text({ max: 20, nurLesen, label: 'beschriftung.auftragsnummer' }) nummer!: string | null;
  @Kennung({ nurLesen, label: 'dauerauftrag.vorschlag' }) vorschlagId!: number | null;
}

/** A rule by which orders are made from a template. */
export class Dauerauftrag extends Dauergrund {
  @Kennung({ nurLesen, immer }) id!: number;
  @Zahl({ dezimal: 0, nurLesen, immer, label: 'beschriftung.version' }) version!: number;
  @Text({ max: 60, nurLesen, immer, label: 'beschriftung.mandant' }) mandant!: string;
  /** Both null where the template is gone: then nothing can be made. */
  @Kennung({ nurLesen, label: 'dauerauftrag.vorlage' }) vorlageId!: number | null;
  @Text({ max: 60, nurLesen, label: 'dauerauftrag.vorlage' }) vorlage!: string | null;
  /** The next pickup, and when it is made; null where there is none any more. */
  @Tag({ nurLesen, label: 'dauerauftrag.naechster' }) naechsterTag!: string | null;
  @Zeitpunkt({ nurLesen, label: 'dauerauftrag.naechsterAm' }) naechsterAm!: string | null;
  /** What has been made last; null where nothing was made yet. */
  @Text({ max: 12, werte: Object.keys(laufzustaende), nurLesen, label: 'dauerauftrag.letzter' })
  letzter!: Laufzustand | null;
}

/** A day of a rule. */
export class Dauertermin {
  @Tag({ nurLesen, immer, label: 'dauerauftrag.abholung' }) tag!: string;
  /** The day that the rule named, where that was another one. */
  @Tag({ nurLesen, label: 'dauerauftrag.statt' }) statt!: string | null;
  /** The holiday because of which it is moved or left out. */
  @Text({ max: 60, nurLesen, label: 'dauerauftrag.feiertag' }) feiertag!: string | null;
  @Wahrheit({ nurLesen, immer, label: 'dauerauftrag.faelltAus' }) faelltAus!: boolean;
}

/** What a rule would do, seen from today. */
export class Dauervorschau {
  @Liste(() => Dauertermin, { nurLesen, immer, label: 'dauerauftrag.termine' }) termine!: Dauertermin[];
}

/** The rule of a preview, and the template that says where goods are picked up. */
export class Vorschaufrage extends Dauerregel {
  @Kennung({ label: 'dauerauftrag.vorlage' }) vorlageId!: number | null;
}

/** The template that says whose orders are made. */
export class Empfaengerfrage {
  @Kennung({ pflicht: true, label: 'dauerauftrag.vorlage' }) vorlageId!: number;
}
