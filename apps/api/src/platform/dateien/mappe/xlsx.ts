import { Readable } from 'node:stream';
import { findeKopfzeile } from '@frachtportal/domain/tabelle/kopfzeile';
import type { Cell, CellValue, Worksheet } from 'exceljs';
import { ladeExcel } from '../arbeitsmappen.js';
import { Dateifehler } from '../dateifehler.js';
import { verweigereAndereTabellen } from '../dateigestalt.js';
import type { Leseart, Tabellengrenzen, Tabellenherkunft, Tabellenzeile, Zelle } from '../tabelle.js';
import { entpacke } from '../zip.js';
import { type Verbund, verbundeneIn } from './verbundene.js';
import { fuelleVerbuende, nimmGruppenAuf } from './verbundene-fuellen.js';
import { pruefeXlsx } from './xlsx-pruefen.js';

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

/** The lines of a sheet, and which sheets there are. */
export interface Blattzeilen extends Omit<Tabellenherkunft, 'kopfzeile'> {
  zeilen: Tabellenzeile[];
}

interface Blatt {
  blatt: Worksheet;
  verbuende: Verbund[];
}

/**
 * The sheet that is meant, else the first whose head line is known, else the first with anything in it. What people
 * have hidden in it is not read, but counted. Only for a worker thread: it may take time and memory.
 */
export async function liesBlatt(datei: Buffer, grenzen: Tabellengrenzen, art: Leseart): Promise<Blattzeilen> {
  const alle = await blaetterVon(datei, grenzen);
  const sichtbare = alle.filter(({ blatt }) => blatt.state === 'visible');
  const blaetter = sichtbare.map(({ blatt }) => blatt.name);
  const gemeint = art.blatt ? sichtbare.filter(({ blatt }) => blatt.name === art.blatt) : sichtbare;
  if (art.blatt && !gemeint.length) throw new Dateifehler('datei.blattFehlt', { blatt: art.blatt });
  let gefuelltes: Blattzeilen | undefined;
  let verborgen = 0;
  for (const eines of gemeint) {
    const { zeilen, worte, ausgeblendet } = ausBlatt(eines, grenzen, art);
    const gelesen = { zeilen, blatt: eines.blatt.name, blaetter, ausgeblendet };
    if (worte > 1 && zeilen.length > 1) return gelesen;
    if (zeilen.length > 1) gefuelltes ??= gelesen;
    verborgen += ausgeblendet.zeilen;
  }
  if (!gefuelltes) throw new Dateifehler(verborgen ? 'datei.ausgeblendet' : 'datei.leer');
  return gefuelltes;
}

/** The lines of a sheet as they are seen, merged cells filled, the head with the words above it. */
function ausBlatt({ blatt, verbuende }: Blatt, grenzen: Tabellengrenzen, art: Leseart) {
  const zeilen = zeilenVon(blatt, grenzen);
  const { stelle } = findeKopfzeile(zeilen, art);
  const kopf = zeilen[stelle];
  if (kopf) {
    nimmGruppenAuf(kopf, zeilen[stelle - 1], verbuende, art);
    fuelleVerbuende(zeilen, verbuende, kopf.nummer, kopf, art);
  }
  const sichtbar = zeilen.filter(({ nummer }) => !blatt.getRow(nummer).hidden);
  const verborgene = zeilen.filter(
    ({ nummer }) => nummer > (kopf?.nummer ?? 0) && blatt.getRow(nummer).hidden,
  );
  const spalten = new Set(
    Array.from({ length: grenzen.spalten }, (_, i) => i).filter(
      (i) => blatt.getColumn(i + 1).hidden && zeilen.some(({ zellen }) => (zellen[i] ?? null) !== null),
    ),
  );
  for (const zeile of sichtbar) zeile.zellen = zeile.zellen.filter((_, i) => !spalten.has(i));
  return {
    zeilen: sichtbar,
    worte: findeKopfzeile(sichtbar, art).worte,
    ausgeblendet: { zeilen: verborgene.length, spalten: spalten.size },
  };
}

async function blaetterVon(datei: Buffer, grenzen: Tabellengrenzen): Promise<Blatt[]> {
  verweigereAndereTabellen(datei);
  if (datei.toString('latin1', 0, 2) !== 'PK') throw new Dateifehler('datei.keinXlsx');
  const teile = entpacke(datei, grenzen.bytesEntpackt);
  pruefeXlsx(teile, grenzen);
  const { Workbook } = await ladeExcel();
  const mappe = new Workbook();
  await mappe.xlsx
    .read(Readable.from([datei]), { ignoreNodes: unbeachtet })
    .catch(() => Promise.reject(new Dateifehler('datei.beschaedigt')));
  return mappe.worksheets.map((blatt) => ({ blatt, verbuende: verbundeneIn(teile, blatt.name) }));
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
