import { Kennung, Tag, Text } from '@frachtportal/domain/feld/dekoratoren';

/** Where and for whom a new order is to be picked up. */
export class Abholfrage {
  @Kennung({ label: 'beschriftung.mandant' }) mandant!: number | null;
  @Kennung({ label: 'beschriftung.land' }) land!: number | null;
  @Text({ max: 3, label: 'beschriftung.lkz' }) lkz!: string | null;
  @Text({ max: 9, label: 'beschriftung.plz' }) plz!: string | null;
  @Text({ max: 35, label: 'beschriftung.ort' }) ort!: string | null;
}

/** The day a new order starts with. */
export class Abholung {
  @Tag({ immer: true }) beladedatum!: string;
  /** Why it is not today. */
  @Text({ max: 200, label: 'beschriftung.hinweis' }) hinweis!: string | null;
}
