import type { Content } from 'pdfmake';
import type { Berichtsauftrag } from '../berichtsauftrag.js';
import { sage } from '../darstellung/papiersprache.js';
import { klartext } from '../darstellung/schrift/klartext.js';
import { absatz, umbrochen } from '../darstellung/schrift/satz.js';
import { halb, satzbreite } from '../darstellung/seite.js';
import { type Kaestchen, kaestchen } from './kaestchen.js';

/** The texts of a box. */
export interface Feldtext {
  name: Kaestchen;
  zeilen: string[];
}

const punkt = 8.5;
/** So many lines have room in a box, so that boxes, goods and signatures have room on one page. */
const hoechstensZeilen = 14;

/** Do the texts of a box have room in it? */
export function passt({ zeilen }: Feldtext): boolean {
  const bedarf = zeilen
    .flatMap((text) => text.split('\n'))
    .reduce((summe, text) => summe + umbrochen(text, halb, { punkt }).length, 0);
  return bedarf <= hoechstensZeilen;
}

/** What stands in the box: its texts, or where they stand. */
export const imFeld = (feld: Feldtext): string[] =>
  passt(feld) ? feld.zeilen : [sage('papier.cmr.sieheAnlage')];

/** What boxes have no room for, behind the waybill and named after its box. */
export function anlage(a: Berichtsauftrag, felder: readonly Feldtext[]): Content[] {
  return felder.flatMap(({ name, zeilen }) => {
    const [feld, titel] = kaestchen[name];
    const werte = { feld, nummer: klartext(a.spedeigennr), titel: sage<string>(titel) };
    return [
      { text: sage('papier.cmr.anlageFeld', werte), fontSize: 10, bold: true, margin: [0, 12, 0, 3] },
      ...zeilen.filter(Boolean).map((text) => absatz(text, satzbreite, punkt)),
    ] satisfies Content[];
  });
}
