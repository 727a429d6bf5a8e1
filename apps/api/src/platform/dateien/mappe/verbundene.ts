import { XMLParser } from 'fast-xml-parser';
import { Dateifehler } from '../dateifehler.js';
import type { Zipteil } from '../zip.js';

/** Cells that a sheet shows as one; lines and columns from 1, as a spreadsheet counts. */
export interface Verbund {
  vonZeile: number;
  bisZeile: number;
  vonSpalte: number;
  bisSpalte: number;
}

/** One after the other is looked at for every line that it reaches over. */
const hoechstensVerbuende = 1000;
const einVerbund =
  /<mergeCell\s[^<>]*?\bref\s*=\s*["']\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})["']/g;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  isArray: (name) => name === 'sheet' || name === 'Relationship',
});
interface Mappe {
  workbook?: { sheets?: { sheet?: { name: string; id: string }[] } };
}
interface Beziehungen {
  Relationships?: { Relationship?: { Id: string; Target: string }[] };
}

/**
 * The merged cells of a sheet, from its XML: the reader of spreadsheets would make cells of all they span, so that it
 * is not told of them. @throws Dateifehler where there are too many
 */
export function verbundeneIn(teile: readonly Zipteil[], blatt: string): Verbund[] {
  const inhalt = blattteil(teile, blatt);
  if (!inhalt) return [];
  // They stand behind the cells, however many of these there are.
  const ab = inhalt.lastIndexOf('</sheetData>');
  const verbuende: Verbund[] = [];
  for (const [, s1 = '', z1, s2 = '', z2] of inhalt
    .toString('latin1', Math.max(0, ab))
    .matchAll(einVerbund)) {
    if (verbuende.length === hoechstensVerbuende)
      throw new Dateifehler('datei.zuVieleVerbuende', { max: hoechstensVerbuende });
    verbuende.push({
      vonZeile: Number(z1),
      bisZeile: Number(z2),
      vonSpalte: spaltennummer(s1),
      bisSpalte: spaltennummer(s2),
    });
  }
  return verbuende;
}

/** The number of a column that is called by letters. */
export const spaltennummer = (buchstaben: string): number =>
  [...buchstaben].reduce((summe, b) => summe * 26 + b.charCodeAt(0) - 64, 0);

/** The part of a workbook that holds the sheet of this name. */
function blattteil(teile: readonly Zipteil[], blatt: string): Buffer | undefined {
  const gelesen = (name: string) => parser.parse(teile.find((t) => t.name === name)?.inhalt ?? '');
  const mappe: Mappe = gelesen('xl/workbook.xml');
  const beziehungen: Beziehungen = gelesen('xl/_rels/workbook.xml.rels');
  const id = mappe.workbook?.sheets?.sheet?.find((b) => b.name === blatt)?.id;
  const ziel = beziehungen.Relationships?.Relationship?.find((b) => b.Id === id)?.Target ?? '';
  const pfad = ziel.startsWith('/') ? ziel.slice(1) : `xl/${ziel}`;
  return teile.find((t) => t.name === pfad)?.inhalt;
}
