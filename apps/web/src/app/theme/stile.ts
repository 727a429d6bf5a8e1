/** The four themes; their tokens stand in token.css under the same names. */
export const stile = [
  { name: 'hell', titel: 'Hell' },
  { name: 'dunkel', titel: 'Dunkel' },
  { name: 'kontrast', titel: 'Hoher Kontrast' },
  { name: 'klassisch', titel: 'Klassisch' },
] as const;

export type Stil = (typeof stile)[number]['name'];

/** Shared with public/stil.js, which applies the choice before the first paint. */
const schluessel = 'stil';

export function aktuellerStil(): Stil {
  return (document.documentElement.dataset.theme as Stil | undefined) ?? 'hell';
}

export function waehleStil(stil: Stil): void {
  document.documentElement.dataset.theme = stil;
  localStorage.setItem(schluessel, stil);
}
