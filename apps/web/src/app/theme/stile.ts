/** The four themes; their tokens stand in token.css under the same names. */
export const stile = [
  { name: 'hell', titel: 'theme.stile.hell' },
  { name: 'dunkel', titel: 'theme.stile.dunkel' },
  { name: 'kontrast', titel: 'theme.stile.hoherKontrast' },
  { name: 'klassisch', titel: 'theme.stile.klassisch' },
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
