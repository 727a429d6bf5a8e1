import { Anschrift } from '../adresse/anschrift.js';
import { Kennung, Teil, Text, Verweis, Wahrheit } from '../feld/dekoratoren.js';
import { Annahmeschluss } from '../kalender/annahmeschluss.js';

/** The short form of a client as it stands on orders and addresses. */
export class MandantKurz {
  @Kennung({ immer: true }) id!: number;
  @Text({ max: 35, label: 'beschriftung.mandant', immer: true }) name!: string;
}

/** The client's own entry of its address book. */
export class Mandantadresse extends Anschrift {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
}

/**
 * A client (tenant). It is a main client where `hauptmandantId` is its own id, the sub client of the one named there,
 * and free where nothing stands.
 */
export class Mandant extends MandantKurz {
  /** The path says which client it is. */
  @Kennung({ nurLesen: true, immer: true }) declare id: number;
  @Kennung({ label: 'beschriftung.hauptmandant' }) hauptmandantId!: number | null;
  @Verweis(() => MandantKurz, { label: 'beschriftung.hauptmandant', nurLesen: true })
  hauptmandant!: MandantKurz | null;
  @Teil(() => Mandantadresse, { label: 'beschriftung.adresse' }) adresse!: Mandantadresse | null;
  /** Its own; where there is none that of its main client holds. */
  @Teil(() => Annahmeschluss, { label: 'beschriftung.annahmeschluss' })
  annahmeschluss!: Annahmeschluss | null;
}

/** A client to create: free unless it names its main client or shall be one itself. */
export class NeuerMandant {
  @Text({ max: 35, label: 'beschriftung.mandant', pflicht: true }) name!: string;
  @Wahrheit({ label: 'beschriftung.hauptmandant' }) istHauptmandant!: boolean | null;
  @Kennung({ label: 'beschriftung.hauptmandant' }) hauptmandantId!: number | null;
  @Teil(() => Mandantadresse, { label: 'beschriftung.adresse' }) adresse!: Mandantadresse | null;
  @Teil(() => Annahmeschluss, { label: 'beschriftung.annahmeschluss' })
  annahmeschluss!: Annahmeschluss | null;
}

export const istHauptmandant = (m: Pick<Mandant, 'id' | 'hauptmandantId'>) => m.hauptmandantId === m.id;
export const istFrei = (m: Pick<Mandant, 'hauptmandantId'>) => m.hauptmandantId === null;
