import { type Portal, startePortal } from '../../../testing/portal.js';
import { vonHand } from './auftraege.js';
import { Gegenstelle, schluessel } from './gegenstelle.js';

/** A portal beside a dispatch system that can be kept waiting. */
export async function startePortalMitGegenstelle(
  env: Record<string, string> = {},
): Promise<{ portal: Portal; stelle: Gegenstelle }> {
  const stelle = await Gegenstelle.oeffnen();
  const dispo = {
    DISPO: 'http',
    DISPO_URL: stelle.url,
    DISPO_SCHLUESSEL: schluessel,
    DISPO_FRIST_MS: '60000',
  };
  return { portal: await startePortal({ ...vonHand, ...dispo, ...env }), stelle };
}

/** Sends addresses to the dispatch system, which does not answer before the returned function is called. */
export async function unterwegs(
  portal: Portal,
  stelle: Gegenstelle,
  ids: number[],
  wer = 'kunde',
): Promise<() => Promise<void>> {
  const sitzung = await portal.als(wer);
  const da = stelle.angekommen();
  const antworte = stelle.haltZurueck();
  const antwort = sitzung.post(`/api/dplus-update/adressen?ids=${ids.join(',')}`).then((a) => a);
  await da;
  return async () => {
    antworte();
    await antwort;
  };
}
