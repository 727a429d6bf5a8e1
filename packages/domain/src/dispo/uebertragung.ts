import { Kennung, Text, Wahrheit, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';

/** What becomes of an order in the outbox. */
export const uebertragungszustaende = [
  'wartet',
  // It waits, and nobody takes it: the installation has no dispatch system.
  'nichtAngebunden',
  'uebergeben',
  'beantwortet',
  'zurueckgenommen',
  'fehler',
] as const;

/** An order, or the request for its price, on its way to the dispatch system. */
export class Uebertragung {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Kennung({ label: 'beschriftung.auftrag', nurLesen: true, immer: true }) auftragId!: number;
  @Text({ max: 20, label: 'beschriftung.auftragsnummer', nurLesen: true, immer: true }) spedeigennr!: string;
  @Zahl({ dezimal: 0, werte: [0, 1], label: 'beschriftung.art', nurLesen: true, immer: true }) art!: 0 | 1;
  @Text({
    max: 15,
    label: 'beschriftung.zustand',
    werte: uebertragungszustaende,
    nurLesen: true,
    immer: true,
  })
  zustand!: (typeof uebertragungszustaende)[number];
  @Text({ max: 36, label: 'beschriftung.referenz', nurLesen: true, immer: true }) referenz!: string;
  @Text({ max: 60, label: 'beschriftung.nummerImDispositionssystem', nurLesen: true }) externeReferenz!:
    | string
    | null;
  @Zahl({ dezimal: 0, label: 'beschriftung.versuche', nurLesen: true, immer: true }) versuche!: number;
  @Text({ max: 500, label: 'beschriftung.letzterFehler', nurLesen: true }) letzterFehler!: string | null;
  /** Null once nothing is tried any more. */
  @Zeitpunkt({ label: 'beschriftung.naechsterVersuch', nurLesen: true }) naechsterVersuch!: string | null;
  /** The dispatch system may have the order although it did not say so. */
  @Wahrheit({ label: 'beschriftung.ausgangUnklar', nurLesen: true, immer: true }) unklar!: boolean;
  @Zeitpunkt({ label: 'beschriftung.markiertAm', nurLesen: true, immer: true }) erstelltAm!: string;
  @Zeitpunkt({ label: 'beschriftung.erledigtAm', nurLesen: true }) erledigtAm!: string | null;
}

/** Query of a list that is read page by page. */
export class Blaetterung {
  @Zahl({ dezimal: 0, bis: 1_000_000 }) page!: number | null;
  @Zahl({ dezimal: 0, von: 1, bis: 1000 }) searchLimit!: number | null;
}

/** Query of the outbox. */
export class Uebertragungssuche extends Blaetterung {
  @Text({ max: 15, werte: uebertragungszustaende, label: 'beschriftung.zustand' }) zustand!:
    | (typeof uebertragungszustaende)[number]
    | null;
  @Kennung({ label: 'beschriftung.auftrag' }) auftragId!: number | null;
}

/** A record of the dispatch system that was not taken. */
export class Rueckmeldefehler {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Text({ max: 255, label: 'beschriftung.quelle', nurLesen: true, immer: true }) quelle!: string;
  @Zahl({ dezimal: 0, von: 1, label: 'beschriftung.satz', nurLesen: true }) satz!: number | null;
  @Text({ max: 40, label: 'beschriftung.auftragsnummer', nurLesen: true }) auftragsnummer!: string | null;
  @Text({ max: 100, label: 'beschriftung.ereignis', nurLesen: true }) ereignis!: string | null;
  @Text({ max: 500, label: 'beschriftung.grund', nurLesen: true, immer: true }) grund!: string;
  @Text({ max: 2000, label: 'beschriftung.inhalt', nurLesen: true }) inhalt!: string | null;
  @Zahl({ dezimal: 0, label: 'beschriftung.anzahl', nurLesen: true, immer: true }) anzahl!: number;
  @Zeitpunkt({ label: 'beschriftung.zuerst', nurLesen: true, immer: true }) erstmalsAm!: string;
  @Zeitpunkt({ label: 'beschriftung.zuletzt', nurLesen: true, immer: true }) zuletztAm!: string;
}

/** How long to wait after so many attempts: doubled each time, never more than an hour. */
export function pauseMs(versuche: number, ersteMs: number): number {
  return Math.min(3_600_000, ersteMs * 2 ** Math.min(30, Math.max(0, versuche - 1)));
}
