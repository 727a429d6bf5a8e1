import type { Content } from 'pdfmake';
import type { Berichtsauftrag } from '../berichtsauftrag.js';
import { positionen } from './positionen.js';

/** A part of a paper beneath its goods. */
export interface Angabe {
  inhalt: Content;
  /** Low enough to share a page with what follows, whatever it says. */
  kurz: boolean;
}

/** Texts that take less than half a page. */
export const kurz = (zeilen: readonly string[]): boolean =>
  zeilen.length <= 20 && zeilen.join('\n').length <= 1500;

/** The goods, what is to be said beside them, and where to sign: nobody signs on a page that says nothing else. */
export function gueterUndSchluss(
  auftrag: Berichtsauftrag,
  angaben: readonly Angabe[],
  unterschriften: Content,
): Content[] {
  const letzte = angaben.at(-1);
  if (!letzte) return positionen(auftrag, [unterschriften]);
  const davor = [...positionen(auftrag), ...angaben.slice(0, -1).map((a) => a.inhalt)];
  const schluss = [letzte.inhalt, unterschriften];
  return [...davor, ...(letzte.kurz ? [{ unbreakable: true, stack: schluss }] : schluss)];
}
