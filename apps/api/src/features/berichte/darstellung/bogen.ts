import type { Content } from 'pdfmake';
import type { Berichtsauftrag, Berichtstexte } from '../berichtsauftrag.js';
import type { Abschnitt, Dokument } from './dokument.js';
import { farben } from './farben.js';
import { briefkopfVon } from './neutral.js';
import { dokumentsprache, sage } from './papiersprache.js';
import { klartext, verbunden } from './schrift/klartext.js';
import { absatz } from './schrift/satz.js';
import { satzbreite, seite } from './seite.js';

/** A4 sheets of one kind of paper. */
export interface Bogenart {
  titel: string;
  /** Title of a PDF with several. */
  mehrzahl: string;
}

/** One or many orders in one PDF; each starts a page and counts its own pages. */
export function bogen(
  art: Bogenart,
  auftraege: readonly Berichtsauftrag[],
  texte: Berichtstexte,
  inhalt: (auftrag: Berichtsauftrag) => Content[],
): Dokument {
  const [einziger] = auftraege;
  return grundlage(
    auftraege.length === 1 ? `${sage(art.titel)} ${klartext(einziger?.spedeigennr)}` : sage(art.mehrzahl),
    auftraege.map((a) =>
      abschnitt(inhalt(a), {
        oben: kopfzeilentext(art, a),
        unten: fusszeilentext(a),
        fuss: briefkopfVon(a, texte)?.fuss,
      }),
    ),
  );
}

/** What all A4 papers share. */
export function grundlage(titel: string, content: Abschnitt[]): Dokument {
  return {
    pageSize: 'A4',
    pageMargins: [seite.rand, seite.oben, seite.rand, seite.unten],
    defaultStyle: { font: 'Roboto', fontSize: 9, color: farben.text },
    info: { title: titel },
    language: dokumentsprache(),
    content,
  };
}

/** What stands outside the text of a page. */
interface Randtexte {
  /** On top of each page but the first. */
  oben: string;
  unten: string;
  /** The forwarder's own words, below everything. */
  fuss?: string | null;
}

/**
 * A part that counts its own pages and says on each following one what it continues. pdfmake draws the headers of all
 * pages before the first footer: the headers find out which pages are ours.
 */
export function abschnitt(section: Content[], { oben, unten, fuss }: Randtexte): Abschnitt {
  const seiten: number[] = [];
  return {
    section,
    header: (blatt: number) => {
      seiten.push(blatt);
      return seiten.length > 1 ? fortsetzung(oben) : null;
    },
    footer: (blatt: number) =>
      fusszeilen(fuss, { text: unten, blatt: seiten.indexOf(blatt) + 1, blaetter: seiten.length }),
  };
}

function kopfzeilentext({ titel }: Bogenart, auftrag: Berichtsauftrag): string {
  const strecke = verbunden(' – ', auftrag.absenderAdresse?.ort, auftrag.empfaengerAdresse?.ort);
  return verbunden(' · ', `${sage(titel)} ${klartext(auftrag.spedeigennr)}`, strecke);
}

function fusszeilentext(auftrag: Berichtsauftrag): string {
  return verbunden(
    ' · ',
    klartext(auftrag.mandant?.name),
    sage('papier.fuss', { nummer: klartext(auftrag.spedeigennr) }),
  );
}

function fortsetzung(text: string): Content {
  return { text, fontSize: 8, color: farben.leise, margin: [seite.rand, 22, seite.rand, 0] };
}

interface Zaehlung {
  text: string;
  blatt: number;
  blaetter: number;
}

function fusszeilen(eigenes: string | null | undefined, { text, blatt, blaetter }: Zaehlung): Content {
  const zaehlung: Content = {
    columns: [{ text }, { text: sage('papier.seite', { blatt, blaetter }), alignment: 'right', width: 90 }],
  };
  const worte = klartext(eigenes);
  return {
    stack: worte ? [zaehlung, absatz(worte, satzbreite, 6.5)] : [zaehlung],
    fontSize: 7.5,
    color: farben.leise,
    margin: [seite.rand, worte ? 8 : 16, seite.rand, 0],
  };
}
