import type { AuftragService } from '@frachtportal/domain/auftrag/auftrag-teile';
import type { ServiceDefinition } from '@frachtportal/domain/stammdaten/service-definition';

export type Servicewert = Pick<AuftragService, 'spez_num' | 'wert'>;

export function istAn(services: readonly Servicewert[], nummer: number): boolean {
  return services.some((s) => s.spez_num === nummer && s.wert !== 'false');
}

/** Switches a service on or off; one without a value carries `true`. */
export function schalte(services: readonly Servicewert[], nummer: number, an: boolean): Servicewert[] {
  const uebrige = services.filter((s) => s.spez_num !== nummer);
  return an ? [...uebrige, { spez_num: nummer, wert: 'true' }] : uebrige;
}

/**
 * The services to offer: those of the configuration that need no value, and whatever the order already has. Blocked
 * and international ones only where the order has them.
 */
export function angebotene(
  definitionen: readonly ServiceDefinition[],
  imAuftrag: readonly Servicewert[],
  eigene: string,
): ServiceDefinition[] {
  const erlaubt = new Set(eigene.split(',').map(Number).filter(Boolean));
  return definitionen
    .filter((d) => {
      if (istAn(imAuftrag, d.spezNum)) return true;
      const offen = !d.awSperre && !d.international && d.typ === 'Logisch';
      return offen && (erlaubt.size === 0 || erlaubt.has(d.spezNum));
    })
    .toSorted((a, b) => a.anzeigefolge - b.anzeigefolge);
}
