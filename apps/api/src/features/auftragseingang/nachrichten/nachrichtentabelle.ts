import { eingangsspalten } from '@frachtportal/domain/auftragseingang/eingangsspalten';
import type { Nachrichtentabelle } from '../../importe/importe.service.js';
import type { Nachrichtenzeile, Stellen } from './nachrichtenzeile.js';

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
