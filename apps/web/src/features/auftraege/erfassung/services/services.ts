import { istAngeboten } from '@frachtportal/domain/auftrag/angebot';
import type { AuftragService } from '@frachtportal/domain/auftrag/auftrag-teile';
import { istAn, istLogisch } from '@frachtportal/domain/auftrag/service/servicewert';
import type { ServiceDefinition } from '@frachtportal/domain/stammdaten/service-definition';

export type Servicewert = Pick<AuftragService, 'spez_num' | 'wert'>;

export function istGewaehlt(services: readonly Servicewert[], d: ServiceDefinition): boolean {
  return services.some((s) => s.spez_num === d.spezNum && istAn(d, s.wert));
}

/** Switches a service on with its value, or off; a logical one carries `true`. */
export function schalte(
  services: readonly Servicewert[],
  nummer: number,
  an: boolean,
  wert = 'true',
): Servicewert[] {
  const uebrige = services.filter((s) => s.spez_num !== nummer);
  return an ? [...uebrige, { spez_num: nummer, wert }] : uebrige;
}

/** The services of an order without those that are blocked: a new order takes none of them over. */
export function ohneGesperrte<S extends Servicewert>(
  services: readonly S[],
  definitionen: readonly ServiceDefinition[],
): S[] {
  const gesperrt = new Set(definitionen.filter((d) => d.awSperre).map((d) => d.spezNum));
  return services.filter((s) => !gesperrt.has(s.spez_num));
}

/** A value can be entered, so the service has a pencil. */
export function hatStift(d: ServiceDefinition): boolean {
  return !istLogisch(d) && d.editable;
}

export interface Servicegruppe {
  titel: string | null;
  services: ServiceDefinition[];
}

interface Angebot {
  /** Numbers of the services to offer, with commas; empty means all. */
  eigene: string;
  /** Services for shipments abroad have a section of their own, else they are not offered. */
  international: boolean;
  nachKosten: boolean;
}

/**
 * The services to offer, in their sections: those of the configuration, and whatever the order already has. Blocked
 * ones only where the order has a value for them.
 */
export function servicegruppen(
  definitionen: readonly ServiceDefinition[],
  imAuftrag: readonly Servicewert[],
  { eigene, international, nachKosten }: Angebot,
): Servicegruppe[] {
  const angeboten = definitionen
    .filter((d) => {
      if (istGewaehlt(imAuftrag, d)) return true;
      const regeln = { customServices: eigene, isServicesInternSendungen: international };
      return (istLogisch(d) || d.editable) && istAngeboten(d, regeln);
    })
    .toSorted((a, b) => a.anzeigefolge - b.anzeigefolge);
  const abroad = (d: ServiceDefinition) => international && d.international;
  const inland = angeboten.filter((d) => !abroad(d));
  const gruppen: Servicegruppe[] = nachKosten
    ? [
        { titel: 'beschriftung.kostenpflichtig', services: inland.filter((d) => d.isKostenpfl) },
        { titel: 'auftrag.erfassung.kostenfrei', services: inland.filter((d) => !d.isKostenpfl) },
      ]
    : [{ titel: null, services: inland }];
  return [
    ...gruppen,
    { titel: 'auftrag.erfassung.internationaleSendungen', services: angeboten.filter(abroad) },
  ].filter((g) => g.services.length > 0);
}
