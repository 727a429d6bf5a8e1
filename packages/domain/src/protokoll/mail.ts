import { Kennung, Text, Wahrheit, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';

export const mailzustaende = ['wartet', 'versendet', 'abgelegt', 'gescheitert'] as const;

/** A mail as administrators see it; what it says they open as a file. */
export class Mail {
  @Kennung() id!: number;
  @Text({ max: 30, label: 'Art' }) art!: string;
  @Text({ max: 250, label: 'An' }) an!: string;
  @Text({ max: 60, label: 'Name' }) anName!: string;
  @Text({ max: 200, label: 'Betreff' }) betreff!: string;
  @Text({ max: 12, label: 'Zustand', werte: mailzustaende }) zustand!: string;
  @Zahl({ dezimal: 0, label: 'Versuche' }) versuche!: number;
  @Text({ max: 300, label: 'Fehler' }) fehler!: string | null;
  @Zeitpunkt({ label: 'geschrieben' }) erstelltAm!: string;
  @Zeitpunkt({ label: 'erledigt' }) erledigtAm!: string | null;
  /** It lies as a file under the data directory and can be opened. */
  @Wahrheit({ label: 'Datei' }) alsDatei!: boolean;
}

/** A page of a list that administrators look through. */
export class Seitenfrage {
  @Text({ max: 200, label: 'Suche' }) query!: string | null;
  @Zahl({ dezimal: 0, bis: 1_000_000, label: 'Seite' }) page!: number | null;
  @Zahl({ dezimal: 0, von: 1, bis: 1000, label: 'Anzeige pro Seite' }) searchLimit!: number | null;
}
