import type { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { adresseAus } from './formularwerte';

/** The last recipient lives as long as the window's session: another user of the machine never sees it. */
function name(benutzer: string | undefined, mandant: number | null): string {
  return `letzter-empfaenger/${benutzer ?? ''}/${mandant ?? ''}`;
}

export function merkeEmpfaenger(benutzer: string | undefined, auftrag: Partial<Auftrag>): void {
  if (!auftrag.empfaengerAdresse) return;
  const mandant = auftrag.mandant?.id ?? null;
  try {
    sessionStorage.setItem(name(benutzer, mandant), JSON.stringify(adresseAus(auftrag.empfaengerAdresse)));
  } catch {
    // Without storage there is nothing to repeat.
  }
}

export function letzterEmpfaenger(
  benutzer: string | undefined,
  mandant: number | null,
): Partial<AuftragAdresse> | null {
  try {
    return JSON.parse(sessionStorage.getItem(name(benutzer, mandant)) ?? 'null');
  } catch {
    return null;
  }
}
