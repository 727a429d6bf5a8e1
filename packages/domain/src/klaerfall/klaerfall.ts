import { Kennung, Liste, Tag, Teil, Text, Uhrzeit, Wahrheit, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';
import { Schaden, Schadensangaben } from './schaden.js';

/** Most cases an order has. */
export const hoechstensKlaerfaelle = 100;
/** Most rows a page of cases holds. */
export const hoechstensKlaerfallzeilen = 200;

/** Why something has to be cleared up, in the words it is shown with. */
export const klaergruende = {
  annahme: 'klaerfall.grundAnnahme',
  adresse: 'klaerfall.grundAdresse',
  nichtAngetroffen: 'klaerfall.grundNichtAngetroffen',
  fehlmenge: 'klaerfall.grundFehlmenge',
  schaden: 'klaerfall.grundSchaden',
  verspaetung: 'klaerfall.grundVerspaetung',
  papiere: 'klaerfall.grundPapiere',
  preis: 'klaerfall.grundPreis',
  sonstiges: 'klaerfall.grundSonstiges',
} as const;
export type Klaergrund = keyof typeof klaergruende;

/** What can happen to a case, in the words it is shown with. */
export const klaerschritte = {
  eroeffnet: 'klaerfall.schrittEroeffnet',
  weitergegeben: 'klaerfall.schrittWeitergegeben',
  erledigt: 'klaerfall.schrittErledigt',
  wiedereroeffnet: 'klaerfall.schrittWiedereroeffnet',
} as const;
export type Klaerschritt = keyof typeof klaerschritte;

const nurLesen = true;
const immer = true;
const text = { max: 2000, umbrueche: 50, label: 'klaerfall.text' } as const;

/** Who clears up, and until when: without a time of day until the day ends. */
class Klaerauftrag {
  /** The name of a user who may edit the order and read the case; nobody yet without one. */
  @Text({ max: 30, label: 'klaerfall.zustaendig' }) zustaendig!: string | null;
  @Tag({ pflicht: true, label: 'klaerfall.faelligTag' }) faelligTag!: string;
  @Uhrzeit({ label: 'klaerfall.faelligUm' }) faelligUm!: string | null;
}

/** Something about an order that somebody has to clear up. */
export class Klaerfalleroeffnung extends Klaerauftrag {
  @Text({ max: 20, werte: Object.keys(klaergruende), pflicht: true, label: 'klaerfall.grund' })
  grund!: Klaergrund;
  @Text(text) text!: string | null;
  /** For users of the main client alone; where nothing is said, what they open is, and what others open is not. */
  @Wahrheit({ label: 'kommentar.intern', immer }) intern!: boolean | null;
  /** Only where the reason is one of `schadensgruende`. */
  @Teil(() => Schadensangaben, { label: 'klaerfall.schaden' }) schaden!: Schadensangaben | null;
}

/** Somebody else clears it up, or until another day; a case that was done is open again. */
export class Klaerfallweitergabe extends Klaerauftrag {
  @Text({ ...text, label: 'klaerfall.bemerkung' }) text!: string | null;
}

/** How it was cleared up. */
export class Klaerfallabschluss {
  @Text({ ...text, pflicht: true, label: 'klaerfall.ergebnis' }) text!: string;
}

/** What has happened to a case. */
export class Klaerfallschritt {
  @Text({ max: 20, werte: Object.keys(klaerschritte), nurLesen, immer, label: 'klaerfall.schritt' })
  art!: Klaerschritt;
  @Text({ max: 30, nurLesen, immer, label: 'kommentar.verfasser' }) verfasser!: string;
  @Text({ max: 30, nurLesen, label: 'klaerfall.zustaendig' }) zustaendig!: string | null;
  @Tag({ nurLesen, immer, label: 'klaerfall.faelligTag' }) faelligTag!: string;
  @Uhrzeit({ nurLesen, label: 'klaerfall.faelligUm' }) faelligUm!: string | null;
  @Text({ ...text, nurLesen }) text!: string | null;
  @Zeitpunkt({ nurLesen, immer, label: 'beschriftung.datum' }) am!: string;
}

/** A case, with all that has happened to it. */
export class Klaerfall {
  @Kennung({ nurLesen, immer }) id!: number;
  @Zahl({ dezimal: 0, nurLesen, immer, label: 'beschriftung.version' }) version!: number;
  @Kennung({ nurLesen, immer, label: 'beschriftung.auftrag' }) auftragId!: number;
  @Text({ max: 20, nurLesen, immer, label: 'beschriftung.auftragsnummer' }) nummer!: string;
  @Text({ max: 60, nurLesen, immer, label: 'beschriftung.mandant' }) mandant!: string;
  @Text({ max: 35, nurLesen, label: 'beschriftung.empfaenger' }) empfaenger!: string | null;
  @Text({ max: 20, werte: Object.keys(klaergruende), nurLesen, immer, label: 'klaerfall.grund' })
  grund!: Klaergrund;
  @Wahrheit({ nurLesen, immer, label: 'kommentar.intern' }) intern!: boolean;
  @Text({ max: 30, nurLesen, label: 'klaerfall.zustaendig' }) zustaendig!: string | null;
  @Tag({ nurLesen, immer, label: 'klaerfall.faelligTag' }) faelligTag!: string;
  @Uhrzeit({ nurLesen, label: 'klaerfall.faelligUm' }) faelligUm!: string | null;
  /** Open, and its time is over. */
  @Wahrheit({ nurLesen, immer, label: 'klaerfall.ueberfaellig' }) ueberfaellig!: boolean;
  @Wahrheit({ nurLesen, immer, label: 'klaerfall.erledigt' }) erledigt!: boolean;
  @Teil(() => Schaden, { nurLesen, label: 'klaerfall.schaden' }) schaden!: Schaden | null;
  /** From the opening on. */
  @Liste(() => Klaerfallschritt, { nurLesen, immer, label: 'klaerfall.verlauf' })
  schritte!: Klaerfallschritt[];
}

/** Of which cases a list is: open ones by the time they are due, done ones with the latest first. */
export class Klaerfallsuche {
  @Text({ max: 10, werte: ['offen', 'erledigt'], label: 'beschriftung.zustand' })
  zustand!: 'offen' | 'erledigt' | null;
  /** Those that are one's own to clear up, or nobody's yet. */
  @Text({ max: 10, werte: ['ich', 'niemand'], label: 'klaerfall.zustaendig' }) wer!: 'ich' | 'niemand' | null;
  @Kennung({ label: 'beschriftung.mandant' }) mandantId!: number | null;
  @Zahl({ dezimal: 0, bis: 1_000_000, label: 'beschriftung.seite' }) page!: number | null;
  @Zahl({ dezimal: 0, von: 1, bis: hoechstensKlaerfallzeilen, label: 'beschriftung.anzeigeProSeite' })
  searchLimit!: number | null;
}

/** How many open cases an order has. */
export class OffeneKlaerfaelle {
  @Kennung({ nurLesen, immer }) auftragId!: number;
  @Zahl({ dezimal: 0, nurLesen, immer, label: 'klaerfall.offen' }) anzahl!: number;
  @Wahrheit({ nurLesen, immer, label: 'klaerfall.ueberfaellig' }) ueberfaellig!: boolean;
}
