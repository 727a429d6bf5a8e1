import type { Ref } from 'react';
import type { Spalte } from './spalte';
import type { Block, Zuordnung } from './zuordnung';
import type { Sichtzeile } from './zustand/sicht';
import type { Rasterspeicher } from './zustand/speicher';

/** What can be done with the row one is in, or with the marked ones. */
export type Rasterhandlung = 'einfuegen' | 'kopieren' | 'fuellen' | 'hoch' | 'runter' | 'loeschen';

/** Leads to a cell from outside, and does with its row what the keys do. */
export interface Rasterziel {
  springeZu: (schluessel: number, feld: string) => void;
  tue?: (handlung: Rasterhandlung) => void;
}

/** A block on its way into the rows from `ab` on. */
export interface Einfuegung {
  ab: number;
  block: Block;
  vorschlag: Zuordnung;
}

/** What both ways to show the grid, table and cards, need. */
export interface Rasterangaben<T> {
  id: string;
  name: string;
  zeilenname: string;
  spalten: readonly Spalte<T>[];
  speicher: Rasterspeicher<T>;
  sicht: readonly Sichtzeile<T>[];
  markiert: ReadonlySet<number>;
  nurLesen: boolean;
  hoechsteZeilen: number;
  /** Says what was done, and whether it can be taken back. */
  sage: (text: string, umkehrbar?: boolean, sichtbar?: boolean) => void;
  /** Shows where the columns of a pasted block go before it is taken over. */
  zeigeVorschau: (einfuegung: Einfuegung) => void;
  ziel: Ref<Rasterziel>;
}
