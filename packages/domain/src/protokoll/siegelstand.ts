import { Text, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';

/** How far the audit log is sealed. */
export class Siegelstand {
  @Zahl({ dezimal: 0, label: 'protokoll.siegel' }) nr!: number | null;
  @Zeitpunkt({ label: 'beschriftung.am' }) am!: string | null;
  /** Hexadecimal; to be noted elsewhere. */
  @Text({ max: 64, label: 'protokoll.siegel' }) siegel!: string | null;
  /** Entries that are not sealed yet. */
  @Zahl({ dezimal: 0, label: 'protokoll.unversiegelt', immer: true }) offen!: number;
}
