import { type Feld, felder, type Klasse } from '../../feld/feld.js';
import { AuftragLademittel } from '../auftrag-teile.js';
import { Gefahrgutzeile } from '../gefahrgut/gefahrgutzeile.js';
import { Auftragsposition } from './auftragsposition.js';

/**
 * Rows as they are captured: goods, dangerous goods, additional load units. Grid and server share what is empty and
 * how rows are numbered (specification of orders, section 4).
 */

const nummernfelder = new Map<Klasse, string>([
  [Auftragsposition, 'laufendePosition'],
  [Gefahrgutzeile, 'laufendeNummer'],
  [AuftragLademittel, 'anzFolge'],
]);

/** Filled by the program or by a default, so they do not make a row a captured one. */
const nebensache = new Set([
  ...nummernfelder.values(),
  'verpackungseinheit',
  'waehrungVersicherungswert',
  'warenwertWaehrung',
]);

/** Has nobody entered anything in this row? What the class does not declare does not count. */
export function istLeer(klasse: Klasse, zeile: object): boolean {
  const werte = zeile as Record<string, unknown>;
  for (const feld of felder(klasse).values()) {
    if (!feld.nurLesen && !nebensache.has(feld.name) && !istLeererWert(feld, werte[feld.name])) return false;
  }
  return true;
}

function istLeererWert(feld: Feld, wert: unknown): boolean {
  if (wert === null || wert === undefined || wert === false) return true;
  if (typeof wert === 'string') return wert.trim() === '';
  if (Array.isArray(wert)) return !feld.klasse || ohneLeere(feld.klasse(), wert).length === 0;
  return typeof wert === 'object' && !(wert as { id?: unknown }).id;
}

/** The rows in which something stands. */
export function ohneLeere<T extends object>(klasse: Klasse, zeilen: readonly T[] | null | undefined): T[] {
  return (zeilen ?? []).filter((zeile) => !istLeer(klasse, zeile));
}

/** The rows numbered 1, 2, 3 …; a row whose number is right stays the same object. */
export function nummeriert<T extends object>(klasse: Klasse, zeilen: readonly T[]): T[] {
  const feld = nummernfelder.get(klasse);
  if (!feld) throw new Error(`${klasse.name} wird nicht nummeriert`);
  return zeilen.map((zeile, i) => {
    const nummer = (zeile as Record<string, unknown>)[feld];
    if (nummer === i + 1) return zeile;
    return Object.assign(Object.create(Object.getPrototypeOf(zeile)), zeile, { [feld]: i + 1 }) as T;
  });
}

/** What a grid shows: no empty row in the middle, exactly one at the end, numbered continuously. */
export function mitEndzeile<T extends object>(klasse: Klasse, zeilen: readonly T[], neu: () => T): T[] {
  const letzte = zeilen.at(-1);
  const ende = letzte && istLeer(klasse, letzte) ? letzte : neu();
  return nummeriert(klasse, [...ohneLeere(klasse, zeilen), ende]);
}
