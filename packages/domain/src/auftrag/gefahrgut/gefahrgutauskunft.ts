import { Liste, Text, Zahl } from '../../feld/dekoratoren.js';
import { type Gefahrguturteil, urteilsstaende } from './gefahrguturteil.js';

/** A sentence of a verdict. */
export class Urteilssatz {
  @Text({ max: 1000, nurLesen: true, label: 'beschriftung.text', immer: true }) text!: string;
}

/** The verdict over some orders as the API answers it. */
export class Gefahrgutauskunft {
  @Text({ max: 12, nurLesen: true, label: 'beschriftung.status', werte: urteilsstaende, immer: true })
  stand!: Gefahrguturteil['stand'];
  @Zahl({ dezimal: 2, nurLesen: true, label: 'beschriftung.punkte', immer: true }) punkte!: number;
  @Text({ max: 1, nurLesen: true, label: 'beschriftung.tunnelcode' }) tunnel!: Gefahrguturteil['tunnel'];
  @Zahl({ dezimal: 2, einheit: 'kg', nurLesen: true, label: 'beschriftung.begrenzteMenge', immer: true })
  begrenzteMengenKg!: number;
  /** The verdict in words, as papers say it; empty where there is nothing to say. */
  @Liste(() => Urteilssatz, { nurLesen: true, label: 'beschriftung.hinweise', immer: true })
  saetze!: Urteilssatz[];
}
