import type { Zelle } from '../../auftragseingang/zellwerte.js';
import { lies } from '../../feld/lesen.js';
import { fehler, type Meldung } from '../../feld/meldung.js';
import { Gefahrgutklasse } from './gefahrgut.js';
import { kuerzung } from './gefahrgutnamen.js';
import { type Gefahrgutfeld, istGefahrgutfeld } from './gefahrgutspalten.js';
import { zeilenwerte } from './gefahrgutzellen.js';

/** A line of a file as a row of the table; what is wrong with it is said in the words of its field. */
export interface Gefahrgutdateizeile {
  wert: Gefahrgutklasse;
  meldungen: Meldung[];
  /** What it says: of lines that say the same one is enough. */
  inhalt: string;
}

/**
 * Lines of a file as rows of the table, in their order. What a line says nothing of is undefined in its row, what it
 * says there is none of is null.
 */
export function liesGefahrgutzeilen(
  zeilen: readonly (readonly Zelle[])[],
  zuordnung: readonly (string | null)[],
): Gefahrgutdateizeile[] {
  const stellen = zuordnung.flatMap((feld, i): [Gefahrgutfeld, number][] =>
    istGefahrgutfeld(feld) ? [[feld, i]] : [],
  );
  const benennung = zuordnung.indexOf('bezeichnung');
  const laengste = zeilen.reduce((l, zellen) => Math.max(l, laenge(zellen[benennung])), 0);
  return zeilen.map((zellen) => {
    const roh = zeilenwerte(stellen, zellen);
    const { wert, meldungen } = lies(Gefahrgutklasse, roh);
    if (!/^\d{4}$/.test(wert.unnr ?? '')) meldungen.push(fehler('gefahrgut.unnr', 'unnr'));
    if (laengste === kuerzung && laenge(zellen[benennung]) === kuerzung) wert.nameGekuerzt = true;
    // Column 15 names both or none: a category beside an empty tunnel code was filled in by somebody.
    if (zuordnung.includes('tunnelcode') && wert.tunnelcode === undefined)
      Reflect.deleteProperty(wert, 'befoerderungskategorie');
    return { wert, meldungen, inhalt: JSON.stringify(roh) };
  });
}

const laenge = (zelle: Zelle | undefined) => (typeof zelle === 'string' ? zelle.length : 0);
