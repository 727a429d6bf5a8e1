import { Kennung, Tag, Text, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';
import { Seitenfrage } from './mail.js';

/** An entry of the audit log: who did what to what; while switched both names stand there. */
export class Protokolleintrag {
  @Kennung({ immer: true }) id!: number;
  @Zeitpunkt({ label: 'beschriftung.am', immer: true }) am!: string;
  @Text({ max: 40, label: 'beschriftung.art', immer: true }) art!: string;
  @Text({ max: 35, label: 'beschriftung.mandant' }) mandant!: string | null;
  @Text({ max: 30, label: 'beschriftung.benutzer', immer: true }) benutzer!: string;
  @Text({ max: 30, label: 'beschriftung.alsAdministrator' }) gewechseltVon!: string | null;
  @Text({ max: 200, label: 'beschriftung.gegenstand', immer: true }) gegenstand!: string;
  /** JSON text. */
  @Text({ max: 20_000, label: 'beschriftung.einzelheiten', immer: true }) einzelheiten!: string;
}

export class Protokollfrage extends Seitenfrage {
  @Text({ max: 40, label: 'beschriftung.art' }) art!: string | null;
  @Tag({ label: 'beschriftung.von' }) datumVon!: string | null;
  @Tag({ label: 'beschriftung.bis' }) datumBis!: string | null;
}

export class Logfrage {
  @Zahl({ dezimal: 0, von: 1, bis: 5000, label: 'beschriftung.zeilen' }) rows!: number | null;
}
