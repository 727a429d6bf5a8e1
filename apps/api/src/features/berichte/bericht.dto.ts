import { Kennung, Text } from '@frachtportal/domain/feld/dekoratoren';

/** An entry of the print menu. */
export class Berichtsart {
  @Kennung({ immer: true }) id!: number;
  @Text({ max: 60, label: 'beschriftung.bericht', immer: true }) label!: string;
  @Text({ max: 60, label: 'beschriftung.berichtsdatei', immer: true }) reportFileName!: string;
}

/** The opaque value that stands for the orders to be printed. */
export class Druckkennung {
  @Text({ max: 16_000, label: 'beschriftung.druckauftrag', immer: true }) ids!: string;
}
