import type { Readable } from 'node:stream';

/** Where the content of papers is kept. Keys are ours: letters, digits, hyphens and slashes. */
export interface Dateiablage {
  /** Stores the file at `pfad` under the key. When this returns, it is there as a whole and survives a crash. */
  lege(schluessel: string, pfad: string, inhaltstyp: string): Promise<void>;
  /** @throws DateiFehlt */
  hole(schluessel: string): Promise<Readable>;
  /** Removes it; nothing happens where there is nothing. */
  entferne(schluessel: string): Promise<void>;
}

/** DI token of the storage that the environment chooses. */
export const DATEIABLAGE = Symbol('Dateiablage');

/** The row is there, its file is not: somebody has tampered with the storage or restored only half of it. */
export class DateiFehlt extends Error {}
