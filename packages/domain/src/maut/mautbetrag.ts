/** How a forwarder passes a toll rate on to consignments. */
export interface Umlage {
  /** Hundredths of a cent a kilometre that the lorry pays. */
  satz: number;
  /** Kilometres driven empty in per cent of those driven loaded. */
  leerProzent: number;
  /** What a lorry carries on average; what weighs more pays for the whole lorry. */
  durchschnittKg: number;
}

/**
 * Toll of a consignment in whole cents, rounded half up: km × rate × (1 + empty share) × kg / average load.
 * Exact: the product is an integer far beyond what a double can hold, and is divided once.
 * Source of the formula: how DSLV members pass on toll for groupage (average load 8 t).
 */
export function mautCent(km: number, kg: number, { satz, leerProzent, durchschnittKg }: Umlage): number {
  const anteilKg = Math.min(kg, durchschnittKg);
  const zaehler = BigInt(km) * BigInt(satz) * BigInt(100 + leerProzent) * BigInt(anteilKg);
  const nenner = 100n * 100n * BigInt(durchschnittKg);
  return Number((2n * zaehler + nenner) / (2n * nenner));
}
