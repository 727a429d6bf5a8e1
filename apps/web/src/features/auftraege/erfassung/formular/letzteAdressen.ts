import type { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { adresseAus } from './formularwerte';

type Rolle = 'absenderAdresse' | 'empfaengerAdresse';

/** The last addresses live as long as the window's session: another user of the machine never sees them. */
const platz = (rolle: Rolle, benutzer: string | undefined, mandant: number | null) =>
  `${rolle}/${benutzer ?? ''}/${mandant ?? ''}`;

/** Who sent and received the order that was saved last. */
export function merkeAdressen(benutzer: string | undefined, auftrag: Partial<Auftrag>): void {
  for (const rolle of ['absenderAdresse', 'empfaengerAdresse'] as const) {
    const adresse = auftrag[rolle];
    if (!adresse) continue;
    try {
      const name = platz(rolle, benutzer, auftrag.mandant?.id ?? null);
      sessionStorage.setItem(name, JSON.stringify(adresseAus(adresse)));
    } catch {
      // Without storage there is nothing to repeat.
    }
  }
}

export function letzteAdresse(
  rolle: Rolle,
  benutzer: string | undefined,
  mandant: number | null,
): Partial<AuftragAdresse> | null {
  try {
    return JSON.parse(sessionStorage.getItem(platz(rolle, benutzer, mandant)) ?? 'null');
  } catch {
    return null;
  }
}
