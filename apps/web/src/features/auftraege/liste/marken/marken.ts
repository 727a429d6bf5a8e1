import { createContext } from 'react';

/** What shows beside an order's number. */
export interface Marken {
  /** How many comments of which order the user has not read. */
  ungelesene: ReadonlyMap<number, number>;
  /** How many cases of which order are open, and whether one is overdue. */
  klaerfaelle: ReadonlyMap<number, { anzahl: number; ueberfaellig: boolean }>;
}

export const keineMarken: Marken = { ungelesene: new Map(), klaerfaelle: new Map() };

export const Markenkontext = createContext(keineMarken);
