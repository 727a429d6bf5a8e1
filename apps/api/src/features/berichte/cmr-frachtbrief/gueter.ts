import { summiere } from '@frachtportal/domain/auftrag/rechnen/summen';
import type { Content, TableCell } from 'pdfmake';
import type { Berichtsauftrag, Berichtsposition } from '../berichtsauftrag.js';
import { zahl } from '../darstellung/format.js';
import { type Berichtsgefahrgut, bezeichnung, mengen } from '../darstellung/gefahrgut/gefahrgut.js';
import { sage } from '../darstellung/papiersprache.js';
import { kasten } from '../darstellung/raster.js';
import { aus, klartext } from '../darstellung/schrift/klartext.js';
import { absatz, ganzeZahl } from '../darstellung/schrift/satz.js';
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

/** So many dangerous goods stay with what stands above them; a part with more would be higher than a page. */
const jeTeil = 2;

/**
 * Boxes 6 to 12: the goods, with what ADR demands to be said of dangerous ones. The heading repeats on every page. What
 * follows is kept together with the last part of the goods and the sums, so that nobody signs on a page without goods.
 */
export function gueter(a: Berichtsauftrag, danach: Content[]): Content[] {
  const teile = a.auftragspositionen.flatMap(teileVon);
  const schluss = [tabelle([...teile.slice(-1).flat(), summe(a)]), ...gefahrgutvermerk(a), ...danach];
  const body = [
    spalten.map((s) => ({ text: titel(s.name), fontSize: 6 })),
    ...teile.slice(0, -1).map((teil) => zusammen([tabelle(teil)])),
    zusammen(schluss),
  ];
  return [
    {
      table: { headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, widths: [...widths], body },
      layout: kasten,
      margin: [0, 6, 0, 0],
    },
  ];
}

const tabelle = (body: TableCell[][]): Content => ({
  table: { widths: [...widths], body, dontBreakRows: true },
  layout: kasten,
});

/** A row over all columns that stays on one page. */
function zusammen(stack: Content[]): TableCell[] {
  const zelle = { colSpan: spalten.length, stack, margin: [-polster, -4, -polster, -4.5], border };
  return [zelle as TableCell, ...leere()];
}

const leere = () => Array.from({ length: spalten.length - 1 }, (): TableCell => ({ text: '' }));

const border = [false, false, false, false];

/** That there are dangerous goods is said where whoever signs sees it. */
function gefahrgutvermerk(a: Berichtsauftrag): Content[] {
  if (!a.mitGefahrguetern) return [];
  const text = sage('papier.cmr.gefahrgutvermerk');
  return [absatz(text, satzbreite, 7.5, { bold: true, margin: [0, 4, 0, 0] })];
}

/** A position with its dangerous goods over the whole width, in parts that each have room on a page. */
function teileVon(p: Berichtsposition): TableCell[][][] {
  const zeilen = (p.auftragsgefahrgueter ?? []).map(gefahrgutzeile);
  const teile = [[zeile(p), ...zeilen.slice(0, jeTeil)]];
  for (let i = jeTeil; i < zeilen.length; i += jeTeil) teile.push(zeilen.slice(i, i + jeTeil));
  return teile;
}

function zeile(p: Berichtsposition): TableCell[] {
  const inPackungen = p.verpackungseinheit !== 2;
  const [anzahl, art] = inPackungen ? [p.verpackungAnzahl, p.verpackung] : [p.lademittelAnzahl, p.lademittel];
  return [
    zelle(0, klartext(p.zeichenNummer)),
    zelle(1, zahl(anzahl)),
    zelle(2, aus(art, 'langBezeichnung', 'kurzBezeichnung')),
    zelle(3, klartext(p.warengutBezeichnung)),
    zelle(4, ''),
    zelle(5, zahl(p.bruttoGewicht, 2)),
    zelle(6, zahl(p.volumenCBM, 3)),
  ];
}

function gefahrgutzeile(g: Berichtsgefahrgut): TableCell[] {
  const breite = satzbreite - 2 * polster - 1;
  const stack = [absatz(bezeichnung(g), breite, 7.5, { bold: true }), absatz(mengen(g), breite, 7)];
  return [{ colSpan: spalten.length, stack }, ...leere()];
}

function summe(a: Berichtsauftrag): TableCell[] {
  const s = summiere(a.auftragspositionen);
  const fett = (i: number, text: string) => ({ ...(zelle(i, text) as object), bold: true }) as TableCell;
  return [
    fett(0, sage('papier.summe')),
    fett(1, zahl(s.packstueckAnzahl || null)),
    zelle(2, ''),
    fett(3, sage('papier.anzahlPositionen', { anzahl: a.auftragspositionen.length })),
    zelle(4, ''),
    fett(5, zahl(s.bruttoGewicht, 2)),
    fett(6, zahl(s.volumenCbm || null, 3)),
  ];
}

function zelle(i: number, text: string): TableCell {
  const breite = widths[i] as number;
  return spalten[i]?.rechts ? ganzeZahl(text, breite, 8.5) : (absatz(text, breite, 8.5) as TableCell);
}
