import { Adressaenderung } from '../adresse/adressimport.js';
import { Dateilauf, Dateilaufzeile } from '../auftragseingang/auftragseingang.js';
import { Kennung, Liste, Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';

/** What of the reference data comes by the file, as its calls name it. */
export const stammdatenimporte = ['maut', 'premium', 'orte'] as const;
export type Stammdatenimport = (typeof stammdatenimporte)[number];
/** Places of a country come by the hundred thousand. */
export const groessteOrtsdateiMb = 100;

const anzahl = { dezimal: 0, nurLesen: true };

/** A file of reference data on its way. */
export class Stammdatenlauf extends Dateilauf {
  /** The country whose set it is, where it is that of one. */
  @Text({ max: 3, label: 'beschriftung.lkz', nurLesen: true }) lkz!: string | null;
  /** Do its rows take the place of all that are there? */
  @Wahrheit({ label: 'stammdaten.import.ersetzen', nurLesen: true, immer: true }) ersetzen!: boolean;
  /** How many there were before; null before it is known. */
  @Zahl({ ...anzahl, label: 'stammdaten.import.vorher' }) vorher!: number | null;
  /** Those of them that no line names, and that go. */
  @Zahl({ ...anzahl, label: 'stammdaten.import.entfallen' }) entfallen!: number | null;
  /** It changes more than a fifth: it is only taken over where that is said to be meant. */
  @Wahrheit({ label: 'stammdaten.import.rueckfrage', nurLesen: true, immer: true }) rueckfrage!: boolean;
  /** It can be taken back, or put in place again. */
  @Wahrheit({ label: 'stammdaten.import.umkehrbar', nurLesen: true, immer: true }) umkehrbar!: boolean;
}

/** A line with what it would change. */
export class Stammdatenlaufzeile extends Dateilaufzeile {
  @Liste(() => Adressaenderung, { label: 'beschriftung.aenderungen', nurLesen: true })
  aenderungen!: Adressaenderung[];
}

/** What is said beside a file. */
export class Stammdatendateiangaben {
  /** Whose it is, where such things belong to a client; without it that of the main client. */
  @Kennung({ label: 'beschriftung.mandant' }) mandant!: number | null;
  /** The country whose places it must be of; without it the file says it. */
  @Kennung({ label: 'beschriftung.land' }) land!: number | null;
  /** Does it take the place of all that is there (which is usual), or come to it? */
  @Wahrheit({ label: 'stammdaten.import.ersetzen' }) ersetzen!: boolean | null;
  /** The name of a file that is sent without a form. */
  @Text({ max: 255, label: 'beschriftung.dateiname' }) dateiname!: string | null;
}

/** What the set loses, in words: it has no line. */
export class Entfallendes {
  @Text({ max: 300, label: 'stammdaten.import.entfallen', nurLesen: true, immer: true }) text!: string;
}

export class Stammdatenuebernahme {
  /** It is meant, though it changes more than a fifth of what is there. */
  @Wahrheit({ label: 'stammdaten.import.bestaetigt' }) bestaetigt!: boolean | null;
}
