import type { Eingangszeichensatz } from '../../auftragseingang/auftragseingang.js';

const latin1 = '\\x20-\\x7e\\xa0-\\xff';
const zwischen = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const dos =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** The characters of each set, besides line breaks, which no record has. */
const fremd: Record<Exclude<Eingangszeichensatz, 'utf-8'>, RegExp> = {
  'iso-8859-1': new RegExp(`[^${latin1}\\s]`, 'gu'),
  'windows-1252': new RegExp(`[^${latin1}${zwischen}\\s]`, 'gu'),
  cp850: new RegExp(`[^\\x20-\\x7e${dos}\\s]`, 'gu'),
};

/** Few enough to be read in a sentence. */
const hoechstensGenannt = 5;

/** The characters of a text that a character set has not, as a sentence names them; empty where it has all. */
export function fehlendeZeichen(text: string, zeichensatz: keyof typeof fremd): string {
  const gefunden = text.normalize('NFC').match(fremd[zeichensatz]) ?? [];
  return [...new Set(gefunden)].slice(0, hoechstensGenannt).join(' ');
}
