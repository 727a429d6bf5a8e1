import { Kennung, Text, Verweis } from '../feld/dekoratoren.js';

/** The short form of a client as it stands on orders and addresses. */
export class MandantKurz {
  @Kennung() id!: number;
  @Text({ max: 35, label: 'Mandant' }) name!: string;
}

/** A client (tenant): a main client, the sub client of one, or free. */
export class Mandant extends MandantKurz {
  @Kennung({ label: 'Hauptmandant' }) hauptmandantId!: number | null;
  @Verweis(() => MandantKurz, { label: 'Hauptmandant', nurLesen: true }) hauptmandant!: MandantKurz | null;
}
