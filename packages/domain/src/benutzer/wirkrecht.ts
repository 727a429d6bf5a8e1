import { Text, Wahrheit, Worte } from '../feld/dekoratoren.js';
import { type Bedingung, bedingungsnamen, type Recht, rechtenamen } from './rechte.js';

/** A right of a user, as it is at this moment. */
export class Wirkrecht {
  @Text({ max: 40, werte: rechtenamen, immer: true }) recht!: Recht;
  @Wahrheit({ label: 'sicherheit.darf', immer: true }) darf!: boolean;
  /** By what it is held; where it is not, what is missing at least. */
  @Worte({ werte: bedingungsnamen, label: 'sicherheit.weil', immer: true }) weil!: Bedingung[];
}
