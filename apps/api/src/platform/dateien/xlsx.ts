import { Readable } from 'node:stream';
import type { CellValue, Worksheet } from 'exceljs';
import { Dateifehler } from './dateifehler.js';
import type { Tabellengrenzen, Tabellenzeile, Zelle } from './tabelle.js';
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

/** The lines of the first sheet, the head line included. Only for a worker thread: it may take time and memory. */
export async function liesXlsx(datei: Buffer, grenzen: Tabellengrenzen): Promise<Tabellenzeile[]> {
  if (datei.subarray(0, 4).equals(altesFormat)) throw new Dateifehler('datei.altesExcel');
  if (datei.toString('latin1', 0, 2) !== 'PK') throw new Dateifehler('datei.keinXlsx');
  pruefeXlsx(entpacke(datei, grenzen.bytesEntpackt), grenzen);
  const { default: ExcelJS } = await import('exceljs');
  const mappe = new ExcelJS.Workbook();
  await mappe.xlsx
    .read(Readable.from([datei]), { ignoreNodes: unbeachtet })
    .catch(() => Promise.reject(new Dateifehler('datei.beschaedigt')));
  const blatt = mappe.worksheets[0];
  if (!blatt) throw new Dateifehler('datei.leer');
  return zeilenVon(blatt, grenzen);
}

function zeilenVon(blatt: Worksheet, grenzen: Tabellengrenzen): Tabellenzeile[] {
  const zeilen: Tabellenzeile[] = [];
  blatt.eachRow((zeile, nummer) => {
    const zellen: Zelle[] = [];
    zeile.eachCell((zelle, spalte) => {
      if (spalte > grenzen.spalten) throw new Dateifehler('datei.zuVieleSpalten', { max: grenzen.spalten });
      zellen[spalte - 1] = wertVon(zelle.value);
    });
    // The columns that were skipped are holes.
    zeilen.push({ nummer, zellen: Array.from(zellen, (z) => z ?? null) });
  });
  return zeilen;
}

function wertVon(wert: CellValue): Zelle {
  if (wert === null || wert === undefined) return null;
  if (wert instanceof Date) return Number.isNaN(wert.getTime()) ? null : tagOderZeit(wert);
  if (typeof wert !== 'object') return wert;
  if ('richText' in wert) return wert.richText.map((t) => t.text).join('');
  if ('text' in wert) return String(wert.text);
  return null;
}

/** Excel's times of day are dates of its first days. */
function tagOderZeit(wert: Date): string {
  const iso = wert.toISOString();
  return wert.getUTCFullYear() < 1901 ? iso.slice(11, 16) : iso.slice(0, 10);
}
