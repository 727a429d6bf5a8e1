import type { AuftragAdresse } from './adresse.js';

/** Names an entry of the address book that the order takes over; what else is given counts before what stands there. */
export function istKurzform(adresse: Partial<AuftragAdresse> | null | undefined): boolean {
  return Boolean(adresse?.id && !adresse.name?.trim());
}
