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
export function mitFormelschutz(text: string): string {
  return beginntFormel(text) ? `'${text}` : text;
}

/** The text as it was before `mitFormelschutz`. */
export function ohneFormelschutz(text: string): string {
  return text.startsWith("'") && beginntFormel(text.slice(1)) ? text.slice(1) : text;
}
