import { t } from '@frachtportal/texte/t';
import type { ReactNode } from 'react';

/** One column of a read-only table. */
export interface Tabellenspalte<Z> {
  feld: string;
  titel: string;
  /** Pixels; a column without a width shares what is left. */
  breite?: number;
  /** The least share of such a column, so that what has to be whole is. */
  mindestens?: number;
  rechts?: boolean;
  sortierbar?: boolean;
  /** What stands in the cell; without it the field's value as text. */
  zelle?: (zeile: Z) => ReactNode;
}

export interface Sortierung {
  feld: string;
  richtung: 'asc' | 'desc';
}

export interface TabellenAngaben<Z> {
  /** Names the table for screen readers. */
  name: string;
  zeilen: readonly Z[];
  spalten: readonly Tabellenspalte<Z>[];
  /** Identity of a row; without it its `id`. */
  kennung?: (zeile: Z) => number | string;
  /** Nothing is known yet, or it could not be had: then the list does not say that it is empty. */
  laedt?: boolean;
  markiert?: number | string | null;
  onMarkieren?: (kennung: number | string) => void;
  /** Where several rows can be chosen, in place of the marked one: by a box in each. */
  auswahl?: ReadonlySet<number | string>;
  onAuswahl?: (auswahl: ReadonlySet<number | string>) => void;
  /** Double click or Enter. */
  onOeffnen?: (zeile: Z) => void;
  /** The Delete key. */
  onEntfernen?: (zeile: Z) => void;
  sortierung?: Sortierung | null;
  onSortierung?: (sortierung: Sortierung | null) => void;
  /** What helps on when there is no row. */
  leer: ReactNode;
}

export function kennungVon<Z>({ kennung }: Pick<TabellenAngaben<Z>, 'kennung'>, zeile: Z): number | string {
  return kennung ? kennung(zeile) : (zeile as { id: number }).id;
}

export function inhalt<Z>({ zelle, feld }: Tabellenspalte<Z>, zeile: Z): ReactNode {
  if (zelle) return zelle(zeile);
  const wert = (zeile as Record<string, unknown>)[feld];
  if (typeof wert === 'boolean') return t(wert ? 'allgemein.ja' : 'allgemein.neinImSatz');
  return wert === null || wert === undefined ? '' : String(wert);
}

/** The choice with this row in it, or without it where it was. */
export function umgekehrt<K>(auswahl: ReadonlySet<K> = new Set(), kennung: K): Set<K> {
  const neu = new Set(auswahl);
  if (!neu.delete(kennung)) neu.add(kennung);
  return neu;
}

/** What stands where there is no row, in the user's language. */
export function leertext(leer: ReactNode): ReactNode {
  return typeof leer === 'string' ? t(leer) : leer;
}
