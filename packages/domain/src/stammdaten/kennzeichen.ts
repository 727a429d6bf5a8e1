import { Kennung, Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';

/** What the simple reference lists share: a key of the trade and its words. */
export class Kennzeichen {
  @Kennung() id!: number;
  @Text({ max: 10, label: 'Kurzbezeichnung' }) kurzBezeichnung!: string | null;
  @Text({ max: 60, label: 'Bezeichnung', pflicht: true }) langBezeichnung!: string;
  @Text({ max: 10, label: 'Fremdnummer' }) fremdnummer!: string | null;
  @Wahrheit({ label: 'gesperrt' }) awSperre!: boolean;
  @Zahl({ dezimal: 0, label: 'Sortierung' }) skey!: number;
}

export class Frankatur extends Kennzeichen {}
export class Verkehrsart extends Kennzeichen {}
export class Terminkennzeichen extends Kennzeichen {}
export class Zustellkennzeichen extends Kennzeichen {}
export class Anlieferkennzeichen extends Kennzeichen {}

export class Sperrigkeit extends Kennzeichen {
  @Text({ max: 20, label: 'Klassifizierung' }) bezkurz!: string;
}

export class Metrokennung extends Kennzeichen {
  @Text({ max: 60, label: 'Metro-Kennung' }) bezeichnung!: string;
}

export class Waehrung {
  @Kennung() id!: number;
  @Text({ max: 3, label: 'Währung', pflicht: true }) bezeichnungKurz!: string;
  @Text({ max: 60, label: 'Bezeichnung' }) bezeichnung!: string;
}

export class Sprache {
  @Kennung() id!: number;
  @Text({ max: 40, label: 'Sprache', pflicht: true }) bezeichnung!: string;
  @Text({ max: 5, label: 'ISO-Code' }) iso!: string;
  @Wahrheit({ label: 'Standard' }) standard!: boolean;
}
