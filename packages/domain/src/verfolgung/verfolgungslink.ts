import { Kennung, Text, Wahrheit, Zeitpunkt } from '../feld/dekoratoren.js';

/** So long after the delivery a link opens, in days. */
export const verfolgbarTage = 90;
/** Links of one order that hold at the same time. */
export const hoechstensLinks = 50;

/** How a link to follow an order is to be. */
export class Verfolgungswunsch {
  /** Whoever opens it names the recipient's postcode first. */
  @Wahrheit({ label: 'verfolgung.plzFragen' }) plzFragen!: boolean | null;
  /** Gets the link by mail, without a word of whoever has it sent. */
  @Text({ max: 250, label: 'verfolgung.email' }) email!: string | null;
}

/** A link that holds. What it opens with is told once, when it is made. */
export class Verfolgungslink {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Wahrheit({ nurLesen: true, immer: true, label: 'verfolgung.plzFragen' }) plzFragen!: boolean;
  @Zeitpunkt({ nurLesen: true, immer: true, label: 'vorschlag.erstelltAm' }) erstelltAm!: string;
  @Text({ max: 30, nurLesen: true, immer: true, label: 'vorschlag.erstelltVon' }) erstelltVon!: string;
}

export class NeuerVerfolgungslink extends Verfolgungslink {
  /** The whole address. */
  @Text({ max: 500, nurLesen: true, immer: true, label: 'verfolgung.link' }) adresse!: string;
}
