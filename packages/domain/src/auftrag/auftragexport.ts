import { Kennung, Tag, Zahl } from '../feld/dekoratoren.js';

/** Most orders in one spreadsheet. */
export const hoechstensXlsx = 100_000;

/** The orders of a period, by their date: of one client, or of all that the user sees. */
export class Exportzeitraum {
  @Tag({ label: 'Datum von', pflicht: true }) datumVon!: string;
  @Tag({ label: 'Datum bis', pflicht: true }) datumBis!: string;
  @Kennung({ label: 'Mandant' }) mandantId!: number | null;
}

/** A part of them: from row `min`, counted from 0, to before row `max`. */
export class Exportausschnitt extends Exportzeitraum {
  @Zahl({ dezimal: 0, label: 'von Zeile' }) min!: number | null;
  @Zahl({ dezimal: 0, label: 'bis Zeile' }) max!: number | null;
}
