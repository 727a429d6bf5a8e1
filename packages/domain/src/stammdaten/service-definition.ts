import { Kennung, Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';

export const serviceTypen = ['Logisch', 'Datum', 'Integer', 'Dezimal', 'Text'] as const;

/** A service that can be switched on at an order; `Logisch` is a flag without a value. */
export class ServiceDefinition {
  @Kennung() id!: number;
  @Zahl({ dezimal: 0, von: 1, label: 'Servicenummer', pflicht: true }) spezNum!: number;
  @Text({ max: 60, label: 'Service', pflicht: true }) bezkurz!: string;
  @Text({ max: 10, label: 'Typ', werte: serviceTypen, pflicht: true }) typ!: (typeof serviceTypen)[number];
  @Text({ max: 30, label: 'Attribut' }) attributName!: string | null;
  @Wahrheit({ label: 'kostenpflichtig' }) isKostenpfl!: boolean;
  @Wahrheit({ label: 'gesperrt' }) awSperre!: boolean;
  @Wahrheit({ label: 'änderbar' }) editable!: boolean;
  @Wahrheit({ label: 'international' }) international!: boolean;
  @Zahl({ dezimal: 0, label: 'Anzeigefolge' }) anzeigefolge!: number;
}
