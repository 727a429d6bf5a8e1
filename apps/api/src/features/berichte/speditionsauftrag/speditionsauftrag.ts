import type { Berichtsauftrag, Berichtstexte } from '../berichtsauftrag.js';
import { adressen } from '../darstellung/adressen.js';
import { bogen } from '../darstellung/bogen.js';
import type { Dokument } from '../darstellung/dokument.js';
import { kopf, verfolgungsort } from '../darstellung/kopf.js';
import { gueterUndSchluss } from '../darstellung/schluss.js';
import { unterschriften } from '../darstellung/unterschriften.js';
import { versandangaben, weitereAngaben } from './angaben.js';

const art = { titel: 'papier.speditionsauftrag.titel', mehrzahl: 'papier.speditionsauftrag.mehrzahl' };

/** The transport order. */
export function speditionsauftrag(auftraege: readonly Berichtsauftrag[], texte: Berichtstexte): Dokument {
  return bogen(art, auftraege, texte, (auftrag) => [
    ...kopf(
      art.titel,
      auftrag,
      { briefkopf: texte.koepfe[auftrag.mandant?.id ?? 0], verfolgen: verfolgungsort(auftrag, texte) },
      texte.zeitzone,
    ),
    ...adressen(auftrag),
    versandangaben(auftrag, texte),
    ...gueterUndSchluss(auftrag, weitereAngaben(auftrag), unterschriften()),
  ]);
}
