import { Kennung, Text, Verweis } from '../feld/dekoratoren.js';
import { Land } from './land.js';

/** A place with its postal code. */
export class Ort {
  @Kennung({ immer: true }) id!: number;
  /** Places outside of the home countries are known by name only. */
  @Text({ max: 9, label: 'beschriftung.plz' }) plz!: string | null;
  @Text({ max: 60, label: 'beschriftung.ort', pflicht: true }) ortsname!: string;
  @Text({ max: 3, label: 'beschriftung.lkz', immer: true }) lkz!: string;
  @Verweis(() => Land, { immer: true }) land!: { id: number };
}
