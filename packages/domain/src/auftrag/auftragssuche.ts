import { Kennung, Tag, Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';

/** Date categories of the order search with their wire numbers. */
export const datumstypen = { ERFASSUNGSDATUM: 0, VERSANDDATUM: 1, ZUSTELLDATUM: 2 } as const;
export type Datumstyp = keyof typeof datumstypen;

/** Most rows an answer holds. */
export const hoechstensTreffer = 1000;

/** What the order list asks for. */
export class Auftragssuche {
  @Text({ max: 200, label: 'Suche' }) query!: string | null;
  @Zahl({ dezimal: 0, bis: 1_000_000, label: 'Seite' }) page!: number | null;
  @Zahl({ dezimal: 0, von: 1, bis: hoechstensTreffer, label: 'Anzeige pro Seite' }) searchLimit!:
    | number
    | null;
  @Tag({ label: 'Datum von' }) datumVon!: string | null;
  @Tag({ label: 'Datum bis' }) datumBis!: string | null;
  @Text({ max: 20, label: 'Datumsart', werte: [...Object.keys(datumstypen), '0', '1', '2'] }) datumTyp!:
    | string
    | null;
  @Kennung({ label: 'Mandant' }) mandantId!: number | null;
  @Wahrheit({ label: 'offene Aufträge' }) offeneAuftraege!: boolean | null;
  /** An addition: `field:asc` or `field:desc`. */
  @Text({ max: 60, label: 'Sortierung' }) sortierung!: string | null;
}
