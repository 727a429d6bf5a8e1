import type { Land } from '../stammdaten/land.js';

interface Landangabe {
  land?: { id: number } | null;
  lkz?: string | null;
}

const zeichen = (lkz: string | null | undefined) => lkz?.trim().toUpperCase() || null;

/**
 * The entry of a country and its vehicle sign are two names of one thing. Of who has read both and changed one, the
 * changed one counts and the other goes. Where both are new both stay, and have to agree.
 */
export function mitEinemLand<A extends Landangabe>(adresse: A, vorher: Landangabe | null | undefined): A {
  const { land, lkz } = adresse;
  // Where not both are stored, it is not known which one was changed.
  if (!land || !zeichen(lkz) || !vorher?.land || !zeichen(vorher.lkz)) return adresse;
  const altesLand = land.id === vorher.land.id;
  const altesZeichen = zeichen(lkz) === zeichen(vorher.lkz);
  if (altesLand === altesZeichen) return adresse;
  const eines = altesLand ? { land: null } : { lkz: null };
  return Object.assign(Object.create(Object.getPrototypeOf(adresse)), adresse, eines);
}

/** Do entry and sign, where both are given, mean different countries? */
export function widersprichtLand({ land, lkz }: Landangabe, laender: readonly Land[]): boolean {
  const eines = zeichen(lkz);
  if (!land || !eines) return false;
  const gemeint = laender.find((l) => l.id === land.id);
  return gemeint !== undefined && gemeint.lkz !== eines && gemeint.iso2 !== eines;
}
