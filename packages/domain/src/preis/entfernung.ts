/** A point on the globe in degrees. */
export interface Punkt {
  breite: number;
  laenge: number;
}

const erdradiusKm = 6371;
const bogen = (grad: number) => (grad * Math.PI) / 180;

/** Whole road kilometres estimated from the straight line (haversine) and a detour in per cent. */
export function strassenkm(von: Punkt, nach: Punkt, umwegProzent: number): number {
  const breite = Math.sin(bogen(nach.breite - von.breite) / 2) ** 2;
  const laenge = Math.sin(bogen(nach.laenge - von.laenge) / 2) ** 2;
  const h = breite + Math.cos(bogen(von.breite)) * Math.cos(bogen(nach.breite)) * laenge;
  return Math.round((2 * erdradiusKm * Math.asin(Math.sqrt(h)) * umwegProzent) / 100);
}
