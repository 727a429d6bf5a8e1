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
/** Apostrophes do not end it, so that one put in front can be taken away again. */
const regel = new RegExp(`^(\\u0027*[\\t\\r\\n]|[${klasse}]*[${beginn}])`, 'u');

/** Would a spreadsheet take this text for a formula? */
export function beginntFormel(text: string): boolean {
  return regel.test(text);
}

/**
 * An apostrophe in front makes a formula a text. It is also put where one stands already, so that whoever reads the
 * file can take exactly one away again.
 */
export function mitFormelschutz(text: string): string {
  return beginntFormel(text) ? `'${text}` : text;
}

/** The text as it was before `mitFormelschutz`. */
export function ohneFormelschutz(text: string): string {
  return text.startsWith("'") && beginntFormel(text.slice(1)) ? text.slice(1) : text;
}
