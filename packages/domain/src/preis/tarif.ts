/**
 * A tariff of groupage freight. All money is in whole cents of the tariff's currency, all rates in whole units, so
 * that a price is exact.
 */
export interface Tarif {
  name: string;
  version: string;
  waehrungId: number;
  waehrung: string;
  /** Kilograms that count for one unit of volume, loading metre and parking place. */
  kgJeCbm: number;
  kgJeLdm: number;
  kgJeStp: number;
  mindestfrachtCent: number;
  /** Diesel surcharge on the freight in per mille. */
  dieselPromille: number;
  /** Road kilometres in per cent of the straight line. */
  umwegProzent: number;
  zonen: readonly Tarifzone[];
  gebiete: readonly Tarifgebiet[];
  staffeln: readonly Frachtstaffel[];
  maut: readonly Mautstaffel[];
  zuschlaege: readonly Zuschlag[];
}

export interface Tarifzone {
  zone: number;
  bezeichnung: string;
  /** Kilometres to count with where the places are not known. */
  richtkm: number;
}

/** Postal codes of a country that begin with `plzPraefix` belong to a zone; the longest prefix counts. */
export interface Tarifgebiet {
  lkz: string;
  plzPraefix: string;
  zone: number;
}

/** Freight of a zone up to a weight; null: whatever is heavier. */
export interface Frachtstaffel {
  zone: number;
  bisKg: number | null;
  cent: number;
  /** The cents are for each 100 kg, not for the whole consignment. */
  je100kg: boolean;
}

/** Toll for each begun 100 kg up to a distance; null: whatever is farther. */
export interface Mautstaffel {
  bisKm: number | null;
  centJe100kg: number;
}

export const rechenarten = ['pauschal', 'jeEinheit', 'promille'] as const;

/** A surcharge for dangerous goods or for one service. */
export interface Zuschlag {
  art: 'adr' | 'service';
  /** The service's number; null for dangerous goods. */
  spezNum: number | null;
  bezeichnung: string;
  /** Once, for each unit of the service's value, or per mille of that value as an amount of money. */
  rechnung: (typeof rechenarten)[number];
  /** Cents, or the per mille. */
  satz: number;
  mindestCent: number;
}

/** The zone of a postal code, undefined where the tariff does not reach. */
export function zoneVon(tarif: Tarif, lkz: string, plz: string): Tarifzone | undefined {
  const treffer = tarif.gebiete
    .filter((g) => g.lkz === lkz && plz.startsWith(g.plzPraefix))
    .reduce<Tarifgebiet | undefined>(
      (bisher, g) => (!bisher || g.plzPraefix.length > bisher.plzPraefix.length ? g : bisher),
      undefined,
    );
  return treffer && tarif.zonen.find((z) => z.zone === treffer.zone);
}

/** The first step that reaches as far as `wert`; steps without end reach everything. */
export function staffelFuer<T>(
  staffeln: readonly T[],
  grenze: (staffel: T) => number | null,
  wert: number,
): T | undefined {
  return staffeln
    .filter((s) => wert <= (grenze(s) ?? Number.POSITIVE_INFINITY))
    .sort((a, b) => (grenze(a) ?? Number.POSITIVE_INFINITY) - (grenze(b) ?? Number.POSITIVE_INFINITY))[0];
}
