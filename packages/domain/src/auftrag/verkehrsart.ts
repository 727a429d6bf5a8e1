import type { Konfiguration } from '../konfiguration/konfiguration.js';
import type { Auftrag } from './auftrag.js';

/** The country the forwarder is at home in (Germany). */
export const inlandId = 1;

/** Traffic types that the derivation leads to: groupage within the country and across its border. */
export const abgeleiteteVerkehrsarten = { national: 1, grenzueberschreitend: 4 } as const;

export type Verkehrsangaben = Pick<
  Partial<Auftrag>,
  'anlieferkennzeichen' | 'zustellkennzeichen' | 'absenderAdresse' | 'empfaengerAdresse'
>;

/**
 * The traffic type where the profile derives it (specification of orders, section 4): domestic if both countries are,
 * or if a pickup or delivery flag is set; else cross-border. Null where the profile does not derive it, or as long as a
 * country is not known.
 */
export function abgeleiteteVerkehrsart(
  auftrag: Verkehrsangaben,
  k: { variante: Pick<Konfiguration['variante'], 'verkehrsartAbleiten'> },
): number | null {
  if (!k.variante.verkehrsartAbleiten) return null;
  if (auftrag.anlieferkennzeichen?.id || auftrag.zustellkennzeichen?.id) {
    return abgeleiteteVerkehrsarten.national;
  }
  const laender = [auftrag.absenderAdresse?.land?.id, auftrag.empfaengerAdresse?.land?.id];
  if (laender.some((land) => !land)) return null;
  const inland = laender.every((land) => land === inlandId);
  return inland ? abgeleiteteVerkehrsarten.national : abgeleiteteVerkehrsarten.grenzueberschreitend;
}
