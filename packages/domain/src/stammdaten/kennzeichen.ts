import { Kennung, Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';

/** What the simple reference lists share: a key of the trade and its words. */
export class Kennzeichen {
  @Kennung({ immer: true }) id!: number;
  @Text({ max: 10, label: 'beschriftung.kurzbezeichnung' }) kurzBezeichnung!: string | null;
  @Text({ max: 60, label: 'beschriftung.bezeichnung', pflicht: true }) langBezeichnung!: string;
  @Text({ max: 10, label: 'beschriftung.fremdnummer' }) fremdnummer!: string | null;
  @Wahrheit({ label: 'beschriftung.gesperrt', immer: true }) awSperre!: boolean;
  @Zahl({ dezimal: 0, label: 'beschriftung.sortierung', immer: true }) skey!: number;
}

export class Frankatur extends Kennzeichen {}
export class Verkehrsart extends Kennzeichen {}
export class Terminkennzeichen extends Kennzeichen {}
export class Zustellkennzeichen extends Kennzeichen {}
export class Anlieferkennzeichen extends Kennzeichen {}

export class Sperrigkeit extends Kennzeichen {
  @Text({ max: 20, label: 'beschriftung.klassifizierung', pflicht: true }) bezkurz!: string;
}

export class Metrokennung extends Kennzeichen {
  @Text({ max: 60, label: 'beschriftung.metroKennung', pflicht: true }) bezeichnung!: string;
}

export class Waehrung {
  @Kennung({ immer: true }) id!: number;
  @Text({ max: 3, label: 'beschriftung.waehrung', pflicht: true }) bezeichnungKurz!: string;
  @Text({ max: 60, label: 'beschriftung.bezeichnung', immer: true }) bezeichnung!: string;
}

export class Sprache {
  @Kennung({ immer: true }) id!: number;
  @Text({ max: 40, label: 'beschriftung.sprache', pflicht: true }) bezeichnung!: string;
  @Text({ max: 5, label: 'beschriftung.isoCode', immer: true }) iso!: string;
  @Wahrheit({ label: 'beschriftung.standard', immer: true }) standard!: boolean;
}
