import { type Gelesen, lies } from '../feld/lesen.js';
import { ersteJeFeld } from '../feld/meldung.js';
import type { Konfiguration } from '../konfiguration/konfiguration.js';
import { Auftrag } from './auftrag.js';
import { pruefeAuftrag } from './auftrag.rules.js';

/**
 * An order as it is sent, with everything that is wrong with it. Form and server ask here and nowhere else, so they
 * never disagree; what an order points to only the server can look up.
 */
export function liesAuftrag(roh: unknown, konfiguration: Konfiguration): Gelesen<Auftrag> {
  const { wert, meldungen } = lies(Auftrag, roh);
  return { wert, meldungen: ersteJeFeld([...meldungen, ...pruefeAuftrag(wert, konfiguration)]) };
}
