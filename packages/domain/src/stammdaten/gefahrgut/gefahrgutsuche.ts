import { Tag, Text, Zahl } from '../../feld/dekoratoren.js';

/** What is looked for while an order is captured. */
export class Gefahrgutfrage {
  @Text({ max: 4, label: 'beschriftung.unnr' }) unnr!: string | null;
  @Text({ max: 200, label: 'beschriftung.gefahrgutbezeichnung' }) bezeichnung!: string | null;
  /** The day of the pickup; without it today. */
  @Tag({ label: 'beschriftung.gueltigAm' }) tag!: string | null;
  /** One edition only; without it every one that holds on the day, the latest first. */
  @Text({ max: 20, label: 'beschriftung.version' }) version!: string | null;
}

/** What becomes of a row on the day of a pickup. */
export class Gefahrgutwechselfrage {
  @Tag({ label: 'beschriftung.gueltigAm', pflicht: true }) tag!: string;
}

/** A page of the table: of one edition, or of what is valid on a day. */
export class Gefahrgutseitenfrage {
  /** A number, or a part of a name. */
  @Text({ max: 200, label: 'beschriftung.suche' }) query!: string | null;
  @Text({ max: 20, label: 'beschriftung.version' }) version!: string | null;
  @Tag({ label: 'beschriftung.gueltigVon' }) gueltigVon!: string | null;
  @Tag({ label: 'beschriftung.gueltigAm' }) tag!: string | null;
  @Zahl({ dezimal: 0, bis: 1_000_000, label: 'beschriftung.seite' }) page!: number | null;
  @Zahl({ dezimal: 0, von: 1, bis: 100, label: 'beschriftung.anzeigeProSeite' }) searchLimit!: number | null;
}

/** The UN number that was typed (`1203`, `UN 1203`, or its beginning); null where the text is none. */
export function unnummerAus(text: string): string | null {
  return /^(?:un\s*)?(\d{1,4})$/i.exec(text.trim())?.[1] ?? null;
}
