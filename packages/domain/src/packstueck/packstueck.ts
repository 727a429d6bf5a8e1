import { Text, Zahl } from '../feld/dekoratoren.js';

/** One package or load unit of a position that has been given a number of its own. */
export class Packstueck {
  /** Which of the position's pieces, from 1. */
  @Zahl({ dezimal: 0, von: 1, label: 'beschriftung.packstueck', nurLesen: true, immer: true })
  nummer!: number;
  @Text({ max: 18, label: 'beschriftung.sscc', nurLesen: true, immer: true }) sscc!: string;
}
