import { Kennung, Teil, Text, Zahl } from '../feld/dekoratoren.js';
import { Adresse } from './adresse.js';

/** Two entries of one client become one: the first stays with the given values, the second goes. */
export class Adresszusammenfuehrung {
  @Kennung({ label: 'beschriftung.bleibendeAdresse', pflicht: true }) bleibt!: number;
  @Kennung({ label: 'beschriftung.entfallendeAdresse', pflicht: true }) entfaellt!: number;
  /** The versions that were compared; a stale one is refused. */
  @Kennung({ label: 'beschriftung.versionDerBleibendenAdresse' }) bleibtVersion!: number | null;
  @Kennung({ label: 'beschriftung.versionDerEntfallendenAdresse' }) entfaelltVersion!: number | null;
  @Teil(() => Adresse, { label: 'beschriftung.adresse', pflicht: true }) adresse!: Adresse;
}

/** What an entry of the address book is used for. */
export class Adressverwendung {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Zahl({ dezimal: 0, label: 'beschriftung.auftraege', nurLesen: true, immer: true }) auftraege!: number;
  @Zahl({ dezimal: 0, label: 'beschriftung.vorlagen', nurLesen: true, immer: true }) vorlagen!: number;
  /** The client whose own address it is. */
  @Text({ max: 60, label: 'beschriftung.eigeneAdresseVon', nurLesen: true }) eigeneVon!: string | null;
}
