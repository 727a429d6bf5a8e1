/** A cell of a CSV file: text that no spreadsheet runs, numbers and days as a German one reads them. */

/** What may stand in front of a formula without keeping a spreadsheet from seeing it. */
const davor = /^['\p{Z}\p{C}]*/u;
const formelanfang = new Set(['=', '+', '-', '@']);
/** Minus sign; the wide and small forms of the others fold to them. */
const minus = '\u2212';

/** Would a spreadsheet take this text for a formula? */
function beginntFormel(text: string): boolean {
  const zeichen = text.charAt(0);
  if (zeichen === '\t' || zeichen === '\r' || zeichen === '\n') return true;
  const rest = text.slice(davor.exec(text)?.[0].length);
  const erstes = rest.charAt(0);
  return erstes !== '' && (erstes === minus || formelanfang.has(erstes.normalize('NFKC')));
}

/**
 * An apostrophe in front makes a formula a text. It is also put where one stands already, so that whoever reads the
 * file can take exactly one away again.
 */
export function textzelle(wert: unknown): string {
  const text = typeof wert === 'string' ? wert : typeof wert === 'number' ? String(wert) : '';
  return beginntFormel(text) ? `'${text}` : text;
}

/** A number with a decimal comma and without dots; a negative one stays a number. */
export function zahlzelle(wert: unknown, dezimal: number): string {
  return typeof wert === 'number' && Number.isFinite(wert) ? wert.toFixed(dezimal).replace('.', ',') : '';
}

/** `YYYY-MM-DD`, or a moment in UTC, as TT.MM.JJJJ. */
export function tagzelle(wert: unknown): string {
  const treffer = typeof wert === 'string' ? /^(\d{4})-(\d\d)-(\d\d)/.exec(wert) : null;
  return treffer ? `${treffer[3]}.${treffer[2]}.${treffer[1]}` : '';
}
