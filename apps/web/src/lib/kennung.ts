/**
 * A name nothing else has: for drafts and for `Idempotency-Key`. `crypto.randomUUID` exists only behind HTTPS, and the
 * portal has to work without it too.
 */
export function neueKennung(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
}
