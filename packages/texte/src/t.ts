import type { Geprueft, Uebersetzer, Werte } from './katalog.js';
import { type Gemeldetes, meldungstext } from './meldungstext.js';

let eingestellt: Uebersetzer = (schluessel) => schluessel;
let quelle: Uebersetzer = eingestellt;

/**
 * How the person in front of this program is spoken to, and how the source of all texts puts it. Only a browser sets it: a server has many persons at a time
 * and asks for the language with each text.
 */
export function setzeUebersetzer(uebersetzer: Uebersetzer, inQuellsprache: Uebersetzer): void {
  eingestellt = uebersetzer;
  quelle = inQuellsprache;
}

/** A text in the language that is set; an unknown key stays visible as it is. */
export function t<T extends string>(schluessel: Geprueft<T>, werte?: Werte): string {
  return eingestellt(schluessel, werte);
}

/** A text in German, as files from elsewhere call things whatever language somebody speaks. */
export function quelltext<T extends string>(schluessel: Geprueft<T>): string {
  return quelle(schluessel);
}

/** The sentence of a message: the one it came with, else that of its key. */
export function satz<M extends Gemeldetes | undefined>(meldung: M): string | (M & undefined) {
  return (meldung && (meldung.text || meldungstext(meldung, t))) as string | (M & undefined);
}
