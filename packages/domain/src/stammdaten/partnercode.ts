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
  'sendungsstatus',
] as const;

export type UmschluesselbareListe = (typeof umschluesselbar)[number];

/** How a partner's interface names an entry of one of the lists; each forwarder keeps its own. */
export class Partnercode {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Text({ max: 35, label: 'beschriftung.partner', pflicht: true }) partner!: string;
  @Text({ max: 30, label: 'beschriftung.liste', pflicht: true, werte: umschluesselbar })
  liste!: UmschluesselbareListe;
  @Kennung({ label: 'beschriftung.eintrag', pflicht: true }) eintragId!: number;
  @Text({ max: 35, label: 'beschriftung.codeDesPartners', pflicht: true }) code!: string;
}
