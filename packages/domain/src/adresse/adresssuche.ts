import { Kennung, Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';

/** What the address list asks for. */
export class Adresssuche {
  @Text({ max: 200, label: 'Suche' }) query!: string | null;
  @Zahl({ dezimal: 0, bis: 1_000_000, label: 'Seite' }) page!: number | null;
  @Zahl({ dezimal: 0, von: 1, bis: 1000, label: 'Anzeige pro Seite' }) searchLimit!: number | null;
  /** An addition: one of the visible clients instead of all. */
  @Kennung({ label: 'Mandant' }) mandantId!: number | null;
  /** An addition: hidden addresses too, so that they can be shown again. */
  @Wahrheit({ label: 'auch unsichtbare' }) auchUnsichtbare!: boolean | null;
  /** An addition: `field:asc` or `field:desc`. */
  @Text({ max: 60, label: 'Sortierung' }) sortierung!: string | null;
}

/** What the address fields of an order ask for while somebody types. */
export class Adressvorschlag {
  @Kennung({ label: 'Mandant' }) mandant!: number | null;
  @Text({ max: 20, label: 'Nummer' }) fremdnummer!: string | null;
  @Text({ max: 200, label: 'Name' }) name!: string | null;
  @Text({ max: 3, label: 'LKZ' }) lkz!: string | null;
  @Text({ max: 9, label: 'PLZ' }) plz!: string | null;
  @Text({ max: 35, label: 'Ort' }) ortsname!: string | null;
  @Text({ max: 35, label: 'Straße' }) strasse!: string | null;
  @Zahl({ dezimal: 0, von: 1, bis: 100, label: 'höchstens' }) searchLimit!: number | null;
}

/** An address somebody is about to store: is it already there? */
export class Dublettenfrage {
  @Text({ max: 35, label: 'Name', pflicht: true }) name!: string;
  @Text({ max: 35, label: 'Straße' }) strasse!: string | null;
  @Text({ max: 9, label: 'PLZ' }) plz!: string | null;
  @Text({ max: 35, label: 'Ort' }) ort!: string | null;
  @Text({ max: 20, label: 'Nummer' }) fremdnummer!: string | null;
  @Kennung({ label: 'Mandant' }) mandant!: number | null;
  /** The address that is being changed, which is no duplicate of itself. */
  @Kennung({ label: 'Adresse' }) ohne!: number | null;
}
