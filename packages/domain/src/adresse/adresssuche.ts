import { Kennung, Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';

/** What the address list asks for. */
export class Adresssuche {
  @Text({ max: 200, label: 'beschriftung.suche' }) query!: string | null;
  @Zahl({ dezimal: 0, bis: 1_000_000, label: 'beschriftung.seite' }) page!: number | null;
  @Zahl({ dezimal: 0, von: 1, bis: 1000, label: 'beschriftung.anzeigeProSeite' }) searchLimit!: number | null;
  /** An addition: one of the visible clients instead of all. */
  @Kennung({ label: 'beschriftung.mandant' }) mandantId!: number | null;
  /** An addition: hidden addresses too, so that they can be shown again. */
  @Wahrheit({ label: 'beschriftung.auchUnsichtbare' }) auchUnsichtbare!: boolean | null;
  /** An addition: `field:asc` or `field:desc`. */
  @Text({ max: 60, label: 'beschriftung.sortierung' }) sortierung!: string | null;
}

/** What the address fields of an order ask for while somebody types. */
export class Adressvorschlag {
  @Kennung({ label: 'beschriftung.mandant' }) mandant!: number | null;
  @Text({ max: 20, label: 'beschriftung.nummer' }) fremdnummer!: string | null;
  @Text({ max: 200, label: 'beschriftung.name' }) name!: string | null;
  @Text({ max: 3, label: 'beschriftung.lkz' }) lkz!: string | null;
  @Text({ max: 9, label: 'beschriftung.plz' }) plz!: string | null;
  @Text({ max: 35, label: 'beschriftung.ort' }) ortsname!: string | null;
  @Text({ max: 35, label: 'beschriftung.strasse' }) strasse!: string | null;
  @Zahl({ dezimal: 0, von: 1, bis: 100, label: 'beschriftung.hoechstens' }) searchLimit!: number | null;
}

/** An address somebody is about to store: is it already there? */
export class Dublettenfrage {
  @Text({ max: 35, label: 'beschriftung.name', pflicht: true }) name!: string;
  @Text({ max: 35, label: 'beschriftung.strasse' }) strasse!: string | null;
  @Text({ max: 9, label: 'beschriftung.plz' }) plz!: string | null;
  @Text({ max: 35, label: 'beschriftung.ort' }) ort!: string | null;
  @Text({ max: 20, label: 'beschriftung.nummer' }) fremdnummer!: string | null;
  @Kennung({ label: 'beschriftung.mandant' }) mandant!: number | null;
  /** The address that is being changed, which is no duplicate of itself. */
  @Kennung({ label: 'beschriftung.adresse' }) ohne!: number | null;
}
