import { Adressaenderung } from '../adresse/adressimport.js';
import { Dateilauf, Dateilaufzeile } from '../auftragseingang/auftragseingang.js';
import { Kennung, Liste, Tag, Teil, Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';
import { Gefahrgutlaufausgabe } from './gefahrgut/gefahrgutimport.js';

/** What of the reference data comes by the file, as its calls name it. */
export const stammdatenimporte = ['maut', 'premium', 'orte', 'gefahrgut'] as const;
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
  /** Of a table of dangerous goods: which edition it is. */
  @Teil(() => Gefahrgutlaufausgabe, { label: 'gefahrgut.ausgabe', nurLesen: true })
  ausgabe!: Gefahrgutlaufausgabe | null;
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
  /** Of a table of dangerous goods: which edition it is and when it holds. */
  @Text({ max: 20, label: 'beschriftung.version' }) version!: string | null;
  @Tag({ label: 'beschriftung.gueltigVon' }) gueltigVon!: string | null;
  @Tag({ label: 'beschriftung.gueltigBis' }) gueltigBis!: string | null;
  @Tag({ label: 'beschriftung.bisherigeGiltBis' }) bisherigeGiltBis!: string | null;
  @Text({ max: 100, label: 'beschriftung.quelle' }) quelle!: string | null;
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

/** How much of a set a file changes; `geaendert` only where a row that differs is not one gone and another come. */
interface Mengenumfang {
  vorher: number;
  neu: number;
  entfallen: number;
  geaendert?: number;
}

/** More of a set may only go or come where that is meant. */
const anteil = 5;

/** Does a file change more than a fifth of what is there? */
export function aendertViel({ vorher, neu, geaendert = 0, entfallen }: Mengenumfang): boolean {
  return vorher > 0 && Math.max(neu, geaendert, entfallen) * anteil > vorher;
}
