import { sprichPortal } from '../lib/sprache';

/** Code and texts of what stands around every page behind the login; the login page does without them. */
export async function ladeRahmen() {
  const [{ Geschuetzt }] = await Promise.all([import('./Geschuetzt'), sprichPortal()]);
  return { Geschuetzt };
}
