import { Kennung, Liste, Teil, Text, Wahrheit, Worte, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';

/** What others are told of, in the words it is offered with. */
export const ereignisarten = {
  'auftrag.angelegt': 'ereignis.auftragAngelegt',
  'auftrag.geaendert': 'ereignis.auftragGeaendert',
  'auftrag.geloescht': 'ereignis.auftragGeloescht',
  'auftrag.uebertragen': 'ereignis.auftragUebertragen',
  'auftrag.status': 'ereignis.auftragStatus',
  'auftrag.abgeliefert': 'ereignis.auftragAbgeliefert',
  'preis.berechnet': 'ereignis.preisBerechnet',
  'dokument.neu': 'ereignis.dokumentNeu',
  'eingang.fertig': 'ereignis.eingangFertig',
} as const;

export type Ereignisart = keyof typeof ereignisarten;

export const ereignisartnamen = Object.keys(ereignisarten) as Ereignisart[];

/** So long events are kept, in days. */
export const ereignistage = 30;
const hoechstensJeSeite = 500;

const nurLesen = true;
const immer = true;
const zahl = { dezimal: 0, nurLesen };

/** What an event says: names and numbers, with which the rest is read. */
export class Ereignisdaten {
  @Text({ max: 20, label: 'beschriftung.auftragsnummer', nurLesen }) spedeigennr!: string | null;
  @Text({ max: 35, label: 'beschriftung.absenderreferenz', nurLesen }) absenderReferenz!: string | null;
  @Zahl({ ...zahl, label: 'beschriftung.status' }) statusId!: number | null;
  @Zeitpunkt({ label: 'beschriftung.zeitpunkt', nurLesen }) statusDatum!: string | null;
  @Zahl({ dezimal: 2, label: 'beschriftung.betrag', nurLesen }) betrag!: number | null;
  @Text({ max: 3, label: 'beschriftung.waehrung', nurLesen }) waehrung!: string | null;
  @Kennung({ nurLesen }) dokumentId!: number | null;
  @Text({ max: 255, label: 'beschriftung.datei', nurLesen }) dateiname!: string | null;
  @Text({ max: 20, label: 'beschriftung.art', nurLesen }) belegart!: string | null;
  @Kennung({ nurLesen }) laufId!: number | null;
  @Zahl({ ...zahl, label: 'beschriftung.uebernommen' }) uebernommen!: number | null;
  @Zahl({ ...zahl, label: 'beschriftung.abgelehnt' }) abgelehnt!: number | null;
}

/** Something that happened to an order, its papers or a file of orders. */
export class Ereignis {
  /** The same wherever it is told, and however often. */
  @Text({ max: 36, nurLesen, immer }) id!: string;
  @Text({ max: 30, werte: ereignisartnamen, label: 'beschriftung.art', nurLesen, immer }) art!: Ereignisart;
  @Zeitpunkt({ label: 'beschriftung.zeitpunkt', nurLesen, immer }) zeitpunkt!: string;
  @Kennung({ label: 'beschriftung.mandant', nurLesen, immer }) mandantId!: number;
  @Kennung({ label: 'beschriftung.auftrag', nurLesen }) auftragId!: number | null;
  /** The how manieth of its order it is, from 1 on. */
  @Zahl({ ...zahl, label: 'ereignis.folge' }) folge!: number | null;
  @Teil(() => Ereignisdaten, { nurLesen, immer }) daten!: Ereignisdaten;
}

/** What is asked of the feed. */
export class Ereignisfrage {
  /** The place where the last page ended; without it the feed begins with the oldest there is. */
  @Text({ max: 60, label: 'beschriftung.feedstelle' }) nach!: string | null;
  @Worte({ werte: ereignisartnamen, label: 'ereignis.arten' }) arten!: Ereignisart[] | null;
  @Zahl({ dezimal: 0, von: 1, bis: hoechstensJeSeite, label: 'beschriftung.anzeigeProSeite' })
  searchLimit!: number | null;
}

/** A page of the feed. */
export class Ereignisseite {
  @Liste(() => Ereignis, { label: 'beschriftung.eintraege', nurLesen }) eintraege!: Ereignis[];
  /** What the next request sends as `nach`. */
  @Text({ max: 60, label: 'beschriftung.feedstelle', nurLesen, immer }) nach!: string;
  /** There is more to be had at once. */
  @Wahrheit({ label: 'beschriftung.weitere', nurLesen, immer }) weitere!: boolean;
}
