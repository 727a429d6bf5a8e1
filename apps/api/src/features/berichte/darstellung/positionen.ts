import { summiere } from '@frachtportal/domain/auftrag/rechnen/summen';
import type { Content, CustomTableLayout, TableCell } from 'pdfmake';
import type { Berichtsauftrag, Berichtsposition } from '../berichtsauftrag.js';
import { farben } from './farben.js';
import { menge, zahl } from './format.js';
import { type Berichtsgefahrgut, bezeichnung, mengen } from './gefahrgut/gefahrgut.js';
import { sage } from './papiersprache.js';
import { ueberschrift } from './raster.js';
import { aus, klartext, verbunden } from './schrift/klartext.js';
import { absatz, ganzeZahl } from './schrift/satz.js';
import { satzbreite } from './seite.js';
import { type Papierspalte, polster, spaltenbreiten } from './spalten.js';

const markenbreite = 30;

const spalten = [
  { titel: 'papier.position.pos', breite: 20, rechts: true },
  { titel: 'papier.position.verpackung', breite: 74 },
  { titel: 'papier.position.lademittel', breite: 74 },
  { titel: 'papier.position.inhalt', breite: 0 },
  { titel: 'papier.position.masse', breite: 62, rechts: true },
  { titel: 'm³', breite: 38, rechts: true },
  { titel: 'papier.position.ldm', breite: 28, rechts: true },
  { titel: 'papier.position.stp', breite: 28, rechts: true },
  { titel: 'papier.position.gewicht', breite: 50, rechts: true },
] as const satisfies readonly Papierspalte[];

const widths = spaltenbreiten(spalten);
const inhaltbreite = widths[3] as number;

const linienbreite = (i: number) => (i <= 1 ? 0.8 : 0.4);

