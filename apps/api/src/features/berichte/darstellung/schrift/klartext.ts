import { sage } from '../papiersprache.js';
import { hatZeichen } from './schrift.js';

/** What a paper shows for a character its font lacks. */
const ersatz = '?';

/**
 * The only way from an order to the paper: strings and numbers become text, everything else nothing. An object would
 * be a node of the document definition, and a node can ask for files.
 */
export function klartext(wert: unknown): string {
  return zeichen(roh(wert).replace(/\s+/g, ' ')).trim();
}

/** The same for texts of several lines: line breaks stay, at most `hoechstens` lines. */
export function zeilentext(wert: unknown, hoechstens = 60): string {
  const zeilen = roh(wert).split(/\r\n|[\n\r\u2028\u2029]/);
  return zeilen.slice(0, hoechstens).map(klartext).join('\n').trim();
}

/** The given texts without the empty ones, joined. */
export function verbunden(trenner: string, ...werte: unknown[]): string {
  return werte.map(klartext).filter(Boolean).join(trenner);
}

/** A text field of a reference (`langBezeichnung` of a packaging …), empty where there is none; shipped entries in the language of the paper. */
export function aus(verweis: unknown, ...namen: string[]): string {
  if (typeof verweis !== 'object' || verweis === null) return '';
  for (const name of namen) {
    const text = klartext((verweis as Record<string, unknown>)[name]);
    if (text) return /bezeichnung$/i.test(name) ? sage(text) : text;
  }
  return '';
}

function roh(wert: unknown): string {
  if (typeof wert === 'string') return wert.toWellFormed().normalize('NFC');
  return typeof wert === 'number' && Number.isFinite(wert) ? String(wert) : '';
}

function zeichen(text: string): string {
  let ergebnis = '';
  for (const z of text) {
    const codepunkt = z.codePointAt(0) as number;
    if (codepunkt < 32 || (codepunkt >= 127 && codepunkt < 160) || /\p{Cf}/u.test(z)) continue;
    ergebnis += hatZeichen(codepunkt) ? z : ersatz;
  }
  return ergebnis;
}
