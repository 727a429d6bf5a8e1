import { Kennung, Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';

export const serviceTypen = ['Logisch', 'Datum', 'Integer', 'Dezimal', 'Text'] as const;

/** A service that can be switched on at an order; `Logisch` is a flag without a value. */
export class ServiceDefinition {
  @Kennung({ immer: true }) id!: number;
  @Zahl({ dezimal: 0, von: 1, label: 'beschriftung.servicenummer', pflicht: true }) spezNum!: number;
  @Text({ max: 60, label: 'beschriftung.service', pflicht: true }) bezkurz!: string;
  @Text({ max: 10, label: 'beschriftung.typ', werte: serviceTypen, pflicht: true })
  typ!: (typeof serviceTypen)[number];
  @Text({ max: 30, label: 'beschriftung.attribut' }) attributName!: string | null;
  @Wahrheit({ label: 'beschriftung.kostenpflichtig', immer: true }) isKostenpfl!: boolean;
  @Wahrheit({ label: 'beschriftung.gesperrt', immer: true }) awSperre!: boolean;
  @Wahrheit({ label: 'beschriftung.aenderbar', immer: true }) editable!: boolean;
  @Wahrheit({ label: 'beschriftung.international', immer: true }) international!: boolean;
  @Zahl({ dezimal: 0, label: 'beschriftung.anzeigefolge', immer: true }) anzeigefolge!: number;
}
