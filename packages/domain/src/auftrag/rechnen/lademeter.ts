import { aufgerundet, produkt } from './ganzzahl.js';

/** Footprint of load units: measures in whole centimetres and how many of them. */
export interface Ladeflaeche {
  laengeCm: number;
  breiteCm: number;
  anzahl: number;
}

/**
 * Loading metres of unstacked load units on a 2.4 m wide floor, rounded up to 0.1 m.
 * Source: specification of orders, section 9: width/100 × length/100 × count / 2.4.
 */
export function lademeter({ laengeCm, breiteCm, anzahl }: Ladeflaeche): number {
  const zehntel = aufgerundet(produkt(laengeCm, breiteCm, anzahl), 2400n);
  return zehntel / 10;
}
