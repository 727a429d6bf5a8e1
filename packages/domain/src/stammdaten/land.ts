import { Kennung, Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';

/** A country as what refers to it names it. */
export class LandKurz {
  @Kennung({ immer: true }) id!: number;
  @Text({ max: 60, label: 'beschriftung.land', immer: true }) bezeichnung!: string;
  @Text({ max: 3, label: 'beschriftung.lkz', immer: true }) lkz!: string;
}

/** A country; `lkz` is the distinguishing sign of vehicles (D, A, CH). */
export class Land {
  @Kennung({ immer: true }) id!: number;
  @Text({ max: 60, label: 'beschriftung.land', pflicht: true }) bezeichnung!: string;
  @Text({ max: 3, label: 'beschriftung.lkz', pflicht: true }) lkz!: string;
  @Text({ max: 2, label: 'beschriftung.isoCode' }) iso2!: string | null;
  @Text({ max: 10, label: 'beschriftung.fremdnummer' }) fremdnummer!: string | null;
  @Wahrheit({ label: 'beschriftung.gesperrt', immer: true }) awSperre!: boolean;
  @Wahrheit({ label: 'beschriftung.mautberechnung', immer: true }) mautberechnung!: boolean;
  @Zahl({ dezimal: 0, bis: 20, label: 'beschriftung.plzLaenge' }) plzlaenge!: number | null;
  @Text({ max: 100, label: 'beschriftung.plzMuster' }) plzMuster!: string | null;
  @Zahl({ dezimal: 0, label: 'beschriftung.sortierung', immer: true }) skey!: number;
}
