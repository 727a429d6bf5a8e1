import type { Content } from 'pdfmake';
import type { Berichtsauftrag, Berichtstexte } from '../berichtsauftrag.js';
import type { Abschnitt, Dokument } from '../darstellung/dokument.js';
import { farben } from '../darstellung/farben.js';
import { klartext, verbunden } from '../darstellung/klartext.js';
import { adressen } from './adressen.js';
import { versandangaben, weitereAngaben } from './angaben.js';
import { kopf } from './kopf.js';
import { seite } from './masse.js';
import { positionen } from './positionen.js';
import { unterschriften } from './unterschriften.js';

/** The transport order, one or many in one PDF; each starts a page and counts its own pages. */
export function speditionsauftrag(auftraege: readonly Berichtsauftrag[], texte: Berichtstexte): Dokument {
  return {
    pageSize: 'A4',
    pageMargins: [seite.rand, seite.oben, seite.rand, seite.unten],
    defaultStyle: { font: 'Roboto', fontSize: 9, color: farben.text },
    info: { title: titel(auftraege) },
    language: 'de-DE',
    content: auftraege.map((a) => abschnitt(a, texte)),
  };
}

function titel(auftraege: readonly Berichtsauftrag[]): string {
  return auftraege.length === 1
    ? `Speditionsauftrag ${klartext(auftraege[0]?.spedeigennr)}`
    : 'Speditionsaufträge';
}

/** pdfmake draws the headers of all pages before the first footer: the headers find out which pages are ours. */
function abschnitt(auftrag: Berichtsauftrag, texte: Berichtstexte): Abschnitt {
  const seiten: number[] = [];
  const briefkopf = texte.koepfe[auftrag.mandant?.id ?? 0];
  return {
    section: [
      ...kopf(auftrag, briefkopf),
      ...adressen(auftrag),
      versandangaben(auftrag, texte),
      ...positionen(auftrag),
      ...weitereAngaben(auftrag),
      unterschriften(),
    ],
    header: (blatt: number) => {
      seiten.push(blatt);
      return seiten.length > 1 ? fortsetzung(auftrag) : null;
    },
    footer: (blatt: number) => fuss(auftrag, seiten.indexOf(blatt) + 1, seiten.length),
  };
}

function fortsetzung(auftrag: Berichtsauftrag): Content {
  const strecke = verbunden(' – ', auftrag.absenderAdresse?.ort, auftrag.empfaengerAdresse?.ort);
  return {
    text: verbunden(' · ', `Speditionsauftrag ${klartext(auftrag.spedeigennr)}`, strecke),
    fontSize: 8,
    color: farben.leise,
    margin: [seite.rand, 22, seite.rand, 0],
  };
}

function fuss(auftrag: Berichtsauftrag, blatt: number, blaetter: number): Content {
  const mandant = klartext(auftrag.mandant?.name);
  return {
    columns: [
      { text: verbunden(' · ', mandant, `Auftrag ${klartext(auftrag.spedeigennr)}`) },
      { text: `Seite ${blatt} von ${blaetter}`, alignment: 'right', width: 90 },
    ],
    fontSize: 7.5,
    color: farben.leise,
    margin: [seite.rand, 16, seite.rand, 0],
  };
}
