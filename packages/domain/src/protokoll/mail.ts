import { Kennung, Text, Wahrheit, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';

export const mailzustaende = ['wartet', 'versendet', 'abgelegt', 'gescheitert'] as const;

/** A mail as administrators see it; what it says they open as a file. */
export class Mail {
  @Kennung() id!: number;
  @Text({ max: 30, label: 'beschriftung.art' }) art!: string;
  @Text({ max: 250, label: 'beschriftung.an' }) an!: string;
  @Text({ max: 60, label: 'beschriftung.name' }) anName!: string;
  @Text({ max: 200, label: 'beschriftung.betreff' }) betreff!: string;
  @Text({ max: 12, label: 'beschriftung.zustand', werte: mailzustaende }) zustand!: string;
  @Zahl({ dezimal: 0, label: 'beschriftung.versuche' }) versuche!: number;
  @Text({ max: 300, label: 'beschriftung.fehler' }) fehler!: string | null;
  @Zeitpunkt({ label: 'beschriftung.geschrieben' }) erstelltAm!: string;
  @Zeitpunkt({ label: 'beschriftung.erledigt' }) erledigtAm!: string | null;
  /** It lies as a file under the data directory and can be opened. */
  @Wahrheit({ label: 'beschriftung.datei' }) alsDatei!: boolean;
}

/** A page of a list that administrators look through. */
export class Seitenfrage {
  @Text({ max: 200, label: 'beschriftung.suche' }) query!: string | null;
  @Zahl({ dezimal: 0, bis: 1_000_000, label: 'beschriftung.seite' }) page!: number | null;
  @Zahl({ dezimal: 0, von: 1, bis: 1000, label: 'beschriftung.anzeigeProSeite' }) searchLimit!: number | null;
}
