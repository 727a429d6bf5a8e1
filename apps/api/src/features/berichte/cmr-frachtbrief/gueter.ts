import { summiere } from '@frachtportal/domain/auftrag/rechnen/summen';
import type { Content, TableCell } from 'pdfmake';
import type { Berichtsauftrag, Berichtsposition } from '../berichtsauftrag.js';
import { zahl } from '../darstellung/format.js';
import { bezeichnung, mengen } from '../darstellung/gefahrgut/gefahrgut.js';
import { sage } from '../darstellung/papiersprache.js';
import { kasten } from '../darstellung/raster.js';
import { aus, klartext } from '../darstellung/schrift/klartext.js';
import { absatz } from '../darstellung/schrift/satz.js';
import { satzbreite } from '../darstellung/seite.js';
import { type Kaestchen, titel } from './kaestchen.js';

const polster = 6;
const spalten: { name: Kaestchen; breite: number; rechts?: boolean }[] = [
  { name: 'zeichen', breite: 64 },
  { name: 'anzahl', breite: 40, rechts: true },
  { name: 'verpackung', breite: 58 },
  { name: 'gut', breite: 0 },
  { name: 'statistik', breite: 48 },
  { name: 'gewicht', breite: 52, rechts: true },
  { name: 'umfang', breite: 40, rechts: true },
];
const frei = satzbreite - 0.5 - spalten.reduce((summe, s) => summe + s.breite + 2 * polster + 0.5, 0);
const widths = spalten.map((s) => s.breite || frei);

/**
 * Boxes 6 to 12: the goods, with what ADR demands to be said of dangerous ones. The heading repeats on every page. What
 * follows is kept together with the last line and the sums, so that nobody signs on a page without goods.
 */
export function gueter(a: Berichtsauftrag, danach: Content[]): Content[] {
  const zeilen = a.auftragspositionen.map(zeile);
  const schluss = [
    { table: { widths, body: [...zeilen.slice(-1), summe(a)], dontBreakRows: true }, layout: kasten },
    ...gefahrgutvermerk(a),
    ...danach,
  ];
  const zelle = { colSpan: spalten.length, stack: schluss, margin: [-polster, -4, -polster, -4], border };
  const body = [
    spalten.map((s) => ({ text: titel(s.name), fontSize: 6 })),
    ...zeilen.slice(0, -1),
    [zelle as TableCell, ...Array.from({ length: spalten.length - 1 }, () => ({}))],
  ];
  return [
    {
      table: { headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, widths, body },
      layout: kasten,
      margin: [0, 6, 0, 0],
    },
  ];
}

const border = [false, false, false, false];

/** That there are dangerous goods is said where whoever signs sees it. */
function gefahrgutvermerk(a: Berichtsauftrag): Content[] {
  if (!a.mitGefahrguetern) return [];
  const text = sage('papier.cmr.gefahrgutvermerk');
  return [absatz(text, satzbreite, 7.5, { bold: true, margin: [0, 4, 0, 0] })];
}

function zeile(p: Berichtsposition): TableCell[] {
  const inPackungen = p.verpackungseinheit !== 2;
  const [anzahl, art] = inPackungen ? [p.verpackungAnzahl, p.verpackung] : [p.lademittelAnzahl, p.lademittel];
  return [
    zelle(0, klartext(p.zeichenNummer)),
    zelle(1, zahl(anzahl)),
    zelle(2, aus(art, 'langBezeichnung', 'kurzBezeichnung')),
    { stack: gut(p) },
    zelle(4, ''),
    zelle(5, zahl(p.bruttoGewicht, 2)),
    zelle(6, zahl(p.volumenCBM, 3)),
  ];
}

function gut(p: Berichtsposition): Content[] {
  return [
    absatz(klartext(p.warengutBezeichnung), frei, 8.5),
    ...(p.auftragsgefahrgueter ?? []).flatMap((g) => [
      absatz(bezeichnung(g), frei, 7.5, { bold: true }),
      absatz(mengen(g), frei, 7),
    ]),
  ];
}

function summe(a: Berichtsauftrag): TableCell[] {
  const s = summiere(a.auftragspositionen);
  const fett = (i: number, text: string) => ({ ...(zelle(i, text) as object), bold: true }) as TableCell;
  return [
    fett(0, sage('papier.summe')),
    fett(1, zahl(s.packstueckAnzahl)),
    zelle(2, ''),
    fett(3, sage('papier.anzahlPositionen', { anzahl: a.auftragspositionen.length })),
    zelle(4, ''),
    fett(5, zahl(s.bruttoGewicht, 2)),
    fett(6, zahl(s.volumenCbm, 3)),
  ];
}

function zelle(i: number, text: string): TableCell {
  return absatz(text, widths[i] as number, 8.5, {
    alignment: spalten[i]?.rechts ? 'right' : 'left',
  }) as TableCell;
}
