import { move } from 'piscina';
import { abliefernachweise } from './abliefernachweis/abliefernachweise.js';
import { befoerderungspapier } from './befoerderungspapier/befoerderungspapier.js';
import { type Berichtsname, type Etikettname, istEtikett } from './berichte.js';
import type { Berichtsauftrag, Berichtstexte } from './berichtsauftrag.js';
import type { Blatt } from './blatt.js';
import { cmrFrachtbrief } from './cmr-frachtbrief/cmr-frachtbrief.js';
import { inPapiersprache } from './darstellung/papiersprache.js';
import { drucke } from './drucken/drucker.js';
import { gs1Etikett } from './gs1-etikett/gs1-etikett.js';
import { kontoauszug } from './kontoauszug/kontoauszug.js';
import { lieferschein } from './lieferschein/lieferschein.js';
import { schadensanzeige } from './schadensanzeige/schadensanzeige.js';
import { speditionsauftrag } from './speditionsauftrag/speditionsauftrag.js';
import { uebernahmeliste } from './uebernahmeliste/uebernahmeliste.js';
import type { Etikettformat } from './warenetikett/masse.js';
import { warenetikett } from './warenetikett/warenetikett.js';

/** What a worker is asked to print. */
export interface Druckauftrag {
  bericht: Berichtsname;
  auftraege: Berichtsauftrag[];
  texte: Berichtstexte;
  /** The sheet of labels. */
  format?: Etikettformat | undefined;
  /** Language of the paper. */
  sprache: string;
}

/** Or a paper that is not made of orders alone. */
export interface Blattauftrag {
  blatt: Blatt;
  sprache: string;
}

const vorlagen = {
  befoerderungspapier,
  'cmr-frachtbrief': cmrFrachtbrief,
  lieferschein,
  speditionsauftrag,
  uebernahmeliste,
} satisfies Record<Exclude<Berichtsname, 'abliefernachweis' | Etikettname>, unknown>;
const etiketten = { 'gs1-etikett': gs1Etikett, warenetikett };

/** Runs in a thread of its own, so that a long paper keeps no request waiting. */
export async function drucken(auftrag: Druckauftrag | Blattauftrag): Promise<Uint8Array> {
  const mache = () => ('blatt' in auftrag ? drucke(dokument(auftrag.blatt)) : pdf(auftrag));
  return move(await inPapiersprache(auftrag.sprache, mache)) as Uint8Array;
}

/** The first paper of a thread takes long, because it loads what draws: here one that nobody sees. */
export async function waermeAuf(): Promise<void> {
  await drucke({ content: 'warm' });
}

const dokument = (blatt: Blatt) =>
  blatt.art === 'kontoauszug' ? kontoauszug(blatt.angaben) : schadensanzeige(blatt.angaben);

function pdf({ bericht, auftraege, texte, format }: Druckauftrag): Promise<Uint8Array> {
  if (bericht === 'abliefernachweis') return abliefernachweise(auftraege, texte);
  return drucke(
    istEtikett(bericht) ? etiketten[bericht](auftraege, format) : vorlagen[bericht](auftraege, texte),
  );
}
