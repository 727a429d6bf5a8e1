import { Kennung, Tag, Text, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';
import { Seitenfrage } from './mail.js';

/** An entry of the audit log: who did what to what; while switched both names stand there. */
export class Protokolleintrag {
  @Kennung() id!: number;
  @Zeitpunkt({ label: 'am' }) am!: string;
  @Text({ max: 40, label: 'Art' }) art!: string;
  @Text({ max: 35, label: 'Mandant' }) mandant!: string | null;
  @Text({ max: 30, label: 'Benutzer' }) benutzer!: string;
  @Text({ max: 30, label: 'als Administrator' }) gewechseltVon!: string | null;
  @Text({ max: 200, label: 'Gegenstand' }) gegenstand!: string;
  /** JSON text. */
  @Text({ max: 20_000, label: 'Einzelheiten' }) einzelheiten!: string;
}

export class Protokollfrage extends Seitenfrage {
  @Text({ max: 40, label: 'Art' }) art!: string | null;
  @Tag({ label: 'von' }) datumVon!: string | null;
  @Tag({ label: 'bis' }) datumBis!: string | null;
}

export class Logfrage {
  @Zahl({ dezimal: 0, von: 1, bis: 5000, label: 'Zeilen' }) rows!: number | null;
}
