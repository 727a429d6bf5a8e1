import { Kennung, Tag, Zahl } from '../feld/dekoratoren.js';

/** Most orders in one spreadsheet. */
export const hoechstensXlsx = 100_000;

/** The orders of a period, by their date: of one client, or of all that the user sees. */
export class Exportzeitraum {
  @Tag({ label: 'beschriftung.datumVon', pflicht: true }) datumVon!: string;
  @Tag({ label: 'beschriftung.datumBis', pflicht: true }) datumBis!: string;
  @Kennung({ label: 'beschriftung.mandant' }) mandantId!: number | null;
}

/** A part of them: from row `min`, counted from 0, to before row `max`. */
export class Exportausschnitt extends Exportzeitraum {
  @Zahl({ dezimal: 0, label: 'beschriftung.vonZeile' }) min!: number | null;
  @Zahl({ dezimal: 0, label: 'beschriftung.bisZeile' }) max!: number | null;
}
