import { move } from 'piscina';
import { abliefernachweise } from './abliefernachweis/abliefernachweise.js';
import { befoerderungspapier } from './befoerderungspapier/befoerderungspapier.js';
import type { Berichtsname } from './berichte.js';
import type { Berichtsauftrag, Berichtstexte } from './berichtsauftrag.js';
import { cmrFrachtbrief } from './cmr-frachtbrief/cmr-frachtbrief.js';
import { drucke } from './drucken/drucker.js';
import { gs1Etikett } from './gs1-etikett/gs1-etikett.js';
import { lieferschein } from './lieferschein/lieferschein.js';
import { speditionsauftrag } from './speditionsauftrag/speditionsauftrag.js';
import { uebernahmeliste } from './uebernahmeliste/uebernahmeliste.js';
import { warenetikett } from './warenetikett/warenetikett.js';

/** What a worker is asked to print. */
export interface Druckauftrag {
  bericht: Berichtsname;
  auftraege: Berichtsauftrag[];
  texte: Berichtstexte;
}

const vorlagen = {
  befoerderungspapier,
  'cmr-frachtbrief': cmrFrachtbrief,
  'gs1-etikett': gs1Etikett,
  lieferschein,
  speditionsauftrag,
  uebernahmeliste,
  warenetikett,
} satisfies Record<Exclude<Berichtsname, 'abliefernachweis'>, unknown>;

/** Runs in a thread of its own, so that a long paper keeps no request waiting. */
export async function drucken({ bericht, auftraege, texte }: Druckauftrag): Promise<Uint8Array> {
  const pdf =
    bericht === 'abliefernachweis'
      ? await abliefernachweise(auftraege, texte)
      : await drucke(vorlagen[bericht](auftraege, texte));
  return move(pdf) as Uint8Array;
}
