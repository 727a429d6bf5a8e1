import { Kennung, Liste, Teil, Text, Wahrheit, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';
import { Auftrag } from './auftrag.js';

/** Most orders of one page of the feed: they are whole. */
export const hoechstensImFeed = 500;

/** What an integrator asks the feed for. */
export class Feedfrage {
  /** Leaves out what has not changed since. */
  @Zeitpunkt({ label: 'beschriftung.geaendertSeit' }) geaendertSeit!: string | null;
  /** The place where the last page ended; without it the walk begins anew. */
  @Text({ max: 60, label: 'beschriftung.feedstelle' }) nach!: string | null;
  @Zahl({ dezimal: 0, von: 1, bis: hoechstensImFeed, label: 'beschriftung.anzeigeProSeite' })
  searchLimit!: number | null;
}

/** An order as it stands, or the mark that it is gone. */
export class Feedeintrag {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Wahrheit({ label: 'beschriftung.entfallen', nurLesen: true, immer: true }) entfallen!: boolean;
  @Teil(() => Auftrag, { label: 'beschriftung.auftrag', nurLesen: true }) auftrag!: Auftrag | null;
}

/** A page of the feed. */
export class Feedseite {
  @Liste(() => Feedeintrag, { label: 'beschriftung.eintraege', nurLesen: true }) eintraege!: Feedeintrag[];
  /** What the next request sends as `nach`. */
  @Text({ max: 60, label: 'beschriftung.feedstelle', nurLesen: true, immer: true }) nach!: string;
  /** There is more to be had at once. */
  @Wahrheit({ label: 'beschriftung.weitere', nurLesen: true, immer: true }) weitere!: boolean;
}
