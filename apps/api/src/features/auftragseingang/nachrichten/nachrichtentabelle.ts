import { eingangsspalten } from '@frachtportal/domain/auftragseingang/eingangsspalten';
import type { Nachrichtentabelle } from '../../importe/importe.service.js';

/** A line by the names of its columns; what is empty is not said. */
export interface Nachrichtenzeile {
  /** The record or segment it comes from, as the file counts. */
  nummer: number;
  /** Lines of one number are one order. */
  vorgang: number;
  werte: Record<string, string | null | undefined>;
}

/** Where in its record or segment a column stands, for its title. */
export type Stellen = Readonly<Record<string, string>>;

/**
 * Orders of messages as a table, so that they are shown, corrected and given back as those of any other file. Only
 * columns that something stands in; the title of each says where that was.
 */
export function alsTabelle(zeilen: readonly Nachrichtenzeile[], stellen: Stellen): Nachrichtentabelle {
  const benutzt = new Set(
    zeilen.flatMap(({ werte }) => Object.entries(werte).flatMap(([name, wert]) => (wert ? [name] : []))),
  );
  const spalten = eingangsspalten.filter(({ name }) => benutzt.has(name));
  const titel = spalten.map((s) => (stellen[s.name] ? `${s.titel} (${stellen[s.name]})` : s.titel));
  return {
    kopf: ['Lfd. Nr.', ...titel],
    zuordnung: [null, ...spalten.map((s) => s.name)],
    zeilen: zeilen.map(({ nummer, vorgang, werte }) => ({
      nummer,
      zellen: [vorgang, ...spalten.map((s) => werte[s.name] || null)],
    })),
  };
}

/** To which order each line belongs: it says so in its first cell. */
export function nachLaufenderNummer(zeilen: readonly { zellen: readonly unknown[] }[]): number[] {
  let letzte = 1;
  return zeilen.map(({ zellen }) => {
    const nummer = Number(zellen[0]);
    if (Number.isInteger(nummer) && nummer > 0) letzte = nummer;
    return letzte;
  });
}

/** An exact decimal as it is written here; zero says nothing. */
export const zahl = (wert: string | undefined): string | null =>
  wert && Number(wert) !== 0 ? wert.replace('.', ',') : null;

/** Texts as lines of one note. */
export const hinweis = (zeilen: readonly string[]): string | null =>
  zeilen.filter(Boolean).join('\n').slice(0, 4000) || null;
