import { fehler, type Meldung } from '../../feld/meldung.js';
import type { ServiceDefinition } from '../../stammdaten/service-definition.js';
import type { Auftrag } from '../auftrag.js';
import type { AuftragService } from '../auftrag-teile.js';
import { istAn, servicefehler } from './servicewert.js';

/** Special service numbers (specification of orders, section 9) and the flag of the order that each one sets. */
export const servicenummern = { abtragen: 48, lenkeravis: 49, myDelivery: 151, adv3: 152 } as const;

type Serviceflag = keyof typeof servicenummern;
type Servicewert = Pick<AuftragService, 'spez_num' | 'wert'>;

/** The four flags of the order that come from its services, all of them logical. */
export function serviceFlags(services: readonly Servicewert[]): Pick<Auftrag, Serviceflag> {
  const an = (nummer: number) => services.some((s) => s.spez_num === nummer && s.wert === 'true');
  return {
    abtragen: an(servicenummern.abtragen),
    lenkeravis: an(servicenummern.lenkeravis),
    myDelivery: an(servicenummern.myDelivery),
    adv3: an(servicenummern.adv3),
  };
}

/**
 * What is wrong with the services of an order, by the definitions that hold for its client.
 * @param vorher those of the stored order: a value that its definition has left behind may be sent back, and is off
 */
export function pruefeServices(
  services: readonly Servicewert[],
  definitionen: readonly ServiceDefinition[],
  vorher: readonly Servicewert[],
): Meldung[] {
  return services.flatMap(({ spez_num, wert }, i) => {
    const definition = definitionVon(definitionen, spez_num);
    if (definition && vorher.some((v) => v.spez_num === spez_num && v.wert === wert)) return [];
    if (!definition) return [fehler('feld.verweis', `auftragServices[${i}].spez_num`)];
    const falsch = servicefehler(definition, wert);
    return falsch ? [fehler(falsch, `auftragServices[${i}].wert`)] : [];
  });
}

/** Those that are on: what is off is not kept. */
export function eingeschaltete<S extends Servicewert>(
  services: readonly S[],
  definitionen: readonly ServiceDefinition[],
): S[] {
  return services.filter(({ spez_num, wert }) => {
    const definition = definitionVon(definitionen, spez_num);
    return definition !== undefined && istAn(definition, wert);
  });
}

/** A service of an order with all that its definition says of it. One whose definition is gone stays as it was sent. */
export function mitDefinition<S extends Servicewert>(service: S, definitionen: readonly ServiceDefinition[]) {
  const d = definitionVon(definitionen, service.spez_num);
  return {
    ...service,
    elementId: d?.id ?? null,
    bezeichnung: d?.bezkurz ?? null,
    hinweis: null,
    active: !d || istAn(d, service.wert),
    editable: d?.editable ?? null,
    defaultService: true,
    attributName: d?.attributName ?? null,
    isKostenpfl: d?.isKostenpfl ?? null,
    typ: d?.typ ?? null,
    awSperre: d?.awSperre ?? null,
    isAWSperre: d?.awSperre ?? null,
    color: null,
  };
}

function definitionVon(definitionen: readonly ServiceDefinition[], nummer: number) {
  return definitionen.find((d) => d.spezNum === nummer);
}
