import { Kennung, Zeitpunkt } from '../feld/dekoratoren.js';

/** A client of which nobody comes in and nothing is handed over. */
export class Mandantensperre {
  @Kennung({ immer: true }) mandantId!: number;
  @Zeitpunkt({ label: 'datenleben.gesperrtSeit', immer: true }) seit!: string;
}
