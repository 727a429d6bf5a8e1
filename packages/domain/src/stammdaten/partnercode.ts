import { Kennung, Text } from '../feld/dekoratoren.js';

/** The lists whose entries partners name differently. */
export const umschluesselbar = [
  'frankatur',
  'verkehrsart',
  'terminkennzeichen',
  'zustellkennzeichen',
  'anlieferkennzeichen',
  'sperrigkeit',
  'metrokennung',
  'verpackung',
  'lademittel',
  'eigentuemer',
  'serviceDefinition',
] as const;

export type UmschluesselbareListe = (typeof umschluesselbar)[number];

/** How a partner's interface names an entry of one of the lists; each forwarder keeps its own. */
export class Partnercode {
  @Kennung({ nurLesen: true }) id!: number;
  @Text({ max: 35, label: 'Partner', pflicht: true }) partner!: string;
  @Text({ max: 30, label: 'Liste', pflicht: true, werte: umschluesselbar }) liste!: UmschluesselbareListe;
  @Kennung({ label: 'Eintrag', pflicht: true }) eintragId!: number;
  @Text({ max: 35, label: 'Code des Partners', pflicht: true }) code!: string;
}
