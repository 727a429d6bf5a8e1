import { gerundet, produkt } from './ganzzahl.js';

/** One kind of package: outer measures in whole centimetres and how many of them. */
export interface Packmasse {
  laengeCm: number;
  breiteCm: number;
  hoeheCm: number;
  anzahl: number;
}

/**
 * Volume in cubic metres, rounded to 3 decimals (halves up).
 * Source: specification of orders, section 9: length/100 × width/100 × height/100 × count.
 */
export function volumenCbm({ laengeCm, breiteCm, hoeheCm, anzahl }: Packmasse): number {
  const liter = gerundet(produkt(laengeCm, breiteCm, hoeheCm, anzahl), 1000n);
  return liter / 1000;
}
