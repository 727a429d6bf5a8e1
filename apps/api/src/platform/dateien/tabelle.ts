/** The value of a cell as it was written; a date is `YYYY-MM-DD`. */
export type Zelle = string | number | boolean | null;

/** A table as read from a file: the words of its head line and the lines below it. */
export interface Tabelle {
  kopf: string[];
  zeilen: Tabellenzeile[];
  /** Only where it was asked for. */
  herkunft?: Tabellenherkunft;
}

/** Where a table stood in its file. */
export interface Tabellenherkunft {
  /** The line of the names of the columns. */
  kopfzeile: number;
  blatt: string | null;
  blaetter: string[];
  /** Lines and columns that its makers have hidden; they are not read. */
  ausgeblendet: { zeilen: number; spalten: number };
}

/** Of a file that cannot hide anything. */
export const nichtsAusgeblendet = { zeilen: 0, spalten: 0 } as const;

/** How a file is read that people have made for people: with titles, several sheets, two columns of one name. */
export interface Leseart {
  /** The sheet that is meant; without it the first one whose head line is known. */
  blatt?: string | null;
  /** Words by which a head line is known (`wortform`). */
  kopfworte: readonly string[];
  /** Those of them that head what is counted: a number in merged cells counts once. */
  mengenworte?: readonly string[];
  /** A formula in a text file refuses its line, which whoever asks does, not the file. */
  formelnJeZeile?: boolean;
}

export interface Tabellenzeile {
  /** Where the line stands in the file, counted as a spreadsheet counts. */
  nummer: number;
  zellen: Zelle[];
}

export type Tabellenart = 'csv' | 'xlsx' | 'json';

/** What a file may be at most; every one is checked before memory is spent on it. */
export interface Tabellengrenzen {
  zeilen: number;
  spalten: number;
  /** Characters of one cell. */
  zeichen: number;
  /** All parts of an XLSX file together, inflated. */
  bytesEntpackt: number;
}

export const ueblicheGrenzen: Tabellengrenzen = {
  zeilen: 20_000,
  spalten: 60,
  zeichen: 5000,
  bytesEntpackt: 60 * 1024 * 1024,
};
