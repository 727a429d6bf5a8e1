/**
 * Statutory toll rates of Germany for lorries, in tenths of a cent a kilometre (0.348 € are 348).
 * Source: BFStrMG, Anlage 1 zu § 3 Abs. 3, BGBl. 2023 I Nr. 315, in force since 1 July 2024. Net, without VAT.
 */
export const mautGueltigSeit = '2024-07-01';
export const mautQuelle = 'BFStrMG Anlage 1, BGBl. 2023 I Nr. 315';

/** By technically permissible total mass. */
export const gewichtsklassen = {
  a: 'über 3,5 bis unter 7,5 t',
  b: '7,5 bis unter 12 t',
  c: '12 bis 18 t',
  d: 'über 18 t, bis 3 Achsen',
  e: 'über 18 t, 4 Achsen',
  f: 'über 18 t, ab 5 Achsen',
} as const;
export type Gewichtsklasse = keyof typeof gewichtsklassen;
export const gewichtsklassennamen = Object.keys(gewichtsklassen) as Gewichtsklasse[];

export const schadstoffklassen = {
  A: 'Euro VI',
  B: 'Euro V, EEV 1',
  C: 'Euro IV',
  D: 'Euro III',
  E: 'Euro II',
  F: 'Euro I, 0',
  G: 'sauberer als Euro VI',
} as const;
export type Schadstoffklasse = keyof typeof schadstoffklassen;
export const schadstoffklassennamen = Object.keys(schadstoffklassen) as Schadstoffklasse[];

export const co2Klassen = [1, 2, 3, 4, 5] as const;
export type Co2Klasse = (typeof co2Klassen)[number];

/** A value for each of the weight classes a to f. */
type Reihe = readonly [number, number, number, number, number, number];

const infrastruktur: Reihe = [52, 66, 107, 141, 155, 155];
const laerm: Reihe = [14, 16, 16, 16, 12, 12];
const luft: Record<Schadstoffklasse, Reihe> = {
  A: [11, 15, 15, 22, 23, 23],
  B: [43, 43, 52, 62, 62, 62],
  C: [55, 59, 63, 80, 87, 87],
  D: [79, 88, 101, 134, 149, 149],
  E: [98, 113, 121, 164, 182, 182],
  F: [102, 114, 123, 169, 187, 187],
  G: [1, 1, 1, 1, 1, 1],
};
/** CO2 class 1 depends on the emission class as well. */
const co2KlasseEins: Record<Schadstoffklasse, Reihe> = {
  F: [80, 80, 104, 158, 158, 162],
  E: [80, 80, 104, 138, 138, 162],
  D: [80, 80, 104, 138, 138, 162],
  C: [80, 80, 100, 134, 134, 160],
  B: [80, 80, 100, 134, 134, 160],
  A: [74, 80, 100, 124, 134, 158],
  G: [74, 80, 100, 124, 134, 158],
};
const co2: Record<Exclude<Co2Klasse, 1>, Reihe> = {
  2: [70, 76, 96, 118, 128, 150],
  3: [67, 72, 90, 111, 120, 142],
  4: [37, 40, 50, 63, 68, 79],
  5: [0, 0, 0, 0, 0, 0],
};

/** The four parts of a rate, in tenths of a cent a kilometre. */
export function mautteile(gewicht: Gewichtsklasse, schadstoff: Schadstoffklasse, klasse: Co2Klasse) {
  const i = gewichtsklassennamen.indexOf(gewicht);
  const kohlendioxid = klasse === 1 ? co2KlasseEins[schadstoff] : co2[klasse];
  return {
    infrastruktur: infrastruktur[i] ?? 0,
    luft: luft[schadstoff][i] ?? 0,
    laerm: laerm[i] ?? 0,
    co2: kohlendioxid[i] ?? 0,
  };
}

/** Their sum. */
export function mautsatz(gewicht: Gewichtsklasse, schadstoff: Schadstoffklasse, klasse: Co2Klasse): number {
  return Object.values(mautteile(gewicht, schadstoff, klasse)).reduce((summe, teil) => summe + teil, 0);
}
