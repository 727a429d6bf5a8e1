import type { Auftrag } from './auftrag.js';
import type { AuftragService } from './auftrag-teile.js';

/** Special service numbers (specification of orders, section 9) and the flag of the order that each one sets. */
export const servicenummern = { abtragen: 48, lenkeravis: 49, myDelivery: 151, adv3: 152 } as const;

type Serviceflag = keyof typeof servicenummern;

/** The four flags of the order that come from its services; a logical service needs no value. */
export function serviceFlags(
  services: readonly Pick<AuftragService, 'spez_num' | 'wert'>[],
): Pick<Auftrag, Serviceflag> {
  const an = (nummer: number) => services.some((s) => s.spez_num === nummer && s.wert !== 'false');
  return {
    abtragen: an(servicenummern.abtragen),
    lenkeravis: an(servicenummern.lenkeravis),
    myDelivery: an(servicenummern.myDelivery),
    adv3: an(servicenummern.adv3),
  };
}
