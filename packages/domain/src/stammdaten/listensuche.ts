import { suchform } from '../texte/suchform.js';

/**
 * Entries of a list whose words contain the text, whatever the case and the accents: those that are it, then those
 * that begin with it, then the others; among equals the list's own order. No text finds none, locked ones never.
 */
export function sucheEintraege<T extends { awSperre?: boolean }>(
  liste: readonly T[],
  text: string,
  worte: (eintrag: T) => readonly (string | null)[],
  hoechstens: number,
): T[] {
  const gesucht = suchform(text);
  if (!gesucht) return [];
  const rang = (eintrag: T) => Math.min(...worte(eintrag).map((w) => rangVon(suchform(w ?? ''), gesucht)));
  return liste
    .filter((e) => !e.awSperre)
    .map((eintrag) => ({ eintrag, rang: rang(eintrag) }))
    .filter((t) => t.rang < 3)
    .sort((a, b) => a.rang - b.rang)
    .slice(0, hoechstens)
    .map((t) => t.eintrag);
}

/** 0: the same, 1: the beginning, 2: anywhere, 3: nowhere. */
export function rangVon(wort: string, gesucht: string): number {
  if (wort === gesucht) return 0;
  const stelle = wort.indexOf(gesucht);
  return stelle < 0 ? 3 : stelle === 0 ? 1 : 2;
}
