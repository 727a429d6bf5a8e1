import { aufgerundet, produkt } from './ganzzahl.js';
import type { Ladeflaeche } from './lademeter.js';

/**
 * Parking places of load units, rounded up to 0.5; one place is 0.4 m of a 2.4 m wide floor.
 * Source: specification of orders, section 9: count × length/100 × width/100 / 2.4 / 0.4.
 */
export function stellplaetze({ laengeCm, breiteCm, anzahl }: Ladeflaeche): number {
  const halbe = aufgerundet(produkt(laengeCm, breiteCm, anzahl), 4800n);
  return halbe / 2;
}
