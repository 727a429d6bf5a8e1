/**
 * Texts that a spreadsheet would take for a formula. One list of characters serves the statement that writes the file
 * and the tests that read it.
 */

/** From and to: what may stand in front of a formula without keeping a spreadsheet from seeing it. */
const davor: readonly [number, number][] = [
  [0x01, 0x20],
  [0x27, 0x27], // apostrophe
  [0x7f, 0xa0],
  [0xad, 0xad],
  [0x600, 0x605],
  [0x61c, 0x61c],
  [0x6dd, 0x6dd],
  [0x70f, 0x70f],
  [0x1680, 0x1680],
  [0x180e, 0x180e],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x3000, 0x3000],
  [0xe000, 0xf8ff],
  [0xfeff, 0xfeff],
  [0xfff9, 0xfffb],
];
/** Equals, plus, minus and at, with their wide, small, raised and lowered forms. */
const anfang =
  '=+@\u2212\uff1d\ufe66\u207c\u208c\uff0b\ufe62\u207a\u208a\uff0d\ufe63\u207b\u208b\uff20\ufe6b-';

const hex = (n: number) => `\\u${n.toString(16).padStart(4, '0')}`;
const klasse = davor.map(([von, bis]) => `${hex(von)}-${hex(bis)}`).join('');
const beginn = Array.from(anfang, (z) => hex(z.codePointAt(0) ?? 0)).join('');
/** The same for JavaScript and for PostgreSQL. */
const muster = `^([\\t\\r\\n]|[${klasse}]*[${beginn}])`;

const regel = new RegExp(muster, 'u');

/** Would a spreadsheet take this text for a formula? */
export function beginntFormel(text: string): boolean {
  return regel.test(text);
}

/**
 * The text of an expression as a cell: an apostrophe in front makes a formula a text. It is also put where one stands
 * already, so that whoever reads the file can take exactly one away again. Most texts begin with a letter or a digit
 * (between 48 and 122 in ASCII stand, beside others that do no harm, the equals sign and the at), and looking at that
 * alone costs a tenth of matching.
 */
export function textzelleSql(x: string): string {
  const a = `ascii(${x})`;
  return `CASE WHEN ${a} BETWEEN 48 AND 122 AND ${a} NOT IN (61, 64) THEN ${x}
    WHEN ${x} ~ '${muster}' THEN '''' || ${x} ELSE coalesce(${x}, '') END`;
}
