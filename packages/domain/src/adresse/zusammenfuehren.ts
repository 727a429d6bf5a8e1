import { Kennung, Teil, Text, Zahl } from '../feld/dekoratoren.js';
import { Adresse } from './adresse.js';

/** Two entries of one client become one: the first stays with the given values, the second goes. */
export class Adresszusammenfuehrung {
  @Kennung({ label: 'bleibende Adresse', pflicht: true }) bleibt!: number;
  @Kennung({ label: 'entfallende Adresse', pflicht: true }) entfaellt!: number;
  /** The versions that were compared; a stale one is refused. */
  @Kennung({ label: 'Version der bleibenden Adresse' }) bleibtVersion!: number | null;
  @Kennung({ label: 'Version der entfallenden Adresse' }) entfaelltVersion!: number | null;
  @Teil(() => Adresse, { label: 'Adresse', pflicht: true }) adresse!: Adresse;
}

/** What an entry of the address book is used for. */
export class Adressverwendung {
  @Kennung({ nurLesen: true }) id!: number;
  @Zahl({ dezimal: 0, label: 'Aufträge', nurLesen: true }) auftraege!: number;
  @Zahl({ dezimal: 0, label: 'Vorlagen', nurLesen: true }) vorlagen!: number;
  /** The client whose own address it is. */
  @Text({ max: 60, label: 'eigene Adresse von', nurLesen: true }) eigeneVon!: string | null;
}
