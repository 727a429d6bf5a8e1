import type { Konfiguration } from '../../konfiguration/konfiguration.js';

/** The id of the euro, the only currency of cash on delivery by IBAN. */
export const waehrungEuro = 2;

/** The currency that cash on delivery starts with. */
export function nachnahmewaehrung(k: Pick<Konfiguration, 'variante' | 'defaultWaehrung'>): number {
  return k.variante.ibanNachnahme ? waehrungEuro : k.defaultWaehrung;
}

/** An IBAN as it is stored: upper case, letters and digits only. */
export function ibanElektronisch(iban: string): string {
  return iban.replace(/[-\s]/g, '').toUpperCase();
}

/** Longest IBAN as it is typed, with its blanks. */
export const ibanMax = 39;

/** An IBAN as people read and type it: upper case, letters and digits only, in blocks of four. */
export function ibanGruppiert(iban: string): string {
  const zeichen = iban.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return (zeichen.match(/.{1,4}/g) ?? []).join(' ').slice(0, ibanMax).trimEnd();
}
