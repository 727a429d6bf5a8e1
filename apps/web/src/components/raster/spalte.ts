import { feld, type Klasse } from '@frachtportal/domain/feld/feld';
import { t } from '@frachtportal/texte/t';

/** An entry of a select: the key of the trade and its words. */
export interface Option {
  id: number;
  kurz?: string | null;
  text: string;
}

interface Grund {
  /** Field of the row. */
  name: string;
  /** Heading. */
  label: string;
  /** Name for screen readers and messages where the heading alone is ambiguous. */
  ansage?: string;
  /** Other words by which spreadsheets call it. */
  auch?: readonly string[];
  /** CSS width of the column; a number is pixels. */
  breite: number | string;
  pflicht?: boolean;
}

export interface TextSpalte extends Grund {
  art: 'text';
  max?: number;
}

export interface ZahlSpalte<T> extends Grund {
  art: 'zahl';
  dezimal: number;
  /** People and spreadsheets write it behind the number. */
  einheit?: string | undefined;
  /** Decimals always shown; `dezimal` when absent. */
  stellen?: number;
  /** What counts, from the value entered and the rest of the row; shown paler where it is not the value entered. */
  berechne?: (daten: Partial<T>) => number | null;
}

export interface AuswahlSpalte extends Grund {
  art: 'auswahl';
  optionen: readonly Option[];
}

/** What a look-up finds; the cell keeps the whole of it. */
export interface Treffer {
  id: number;
}

/** Refers to an entry of a list too long to be loaded: it is looked up while somebody types. */
export interface SuchSpalte extends Grund {
  art: 'suche';
  suche: (text: string, signal: AbortSignal) => Promise<readonly Treffer[]>;
  /** What stands in the cell. */
  text: (treffer: Treffer) => string;
  /** What stands in the list. */
  eintrag: (treffer: Treffer) => string;
  /** The one that Tab and Enter take without a further choice; undefined where the text leaves several open. */
  vorwahl: (treffer: readonly Treffer[], text: string) => Treffer | undefined;
}

export interface SchalterSpalte extends Grund {
  art: 'schalter';
}

/** Shows something derived from the row; with `aktion` a click or the space bar starts it. */
export interface AnzeigeSpalte<T> extends Grund {
  art: 'anzeige';
  text: (daten: Partial<T>) => string;
  aktion?: (schluessel: number) => void;
  /** What the action is called where it is a button of its own. */
  aktionstext?: string;
  /** Tab passes over the column although it starts something; arrow keys and the mouse reach it. */
  ohneHalt?: boolean;
  klasse?: string;
}

export type Spalte<T> =
  | TextSpalte
  | ZahlSpalte<T>
  | AuswahlSpalte
  | SuchSpalte
  | SchalterSpalte
  | AnzeigeSpalte<T>;

type Angaben = Partial<Pick<Grund, 'label' | 'ansage' | 'auch' | 'pflicht'>> & { breite: number | string };

function grund<T extends object>(klasse: Klasse<T>, name: keyof T & string, angaben: Angaben) {
  const f = feld(klasse, name);
  return { name, label: f.label, pflicht: f.pflicht, ...angaben };
}

/** A text column with the limits the domain declares. */
export function textSpalte<T extends object>(
  klasse: Klasse<T>,
  name: keyof T & string,
  angaben: Angaben,
): TextSpalte {
  return { art: 'text', max: feld(klasse, name).max, ...grund(klasse, name, angaben) };
}

/** A number column with the decimals the domain declares. */
export function zahlSpalte<T extends object>(
  klasse: Klasse<T>,
  name: keyof T & string,
  angaben: Angaben & Pick<ZahlSpalte<T>, 'stellen' | 'berechne'>,
): ZahlSpalte<T> {
  const { dezimal = 0, einheit } = feld(klasse, name);
  return {
    art: 'zahl',
    dezimal,
    einheit,
    ...grund(klasse, name, angaben),
  } as ZahlSpalte<T>;
}

/** A column that refers to an entry of a reference list. */
export function auswahlSpalte<T extends object>(
  klasse: Klasse<T>,
  name: keyof T & string,
  angaben: Angaben & { optionen: readonly Option[] },
): AuswahlSpalte {
  return { art: 'auswahl', ...grund(klasse, name, angaben), optionen: angaben.optionen };
}

/** What the column is called where its heading alone is not enough. */
export function spaltenname<T>({ ansage, label }: Spalte<T>): string {
  return t(ansage ?? label);
}

/** Can the user change cells of this column? */
export function istEingabe<T>(spalte: Spalte<T>): boolean {
  return spalte.art !== 'anzeige';
}

/** Does Tab stop here? Columns without input are passed over, save those that start something. */
export function istHalt<T>(spalte: Spalte<T>): boolean {
  return spalte.art !== 'anzeige' || (spalte.aktion !== undefined && !spalte.ohneHalt);
}
