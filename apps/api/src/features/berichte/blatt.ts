import type { klaergruende } from '@frachtportal/domain/klaerfall/klaerfall';
import type { reklamationsrechte, Schaden } from '@frachtportal/domain/klaerfall/schaden';
import type { Kontoauszug } from '@frachtportal/domain/lademittel/lademittelkonto';
import type { Berichtsauftrag, Berichtstexte, Briefkopf } from './berichtsauftrag.js';

/** A statement of load units, with whose paper it is. */
export interface Kontoauszugsangaben {
  auszug: Kontoauszug;
  von: string;
  bis: string;
  briefkopf: Briefkopf | undefined;
  gedrucktAm: string;
}

/** A damage as it is claimed. */
export interface Schadensblatt {
  auftrag: Berichtsauftrag;
  texte: Berichtstexte;
  /** In words, as the catalogue knows them. */
  grund: (typeof klaergruende)[keyof typeof klaergruende];
  gesetz: (typeof reklamationsrechte)[keyof typeof reklamationsrechte];
  schaden: Omit<Schaden, 'bilder'>;
  angezeigtAm: string;
  angezeigtVon: string;
  /** What the one who claims says of it, where others than the main client's users may read it. */
  text: string | null;
  /** As data URL where it can be drawn. */
  bilder: { name: string; daten: string | null }[];
}

/** Papers that are not made of orders alone. */
export type Blatt =
  | { art: 'kontoauszug'; angaben: Kontoauszugsangaben }
  | { art: 'schadensanzeige'; angaben: Schadensblatt };
