import { move } from 'piscina';
import { abliefernachweis } from './abliefernachweis/abliefernachweis.js';
import type { Berichtsname } from './berichte.js';
import type { Berichtsauftrag, Berichtstexte } from './berichtsauftrag.js';
import { drucke } from './drucker.js';
import { speditionsauftrag } from './speditionsauftrag/speditionsauftrag.js';
import { warenetikett } from './warenetikett/warenetikett.js';

/** What a worker is asked to print. */
export interface Druckauftrag {
  bericht: Berichtsname;
  auftraege: Berichtsauftrag[];
  texte: Berichtstexte;
}

const vorlagen = { abliefernachweis, speditionsauftrag, warenetikett } satisfies Record<
  Berichtsname,
  unknown
>;

/** Runs in a thread of its own, so that a long paper keeps no request waiting. */
export async function drucken({ bericht, auftraege, texte }: Druckauftrag): Promise<Uint8Array> {
  const pdf = await drucke(vorlagen[bericht](auftraege, texte));
  return move(pdf) as Uint8Array;
}
