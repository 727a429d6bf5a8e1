import { plusTage } from '../../feld/tag.js';
import type { Gefahrgutklasse } from './gefahrgut.js';

/** What tells an edition of the table from another: its name and its first day. */
export type Ausgabe = Pick<Gefahrgutklasse, 'version' | 'gueltigVon'>;

export function istGleicheAusgabe(a: Ausgabe, b: Ausgabe): boolean {
  return a.version === b.version && (a.gueltigVon ?? null) === (b.gueltigVon ?? null);
}

/** The latest edition first; one without a first day has always been there. */
export function neuesteZuerst(a: Ausgabe, b: Ausgabe): number {
  return (b.gueltigVon ?? '').localeCompare(a.gueltigVon ?? '') || a.version.localeCompare(b.version);
}

/**
 * Until when the former edition may be used beside a new one. ADR changes on 1 January of odd years, and the former
 * holds until 30 June (1.6.1.1); anything else takes the place of the former on its first day.
 */
export function uebergangsende(gueltigVon: string): string {
  const jahr = /^(\d{3}[13579])-01-01$/.exec(gueltigVon)?.[1];
  return jahr ? `${jahr}-06-30` : plusTage(gueltigVon, -1);
}
