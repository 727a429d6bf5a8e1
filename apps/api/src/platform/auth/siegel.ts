import { createHmac, timingSafeEqual } from 'node:crypto';

const siegel = (schluessel: Buffer, inhalt: string, ablauf: number) =>
  createHmac('sha256', schluessel).update(`${inhalt},${ablauf}`).digest('base64url');

/** A signed, short-lived promise about this content: whoever shows it has seen exactly that. */
export function versiegle(schluessel: Buffer, inhalt: string, gueltigMs: number): string {
  const ablauf = Date.now() + gueltigMs;
  return `${ablauf.toString(36)}.${siegel(schluessel, inhalt, ablauf)}`;
}

/** Was it sealed by this key, about this content, and does it still hold? */
export function istVersiegelt(schluessel: Buffer, inhalt: string, token: string | null): boolean {
  const [zeit = '', gezeigt = ''] = (token ?? '').split('.');
  const ablauf = Number.parseInt(zeit, 36);
  if (!(ablauf > Date.now())) return false;
  const [soll, ist] = [siegel(schluessel, inhalt, ablauf), gezeigt].map((s) => Buffer.from(s));
  return Boolean(soll && ist && soll.length === ist.length && timingSafeEqual(soll, ist));
}
