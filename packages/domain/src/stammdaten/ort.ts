import { Kennung, Text, Verweis } from '../feld/dekoratoren.js';
import { Land } from './land.js';

/** A place with its postal code. */
export class Ort {
  @Kennung() id!: number;
  /** Places outside of the home countries are known by name only. */
  @Text({ max: 9, label: 'PLZ' }) plz!: string | null;
  @Text({ max: 60, label: 'Ort', pflicht: true }) ortsname!: string;
  @Text({ max: 3, label: 'LKZ' }) lkz!: string;
  @Verweis(() => Land) land!: { id: number };
}
