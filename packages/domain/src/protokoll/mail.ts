import { Kennung, Text, Wahrheit, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';

export const mailzustaende = [
  'wartet',
  'versendet',
  'abgelegt',
  'gescheitert',
  'verworfen',
  'unzustellbar',
] as const;

/** A mail as administrators see it; what it says they open as a file. */
export class Mail {
  @Kennung({ immer: true }) id!: number;
  @Text({ max: 30, label: 'beschriftung.art', immer: true }) art!: string;
  @Text({ max: 250, label: 'beschriftung.an', immer: true }) an!: string;
  @Text({ max: 60, label: 'beschriftung.name', immer: true }) anName!: string;
  @Text({ max: 200, label: 'beschriftung.betreff', immer: true }) betreff!: string;
  @Text({ max: 12, label: 'beschriftung.zustand', werte: mailzustaende, immer: true })
  zustand!: (typeof mailzustaende)[number];
  @Zahl({ dezimal: 0, label: 'beschriftung.versuche', immer: true }) versuche!: number;
  @Text({ max: 300, label: 'beschriftung.fehler' }) fehler!: string | null;
  @Zeitpunkt({ label: 'beschriftung.geschrieben', immer: true }) erstelltAm!: string;
  @Zeitpunkt({ label: 'beschriftung.erledigt' }) erledigtAm!: string | null;
  /** It lies as a file under the data directory and can be opened. */
  @Wahrheit({ label: 'beschriftung.datei', immer: true }) alsDatei!: boolean;
}

/** A page of a list that administrators look through. */
export class Seitenfrage {
  @Text({ max: 200, label: 'beschriftung.suche' }) query!: string | null;
  @Zahl({ dezimal: 0, bis: 1_000_000, label: 'beschriftung.seite' }) page!: number | null;
  @Zahl({ dezimal: 0, von: 1, bis: 1000, label: 'beschriftung.anzeigeProSeite' }) searchLimit!: number | null;
}
