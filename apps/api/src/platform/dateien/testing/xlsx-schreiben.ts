import { schreibeZip, type Teil } from './zip-schreiben.js';

type Wert = string | number | null;

const kopf = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const haupt = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const beziehung = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const pakete = 'http://schemas.openxmlformats.org/package/2006';

/** What belongs to the sheet beside its cells. */
export interface Zutaten {
  vorZellen?: string;
  nachZellen?: string;
  teile?: Teil[];
}

/** A spreadsheet of one sheet, written by hand, so that it may hold what no program would write. */
export function schreibeXlsx(zeilen: readonly (readonly Wert[])[], zutaten: Zutaten = {}): Buffer {
  const daten = zeilen.map(
    (zeile, i) => `<row r="${i + 1}">${zeile.map((w, j) => zelle(w, i, j)).join('')}</row>`,
  );
  return ausBlatt(`<sheetData>${daten.join('')}</sheetData>`, zutaten);
}

/** A spreadsheet around the XML of a sheet. */
export function ausBlatt(xml: string, { vorZellen = '', nachZellen = '', teile = [] }: Zutaten = {}): Buffer {
  const blatt = `${kopf}<worksheet xmlns="${haupt}">${vorZellen}${xml}${nachZellen}</worksheet>`;
  return schreibeZip([...huelle, { name: 'xl/worksheets/sheet1.xml', inhalt: blatt }, ...teile]);
}

const art = (name: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${name}+xml`;

export const huelle: Teil[] = [
  {
    name: '[Content_Types].xml',
    inhalt: `${kopf}<Types xmlns="${pakete}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${art('sheet.main')}"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${art('worksheet')}"/></Types>`,
  },
  {
    name: '_rels/.rels',
    inhalt: `${kopf}<Relationships xmlns="${pakete}/relationships"><Relationship Id="rId1" Type="${beziehung}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  },
  {
    name: 'xl/workbook.xml',
    inhalt: `${kopf}<workbook xmlns="${haupt}" xmlns:r="${beziehung}"><sheets><sheet name="Tabelle1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    inhalt: `${kopf}<Relationships xmlns="${pakete}/relationships"><Relationship Id="rId1" Type="${beziehung}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  },
];

function zelle(wert: Wert, zeile: number, spalte: number): string {
  const r = `${buchstaben(spalte)}${zeile + 1}`;
  if (wert === null) return '';
  if (typeof wert === 'number') return `<c r="${r}"><v>${wert}</v></c>`;
  const text = wert.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<c r="${r}" t="inlineStr"><is><t>${text}</t></is></c>`;
}

export function buchstaben(spalte: number): string {
  const letzter = String.fromCharCode(65 + (spalte % 26));
  return spalte < 26 ? letzter : buchstaben(Math.floor(spalte / 26) - 1) + letzter;
}
