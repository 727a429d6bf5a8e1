/**
 * Serial Shipping Container Code: extension digit, GS1 company prefix, serial reference, check digit; 18 digits.
 * Source: GS1 General Specifications; the weights are 3, 1, 3, … from the left.
 */

/** Most pieces of one print, or of one order, that get labels and with them numbers. */
export const hoechstensEtiketten = 2000;

/** Digits before the check digit. */
const stellen = 17;

/** A GS1 company prefix ("Basisnummer") as it is allotted: 7 to 10 digits. */
export function istBasisnummer(text: string): boolean {
  return /^\d{7,10}$/.test(text);
}

/** How many numbers a prefix has: all serial references under all ten extension digits. */
export function ssccVorrat(basisnummer: string): number {
  return 10 ** (stellen - basisnummer.length);
}

/** The check digit of the 17 digits before it. */
export function pruefziffer(ziffern: string): number {
  let summe = 0;
  for (let i = 0; i < ziffern.length; i++) summe += Number(ziffern[i]) * (i % 2 ? 1 : 3);
  return (10 - (summe % 10)) % 10;
}

/** The number with the running number `n` (from 0) of a prefix. Throws where the prefix has no such number. */
export function sscc(basisnummer: string, n: number): string {
  if (!istBasisnummer(basisnummer) || !Number.isSafeInteger(n) || n < 0 || n >= ssccVorrat(basisnummer))
    throw new RangeError(`Keine SSCC: ${basisnummer}, ${n}`);
  const laufend = String(n).padStart(stellen - basisnummer.length, '0');
  const ziffern = `${laufend[0]}${basisnummer}${laufend.slice(1)}`;
  return `${ziffern}${pruefziffer(ziffern)}`;
}

/** Is this a number with the right check digit? */
export function istSscc(text: string): boolean {
  return /^\d{18}$/.test(text) && pruefziffer(text.slice(0, stellen)) === Number(text[stellen]);
}

/** The number in what a barcode of a label says: alone, or behind its identifier, before whatever follows. */
export function ssccAus(gelesen: string): string | null {
  const [, nummer] = /^(?:\]C1)?(?:\(00\)|00)(\d{18})/.exec(gelesen) ?? /^(\d{18})$/.exec(gelesen) ?? [];
  return nummer && istSscc(nummer) ? nummer : null;
}
