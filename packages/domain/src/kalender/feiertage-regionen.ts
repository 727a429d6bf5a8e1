/** The Bundesländer whose public holidays can count as days off; empty means none do. */
export const feiertageRegionen = {
  '': 'auftrag.feiertageRegionen.keineFeiertage',
  BUND: 'auftrag.feiertageRegionen.bundesweiteFeiertage',
  BW: 'auftrag.feiertageRegionen.badenWuerttemberg',
  BY: 'auftrag.feiertageRegionen.bayern',
  BE: 'auftrag.feiertageRegionen.berlin',
  BB: 'auftrag.feiertageRegionen.brandenburg',
  HB: 'auftrag.bremen',
  HE: 'auftrag.feiertageRegionen.hessen',
  HH: 'auftrag.feiertageRegionen.hamburg',
  MV: 'auftrag.feiertageRegionen.mecklenburgVorpommern',
  NI: 'auftrag.feiertageRegionen.niedersachsen',
  NW: 'auftrag.feiertageRegionen.nordrheinWestfalen',
  RP: 'auftrag.feiertageRegionen.rheinlandPfalz',
  SL: 'auftrag.feiertageRegionen.saarland',
  SN: 'auftrag.feiertageRegionen.sachsen',
  ST: 'auftrag.feiertageRegionen.sachsenAnhalt',
  SH: 'auftrag.feiertageRegionen.schleswigHolstein',
  TH: 'auftrag.feiertageRegionen.thueringen',
} as const;

export type FeiertageRegion = keyof typeof feiertageRegionen;

export function istFeiertageRegion(region: string): region is FeiertageRegion {
  return Object.hasOwn(feiertageRegionen, region);
}

/** The region of the calendar that a client has chosen. Bavaria counts with 15 August, as in most of its communities. */
export function kalenderregion(gewaehlt: string): string {
  if (!istFeiertageRegion(gewaehlt) || gewaehlt === '') return '';
  if (gewaehlt === 'BUND') return 'DE';
  return gewaehlt === 'BY' ? 'DE-BY-KATH' : `DE-${gewaehlt}`;
}
