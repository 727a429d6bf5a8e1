/** Packaging unit ids (specification of orders, section 9): what the goods are counted in. */
export const Packeinheit = { verpackung: 1, lademittel: 2 } as const;

export type PackeinheitId = (typeof Packeinheit)[keyof typeof Packeinheit];

/** What of a position decides about its packaging unit. */
export interface Packangaben {
  verpackung?: { id: number } | null;
  verpackungAnzahl?: number | null;
  lademittel?: { id: number } | null;
  lademittelAnzahl?: number | null;
}

/**
 * The packaging unit that follows from packaging, load unit and their counts; null while neither is complete.
 * `spezial` is the setting mandantSpezi29. Source: specification of orders, section 4.
 */
export function packeinheitVon(
  position: Packangaben,
  { spezial }: { spezial: boolean },
): PackeinheitId | null {
  const verpackt = Boolean(position.verpackung?.id && position.verpackungAnzahl);
  const geladen = Boolean(position.lademittel?.id && position.lademittelAnzahl);
  if (!verpackt && !geladen) return null;
  return geladen && !spezial ? Packeinheit.lademittel : Packeinheit.verpackung;
}

/** How many of its packaging unit a position has. */
export function packstueckAnzahl(
  position: Packangaben & { verpackungseinheit?: number | null },
): number | null {
  const einheit = position.verpackungseinheit ?? packeinheitVon(position, { spezial: false });
  // With mandantSpezi29 load units without packagings are counted as Verpackung.
  const verpackungen = position.verpackungAnzahl || position.lademittelAnzahl;
  const anzahl = einheit === Packeinheit.verpackung ? verpackungen : position.lademittelAnzahl;
  return einheit ? (anzahl ?? null) : null;
}

/** How many pieces a position has to be labelled: one too where it counts nothing. */
export function stueckzahl(position: Packangaben & { verpackungseinheit?: number | null }): number {
  return Math.max(1, packstueckAnzahl(position) ?? 0);
}
