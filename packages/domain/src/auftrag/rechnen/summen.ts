import type { Auftragsposition } from '../position/auftragsposition.js';
import { packstueckAnzahl } from '../position/packeinheit.js';
import { alsGanzzahl } from './ganzzahl.js';

/** What of a position is summed. */
export type Summand = Partial<
  Pick<
    Auftragsposition,
    | 'bruttoGewicht'
    | 'volumenCBM'
    | 'lademeter'
    | 'stellplaetze'
    | 'verpackungseinheit'
    | 'verpackung'
    | 'verpackungAnzahl'
    | 'lademittel'
    | 'lademittelAnzahl'
  >
>;

/** How many of one packaging or load unit. */
export interface Teilsumme {
  id: number;
  anzahl: number;
}

export interface Summen {
  bruttoGewicht: number;
  volumenCbm: number;
  lademeter: number;
  stellplaetze: number;
  verpackungAnzahl: number;
  lademittelAnzahl: number;
  packstueckAnzahl: number;
  /** In the order in which they first appear. */
  jeVerpackung: Teilsumme[];
  jeLademittel: Teilsumme[];
}

/** Exact sums of positions: added as integers of the smallest unit, weights 2 decimals, volume 3. */
export function summiere(positionen: readonly Summand[]): Summen {
  return {
    bruttoGewicht: dezimalsumme(positionen, (p) => p.bruttoGewicht, 2),
    volumenCbm: dezimalsumme(positionen, (p) => p.volumenCBM, 3),
    lademeter: dezimalsumme(positionen, (p) => p.lademeter, 2),
    stellplaetze: dezimalsumme(positionen, (p) => p.stellplaetze, 2),
    verpackungAnzahl: dezimalsumme(positionen, (p) => p.verpackungAnzahl, 0),
    lademittelAnzahl: dezimalsumme(positionen, (p) => p.lademittelAnzahl, 0),
    packstueckAnzahl: dezimalsumme(positionen, packstueckAnzahl, 0),
    jeVerpackung: teilsummen(positionen.map((p) => [p.verpackung?.id, p.verpackungAnzahl])),
    jeLademittel: teilsummen(positionen.map((p) => [p.lademittel?.id, p.lademittelAnzahl])),
  };
}

function dezimalsumme(
  positionen: readonly Summand[],
  wert: (position: Summand) => number | null | undefined,
  dezimal: number,
): number {
  const summe = positionen.reduce((bisher, p) => bisher + alsGanzzahl(wert(p), dezimal), 0);
  return summe / 10 ** dezimal;
}

type Paar = [id: number | undefined, anzahl: number | null | undefined];

function teilsummen(paare: Paar[]): Teilsumme[] {
  const jeId = new Map<number, number>();
  for (const [id, anzahl] of paare) {
    if (id && anzahl) jeId.set(id, (jeId.get(id) ?? 0) + anzahl);
  }
  return [...jeId].map(([id, anzahl]) => ({ id, anzahl }));
}
