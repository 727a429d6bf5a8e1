import { aendereBenutzer } from './benutzer.js';
import type { Portal } from './portal.js';

/** Paths of the look-up lists that everybody may read. */
export const listen = [
  'laender',
  'waehrungen',
  'sprachen',
  'frankaturen',
  'verkehrsarten',
  'terminkennzeichen',
  'zustellkennzeichen',
  'anlieferkennzeichen',
  'sperrigkeiten',
  'metrokennungen',
  'verpackungen',
  'lademittel',
  'eigentuemer',
  'auftragdefaultservice',
];

interface NeuerEintrag {
  mandantId?: number | null;
  [feld: string]: unknown;
}

/** Adds an entry to a look-up list as the administrator of the main client it belongs to does. */
export async function listeneintrag(portal: Portal, pfad: string, eintrag: NeuerEintrag): Promise<number> {
  const { alpen, alpenKunde } = portal.welt;
  const fremd = eintrag.mandantId === alpen || eintrag.mandantId === alpenKunde;
  if (fremd) await aendereBenutzer(portal, 'fremd', { admin: true });
  const wer = await portal.als(fremd ? 'fremd' : 'admin');
  const { body } = await wer.post(`/api/${pfad}`).send(eintrag).expect(201);
  if (fremd) await aendereBenutzer(portal, 'fremd', { admin: false });
  return body.id;
}
