/** What XML 1.0 cannot hold, not even escaped: control characters, halves of characters, and what is none. */
const keinText = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** Can all of it be stored, printed and handed on? */
export function istText(wert: string): boolean {
  return !keinText.test(wert);
}

/** The same without what is no text. */
export function nurText(wert: string): string {
  return wert.replace(new RegExp(keinText, 'gu'), '');
}
