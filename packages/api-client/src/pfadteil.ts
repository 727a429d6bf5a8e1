import { ohneWert } from './api-fehler.js';

/** A value as part of a path; without one the call is refused here, as no address would be right. */
export function pfadteil(wert: string | number | null | undefined, name: string, ruf: string): string {
  if (wert === null || wert === undefined || Number.isNaN(wert)) throw ohneWert(name, ruf);
  return encodeURIComponent(String(wert));
}
