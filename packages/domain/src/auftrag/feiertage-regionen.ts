/** The Bundesländer whose public holidays can count as days off; empty means none do. */
export const feiertageRegionen = {
  '': 'keine Feiertage',
  BUND: 'bundesweite Feiertage',
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HE: 'Hessen',
  HH: 'Hamburg',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
} as const;

export type FeiertageRegion = keyof typeof feiertageRegionen;

export function istFeiertageRegion(region: string): region is FeiertageRegion {
  return Object.hasOwn(feiertageRegionen, region);
}
