import type { Auftrag } from '../auftrag.js';
import { Auftragsposition } from '../position/auftragsposition.js';
import { type Massfeld, massfelder } from './massfelder.js';

/**
 * The positions with the names of those measures that were computed and not typed: they follow when counts and sizes
 * change. What is null is computed. Without a word about it a value that is stored as computed, and is sent as it was
 * read, is still that; one that was changed is typed, whatever is said.
 * @param vorher the stored order; null for a new one, of which counts what it says itself
 */
export function mitBerechneten(
  positionen: readonly Auftragsposition[],
  vorher: Auftrag | null,
): Auftragsposition[] {
  return positionen.map((p) => {
    const berechnet = massfelder.filter((feld) => istBerechnet(p, feld, vorher));
    return Object.assign(new Auftragsposition(), p, { berechnet });
  });
}

function istBerechnet(p: Auftragsposition, feld: Massfeld, vorher: Auftrag | null): boolean {
  const wert = p[feld];
  if (wert === null || wert === undefined) return false;
  const gesagt = p.berechnet?.includes(feld);
  if (!vorher || gesagt === false) return gesagt ?? false;
  return vorher.auftragspositionen.some(
    (v) => (gesagt || v.auftptNum === p.auftptNum) && v[feld] === wert && v.berechnet.includes(feld),
  );
}
