import { Liste, Text, Zeitpunkt } from '../feld/dekoratoren.js';

export const befundstaende = ['gut', 'achtung', 'stoerung', 'angehalten'] as const;

/** How something of the installation fares. */
export type Befundstand = (typeof befundstaende)[number];

/** One thing that was looked at, in words. */
export class Befund {
  @Text({ max: 20, nurLesen: true, immer: true }) bereich!: string;
  @Text({ max: 15, werte: befundstaende, nurLesen: true, immer: true }) stand!: Befundstand;
  @Text({ max: 60, nurLesen: true, immer: true }) name!: string;
  @Text({ max: 2000, nurLesen: true, immer: true }) satz!: string;
  /** What to do, where something is to be done. */
  @Text({ max: 500, nurLesen: true }) abhilfe!: string | null;
}

/** How the installation fares. */
export class Betriebslage {
  @Zeitpunkt({ nurLesen: true, immer: true }) geprueftAm!: string;
  @Liste(() => Befund, { nurLesen: true, immer: true }) befunde!: Befund[];
}
