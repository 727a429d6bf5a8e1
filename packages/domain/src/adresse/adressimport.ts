import { Text, Zahl } from '../feld/dekoratoren.js';
import { Adresszeilen } from './anschrift.js';

/** One row of an address import; a row with a number the client already has changes that address. */
export class Adressimportzeile extends Adresszeilen {}

/** Most rows of one import. */
export const hoechstensImportzeilen = 50_000;

/** What is wrong with one row, in the words a form would use at that field. */
export class Importfehler {
  @Zahl({ dezimal: 0, von: 1, label: 'Zeile', nurLesen: true }) zeile!: number;
  @Text({ max: 40, label: 'Feld', nurLesen: true }) field!: string | null;
  @Text({ max: 60, nurLesen: true }) key!: string;
  @Text({ max: 500, label: 'Meldung', nurLesen: true }) text!: string;
}
