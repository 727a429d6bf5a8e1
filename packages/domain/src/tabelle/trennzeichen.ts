import { bekannteWorte, suchzeilen } from './kopfzeile.js';

const moegliche = [';', ',', '\t'];

/**
 * What separates the cells of a CSV file: with known words what stands between the most of them in one of the first
 * lines, as above the head there may be titles with commas; else what the first line has most of.
 */
export function trennzeichen(text: string, kopfworte: readonly string[] = []): string {
  const zeilen = text.slice(0, 20_000).split(/\r?\n/, suchzeilen);
  const treffer = (zeichen: string) =>
    Math.max(...zeilen.map((z) => bekannteWorte(z.replaceAll('"', '').split(zeichen), { kopfworte })));
  const [bestes = ';'] = moegliche.toSorted((a, b) => treffer(b) - treffer(a));
  if (treffer(bestes) > 1) return bestes;
  const anzahl = (zeichen: string) => (zeilen[0] ?? '').split(zeichen).length;
  return moegliche.reduce((bisher, z) => (anzahl(z) > anzahl(bisher) ? z : bisher));
}
