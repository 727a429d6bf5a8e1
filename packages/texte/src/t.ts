import type { Uebersetzer, Werte } from './katalog.js';
import { type Gemeldetes, meldungstext } from './meldungstext.js';

let eingestellt: Uebersetzer = (schluessel) => schluessel;

/**
 * How the person in front of this program is spoken to. Only a browser sets it: a server has many persons at a time
 * and asks for the language with each text.
 */
export function setzeUebersetzer(uebersetzer: Uebersetzer): void {
  eingestellt = uebersetzer;
}

/** A text in the language that is set; an unknown key stays visible as it is. */
export function t(schluessel: string, werte?: Werte): string {
  return eingestellt(schluessel, werte);
}

/** The sentence of a message: the one it came with, else that of its key. */
export function satz<M extends Gemeldetes | undefined>(meldung: M): string | (M & undefined) {
  return (meldung && (meldung.text || meldungstext(meldung, t))) as string | (M & undefined);
}
