/**
 * Division of products of integers without doubles: 9 Euro pallets are 3.6 loading metres, and the largest allowed
 * lengths multiply far beyond 2^53.
 */

/** Product of non-negative integers. Throws RangeError for anything else. */
export function produkt(...faktoren: number[]): bigint {
  let ergebnis = 1n;
  for (const faktor of faktoren) ergebnis *= BigInt(faktor);
  if (ergebnis < 0n) throw new RangeError('negative Zahl');
  return ergebnis;
}

/** Quotient rounded up to the next integer. */
export function aufgerundet(zaehler: bigint, nenner: bigint): number {
  return Number((zaehler + nenner - 1n) / nenner);
}

/** Quotient rounded to the nearest integer, halves up. */
export function gerundet(zaehler: bigint, nenner: bigint): number {
  return Number((2n * zaehler + nenner) / (2n * nenner));
}

/** A decimal number as integer of its smallest unit (2 places: 12.5 is 1250). */
export function alsGanzzahl(zahl: number | null | undefined, dezimal: number): number {
  return Math.round((zahl ?? 0) * 10 ** dezimal);
}