/** Tables of papers: heading and sum set off, hairlines between. */
export const linien: CustomTableLayout = {
  hLineWidth: (i, node) => (i <= 1 || i >= node.table.body.length - 1 ? 0.8 : 0.4),
  vLineWidth: () => 0,
  hLineColor: (i, node) => (i <= 1 || i >= node.table.body.length - 1 ? farben.text : farben.haarlinie),
  paddingLeft: () => polster,
  paddingRight: () => polster,
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

/** Beneath the last of the goods, which is in a table of its own. */
const schlusslinien: CustomTableLayout = { ...linien, hLineWidth: (i) => (i === 0 ? 0 : 0.8) };

/**
 * The goods with their dangerous goods beneath, and the sums. The heading repeats on every page; the last line, the sums
 * and what is handed in stay together.
 */
export function positionen(auftrag: Berichtsauftrag, danach: Content[] = []): Content[] {
  const zeilenAller = auftrag.auftragspositionen.flatMap(zeilen);
  const ende: Content = {
    table: {
      widths: [...widths],
      body: [...zeilenAller.slice(-1), summenzeile(auftrag)],
      dontBreakRows: true,
    },
    layout: schlusslinien,
  };
  const margin: [number, number, number, number] = [-polster, -3, -polster, -3];
  const letzte: TableCell = { colSpan: spalten.length, stack: [ende, ...danach], margin };
  const leere = Array.from({ length: spalten.length - 1 }, () => ({ text: '' }));
  const body = [kopfzeile(), ...zeilenAller.slice(0, -1), [letzte, ...leere]];
  return [
    ueberschrift('papier.position.titel'),
    {
      table: { headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, widths: [...widths], body },
      layout: { ...linien, hLineWidth: (i, node) => (i >= node.table.body.length ? 0 : linienbreite(i)) },
    },
  ];
}

function kopfzeile(): TableCell[] {
  return spalten.map((s) => ({
    text: sage<string>(s.titel),
    fontSize: 7,
    color: farben.leise,
    fillColor: farben.flaeche,
    alignment: 'rechts' in s ? 'right' : 'left',
  }));
}

function zeilen(p: Berichtsposition): TableCell[][] {
  return [positionszeile(p), ...(p.auftragsgefahrgueter ?? []).map((g) => gefahrgutzeile(p, g))];
}

function positionszeile(p: Berichtsposition): TableCell[] {
  return [
    zelle(0, zahl(p.laufendePosition)),
    zelle(1, stueck(p.verpackungAnzahl, p.verpackung)),
    zelle(2, stueck(p.lademittelAnzahl, p.lademittel)),
    { stack: inhalt(p) },
    zelle(4, [p.laengeCM, p.breiteCM, p.hoeheCM].some(Boolean) ? masse(p) : ''),
    zelle(5, zahl(p.volumenCBM, 3)),
    zelle(6, zahl(p.lademeter, 2)),
    zelle(7, zahl(p.stellplaetze, 2)),
    zelle(8, zahl(p.bruttoGewicht, 2)),
  ];
}

function inhalt(p: Berichtsposition): Content[] {
  const nebenzeilen = [
    markiert('papier.position.zeichen', klartext(p.zeichenNummer)),
    markiert('papier.lieferschein.titel', klartext(p.lieferschein)),
    markiert('papier.position.warenwert', betrag(p.warenwert, p.warenwertWaehrung)),
    markiert('papier.position.versicherungswert', betrag(p.versicherungswert, p.waehrungVersicherungswert)),
  ].filter(Boolean);
  return [
    absatz(klartext(p.warengutBezeichnung), inhaltbreite, 8.5),
    ...nebenzeilen.map((z) => absatz(z, inhaltbreite, 7, { color: farben.leise })),
  ];
}

function gefahrgutzeile(p: Berichtsposition, g: Berichtsgefahrgut): TableCell[] {
  const platz = satzbreite - spalten[0].breite - 4 * polster - markenbreite;
  const marke = { text: '\u00a0ADR\u00a0', bold: true, fontSize: 7, color: 'white', background: farben.text };
  const stack = [
    absatz(bezeichnung(g), platz, 8, { bold: true }),
    absatz(
      verbunden(' · ', sage('papier.position.zu', { nummer: zahl(p.laufendePosition) }), mengen(g)),
      platz,
      7.5,
    ),
  ];
  const columns = [
    { width: markenbreite, stack: [marke] },
    { width: '*', stack },
  ];
  const leere = Array.from({ length: spalten.length - 2 }, () => ({ text: '' }));
  return [{ text: '' }, { colSpan: spalten.length - 1, columns }, ...leere];
}

function summenzeile(auftrag: Berichtsauftrag): TableCell[] {
  const s = summiere(auftrag.auftragspositionen);
  const fett = (spalte: number, text: string): TableCell =>
    ({ ...(zelle(spalte, text) as object), bold: true }) as TableCell;
  return [
    { text: '' },
    fett(1, menge(s.verpackungAnzahl || null, 0, sage('papier.position.verp'))),
    fett(2, menge(s.lademittelAnzahl || null, 0, sage('papier.position.lm'))),
    { text: sage('papier.position.summe', { anzahl: s.packstueckAnzahl }), fontSize: 8.5, bold: true },
    { text: '' },
    fett(5, zahl(s.volumenCbm || null, 3)),
    fett(6, zahl(s.lademeter || null, 2)),
    fett(7, zahl(s.stellplaetze || null, 2)),
    fett(8, zahl(s.bruttoGewicht, 2)),
  ];
}

function zelle(spalte: number, text: string): TableCell {
  const s = spalten[spalte]!;
  return 'rechts' in s ? ganzeZahl(text, s.breite, 8.5) : (absatz(text, s.breite, 8.5) as TableCell);
}

function stueck(anzahl: unknown, art: unknown): string {
  return verbunden(' ', zahl(anzahl), aus(art, 'langBezeichnung', 'kurzBezeichnung'));
}

function masse(p: Berichtsposition): string {
  return [p.laengeCM, p.breiteCM, p.hoeheCM].map((n) => (n ? zahl(n) : '–')).join(' × ');
}

function betrag(wert: number | null, waehrung: unknown): string {
  return wert ? verbunden(' ', zahl(wert, 2), aus(waehrung, 'bezeichnungKurz')) : '';
}

function markiert(label: string, wert: string): string {
  return wert && `${sage(label)}: ${wert}`;
}
