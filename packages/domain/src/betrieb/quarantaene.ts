import { hoechsteKennung, Kennung, Liste, Text, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';

/** What leaves the portal, by its outbox. */
export const ausgangsarten = ['uebertragung', 'konfiguration', 'mail', 'druck', 'webhook'] as const;

export type Ausgangsart = (typeof ausgangsarten)[number];

/** How much of a kind is held back. */
export class Ausgangsmenge {
  @Text({ max: 15, werte: ausgangsarten, nurLesen: true, immer: true }) art!: Ausgangsart;
  @Zahl({ dezimal: 0, bis: hoechsteKennung, nurLesen: true, immer: true }) anzahl!: number;
}

/** Whether everything that would leave is held back, and how much that is. */
export class Quarantaene {
  /** Null: nothing is held back. */
  @Zeitpunkt({ nurLesen: true }) seit!: string | null;
  @Liste(() => Ausgangsmenge, { nurLesen: true, immer: true }) mengen!: Ausgangsmenge[];
}

/** One thing that would leave. */
export class Zurueckgehaltenes {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Text({ max: 15, werte: ausgangsarten, label: 'beschriftung.art', nurLesen: true, immer: true })
  art!: Ausgangsart;
  /** Number of the order, subject of the mail. */
  @Text({ max: 200, label: 'beschriftung.gegenstand', nurLesen: true, immer: true }) gegenstand!: string;
  /** Client, recipient or printer. */
  @Text({ max: 250, label: 'betrieb.fuerWen', nurLesen: true, immer: true }) an!: string;
  @Zeitpunkt({ label: 'beschriftung.zeitpunkt', nurLesen: true }) seit!: string | null;
}
