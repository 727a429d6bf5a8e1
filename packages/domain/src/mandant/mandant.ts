import { Kennung, Text } from '../feld/dekoratoren.js';

/** The short form of a client as it stands on orders and addresses. */
export class MandantKurz {
  @Kennung() id!: number;
  @Text({ max: 35, label: 'Mandant' }) name!: string;
}
