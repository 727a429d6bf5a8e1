import { electronicFormatIBAN } from 'ibantools';

/** The id of the euro, the only currency of cash on delivery by IBAN. */
export const waehrungEuro = 2;

/** An IBAN as it is stored: upper case, letters and digits only. */
export function ibanElektronisch(iban: string): string {
  return electronicFormatIBAN(iban) ?? '';
}
