import { Readable } from 'node:stream';
import type { Cell, CellValue, Worksheet } from 'exceljs';
import { Dateifehler } from './dateifehler.js';
import { findeKopfzeile } from './kopfzeile.js';
import type { Leseart, Tabellengrenzen, Tabellenzeile, Zelle } from './tabelle.js';
import { pruefeXlsx } from './xlsx-pruefen.js';
import { entpacke } from './zip.js';

/** Parts of a sheet that hold no values; some of them have stopped or killed readers. */
const unbeachtet = [
  'dataValidations',
  'mergeCells',
  'conditionalFormatting',
  'hyperlinks',
  'drawing',
  'picture',
  'legacyDrawing',
  'tableParts',
  'extLst',
  'autoFilter',
  'sheetProtection',
  'rowBreaks',
  'headerFooter',
];

const altesFormat = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** The lines of a sheet, and which sheets there are. */
export interface Blattzeilen {
  zeilen: Tabellenzeile[];
  blatt: string;
  blaetter: string[];
}

/** The lines of the first sheet, the head line included. Only for a worker thread: it may take time and memory. */
export async function liesXlsx(datei: Buffer, grenzen: Tabellengrenzen): Promise<Tabellenzeile[]> {
  const [erstes] = await blaetterVon(datei, grenzen);
  if (!erstes) throw new Dateifehler('datei.leer');
  return zeilenVon(erstes, grenzen);
}

/** The sheet that is meant, else the first whose head line is known, else the first with anything in it. */
export async function liesBlatt(datei: Buffer, grenzen: Tabellengrenzen, art: Leseart): Promise<Blattzeilen> {
  const alle = await blaetterVon(datei, grenzen);
  const sichtbare = alle.filter((b) => b.state === 'visible');
  const blaetter = sichtbare.map((b) => b.name);
  const gemeint = art.blatt ? sichtbare.filter((b) => b.name === art.blatt) : sichtbare;
  if (art.blatt && !gemeint.length) throw new Dateifehler('datei.blattFehlt', { blatt: art.blatt });
  let gefuelltes: Blattzeilen | undefined;
  for (const blatt of gemeint) {
    const zeilen = zeilenVon(blatt, grenzen);
    if (findeKopfzeile(zeilen, art).worte > 1) return { zeilen, blatt: blatt.name, blaetter };
    if (zeilen.length > 1) gefuelltes ??= { zeilen, blatt: blatt.name, blaetter };
  }
  if (!gefuelltes) throw new Dateifehler('datei.leer');
  return gefuelltes;
}

async function blaetterVon(datei: Buffer, grenzen: Tabellengrenzen): Promise<Worksheet[]> {
  if (datei.subarray(0, 4).equals(altesFormat)) throw new Dateifehler('datei.altesExcel');
  if (datei.toString('latin1', 0, 2) !== 'PK') throw new Dateifehler('datei.keinXlsx');
  pruefeXlsx(entpacke(datei, grenzen.bytesEntpackt), grenzen);
  const { default: ExcelJS } = await import('exceljs');
  const mappe = new ExcelJS.Workbook();
  await mappe.xlsx
    .read(Readable.from([datei]), { ignoreNodes: unbeachtet })
    .catch(() => Promise.reject(new Dateifehler('datei.beschaedigt')));
  return mappe.worksheets;
}

function zeilenVon(blatt: Worksheet, grenzen: Tabellengrenzen): Tabellenzeile[] {
  const zeilen: Tabellenzeile[] = [];
  blatt.eachRow((zeile, nummer) => {
    const zellen: Zelle[] = [];
    zeile.eachCell((zelle, spalte) => {
      if (spalte > grenzen.spalten) throw new Dateifehler('datei.zuVieleSpalten', { max: grenzen.spalten });
      zellen[spalte - 1] = gezeigt(zelle);
    });
    // The columns that were skipped are holes.
    zeilen.push({ nummer, zellen: Array.from(zellen, (z) => z ?? null) });
  });
  return zeilen;
}

/** A number as its format shows it: `00000` makes the postcode 01067 of 1067. */
function gezeigt({ value, numFmt }: Cell): Zelle {
  const wert = wertVon(value);
  const nullen = typeof wert === 'number' && /^0{2,}$/.test(numFmt ?? '');
  return nullen && Number.isInteger(wert) ? String(wert).padStart(numFmt.length, '0') : wert;
}

function wertVon(wert: CellValue): Zelle {
  if (wert === null || wert === undefined) return null;
  if (wert instanceof Date) return Number.isNaN(wert.getTime()) ? null : tagOderZeit(wert);
  // As many digits as a spreadsheet shows: what was computed carries an error in those behind.
  if (typeof wert === 'number') return Number(wert.toPrecision(15));
  if (typeof wert !== 'object') return wert;
  if ('richText' in wert) return wert.richText.map((t) => t.text).join('');
  // Of a formula the result that was stored with it; nothing is computed.
  if ('result' in wert) return wertVon(wert.result);
  if ('text' in wert) return String(wert.text);
  return 'error' in wert ? wert.error : null;
}

/** Excel's times of day are dates of its first days. */
function tagOderZeit(wert: Date): string {
  const iso = wert.toISOString();
  return wert.getUTCFullYear() < 1901 ? iso.slice(11, 16) : iso.slice(0, 10);
}
