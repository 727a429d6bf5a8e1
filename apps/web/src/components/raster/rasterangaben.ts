import type { Ref } from 'react';
import type { Sichtzeile } from './sicht';
import type { Spalte } from './spalte';
import type { Rasterspeicher } from './speicher';

/** Leads to a cell from outside. */
export interface Rasterziel {
  springeZu: (schluessel: number, feld: string) => void;
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
  sage: (text: string) => void;
  ziel: Ref<Rasterziel>;
}
