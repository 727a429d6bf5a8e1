import { Dateifehler } from '../dateifehler.js';
import type { Tabellengrenzen } from '../tabelle.js';
import type { Zipteil } from '../zip.js';
import { spaltennummer } from './verbundene.js';

/** Cells that one merge or one data validation may span; whole columns with a drop-down are usual, sheets are not. */
const hoechstensVerbunden = 10_000;
const hoechstensGeprueft = 5_000_000;
/** However many columns may stand beside each other: a reader needs some 100 bytes for each cell. */
const hoechstensZellen = 1_200_000;
/** Tags of all parts together. */
const hoechstensMarken = 6_000_000;

const pflichtteile = ['[Content_Types].xml', 'xl/workbook.xml'];

/** Refuses what would cost the reader of spreadsheets its time or memory, by looking at the inflated parts only. */
export function pruefeXlsx(teile: readonly Zipteil[], grenzen: Tabellengrenzen): void {
  const namen = new Set(teile.map((t) => t.name));
  if (pflichtteile.some((name) => !namen.has(name))) throw new Dateifehler('datei.keinXlsx');
  if (teile.some((t) => t.name.endsWith('vbaProject.bin'))) throw new Dateifehler('datei.makros');
  let marken = 0;
  for (const { name, inhalt } of teile) {
    if (!/\.(xml|rels)$/i.test(name)) continue;
    if (inhalt.includes('<!DOCTYPE') || inhalt.includes('<!ENTITY'))
      throw new Dateifehler('datei.beschaedigt');
    const anzahl = zaehle(inhalt);
    marken += anzahl.marken;
    if (name.startsWith('xl/worksheets/')) pruefeBlatt(inhalt, anzahl, grenzen);
    if (marken > hoechstensMarken) throw new Dateifehler('datei.zuAufwendig');
  }
}

function pruefeBlatt(
  inhalt: Buffer,
  anzahl: { zeilen: number; zellen: number },
  grenzen: Tabellengrenzen,
): void {
  const zellen = Math.min((grenzen.zeilen + 1) * grenzen.spalten, hoechstensZellen);
  if (anzahl.zeilen > grenzen.zeilen + 1)
    throw new Dateifehler('datei.zuVieleZeilen', { max: grenzen.zeilen });
  if (anzahl.zellen > zellen) throw new Dateifehler('datei.zuVieleZellen', { max: zellen });
  const text = inhalt.toString('latin1');
  pruefeBereiche(text, 'mergeCell', 'ref', hoechstensVerbunden);
  pruefeBereiche(text, 'dataValidation', 'sqref', hoechstensGeprueft);
}

function pruefeBereiche(text: string, marke: string, angabe: string, hoechstens: number): void {
  let summe = 0;
  for (const stueck of text.split(`<${marke} `).slice(1)) {
    const anfang = stueck.indexOf(`${angabe}="`) + angabe.length + 2;
    const wert = stueck.slice(anfang, stueck.indexOf('"', anfang));
    for (const bereich of wert.split(' ')) summe += zellenIn(bereich);
    if (summe > hoechstens) throw new Dateifehler('datei.bereich', { max: hoechstens });
  }
}

function zellenIn(bereich: string): number {
  const treffer = /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/.exec(bereich);
  if (!treffer) return 1;
  const [, s1 = 'A', z1 = '1', s2 = s1, z2 = z1] = treffer;
  return (spaltennummer(s2) - spaltennummer(s1) + 1) * (Number(z2) - Number(z1) + 1);
}

const [auf, zu, leer] = [...'<> '].map((z) => z.charCodeAt(0));
const [c, r, o, w] = [...'crow'].map((z) => z.charCodeAt(0));

/** How many tags, rows and cells a part has; one pass over its bytes. */
function zaehle(b: Buffer): { marken: number; zeilen: number; zellen: number } {
  let marken = 0;
  let zeilen = 0;
  let zellen = 0;
  for (let i = 0; i < b.length; i++) {
    if (b[i] !== auf) continue;
    marken++;
    const ende = b[i + 2];
    if (b[i + 1] === c && (ende === leer || ende === zu)) zellen++;
    else if (b[i + 1] === r && ende === o && b[i + 3] === w) zeilen++;
  }
  return { marken, zeilen, zellen };
}
