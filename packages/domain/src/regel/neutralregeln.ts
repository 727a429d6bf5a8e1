import { fehler, type Meldung } from '../feld/meldung.js';
import { positionen } from './positionsregeln.js';
import type { Pruefling, Regelkontext } from './regel.js';

/** With dangerous goods the papers name the real sender in spite of a neutral one (ADR 5.4.1.1.1 g). */
export function neutralGefahrgut(auftrag: Pruefling, { konfiguration }: Regelkontext): Meldung[] {
  const gefaehrlich = positionen(auftrag).some(({ p }) => p.auftragsgefahrgueter?.length);
  if (!auftrag.neutralerAbsenderAdresse?.name || !gefaehrlich) return [];
  if (konfiguration.adrAbsender === 'spediteur') return [];
  return [fehler('auftrag.warnungNeutralGefahrgut', 'neutralerAbsenderAdresse.name')];
}
