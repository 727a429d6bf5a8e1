import { Kennung, Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';

/** A country; `lkz` is the distinguishing sign of vehicles (D, A, CH). */
export class Land {
  @Kennung() id!: number;
  @Text({ max: 60, label: 'Land', pflicht: true }) bezeichnung!: string;
  @Text({ max: 3, label: 'LKZ', pflicht: true }) lkz!: string;
  @Text({ max: 2, label: 'ISO-Code' }) iso2!: string | null;
  @Text({ max: 10, label: 'Fremdnummer' }) fremdnummer!: string | null;
  @Wahrheit({ label: 'gesperrt' }) awSperre!: boolean;
  @Wahrheit({ label: 'Mautberechnung' }) mautberechnung!: boolean;
  @Zahl({ dezimal: 0, bis: 20, label: 'PLZ-Länge' }) plzlaenge!: number | null;
  @Text({ max: 100, label: 'PLZ-Muster' }) plzMuster!: string | null;
  @Zahl({ dezimal: 0, label: 'Sortierung' }) skey!: number;
}
