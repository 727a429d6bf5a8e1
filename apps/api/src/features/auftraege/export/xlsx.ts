import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { setImmediate as atmen } from 'node:timers/promises';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { deutsch } from '@frachtportal/texte/server';
import type { CellValue } from 'exceljs';
import { ladeExcel } from '../../../platform/dateien/arbeitsmappen.js';
import { type Ausschnitt, alsTag, quelle, type Spalte, spalten } from './spalten.js';

/** Rows made in one go: more would keep other requests waiting. */
const amStueck = 10;

/** The rows with their values as they are: numbers as numbers, days as days. */
export function xlsxSql({ ids, mandanten, zeitzone }: Ausschnitt): string {
  return `SELECT ${spalten.map((s) => `${wert(alsTag(s, zeitzone))} AS "${deutsch(s.titel)}"`).join(', ')} ${quelle(ids, mandanten)}`;
}

function wert({ art, sql }: Spalte): string {
  if (art === 'zahl') return `(${sql})::float8`;
  return art === 'tag' ? `(${sql})::text` : sql;
}

/**
 * The rows as an XLSX file that leaves while it is made: in memory are a few rows, however many there are. Texts are
 * texts for a spreadsheet, whatever they begin with.
 */
export function alsXlsx(stuecke: AsyncIterable<unknown[][]>, sage: Uebersetzer): Readable {
  const ziel = new PassThrough({ highWaterMark: 256 * 1024 });
  schreibe(stuecke, ziel, sage).catch((grund: Error) => ziel.destroy(grund));
  return ziel;
}

async function schreibe(
  stuecke: AsyncIterable<unknown[][]>,
  ziel: PassThrough,
  sage: Uebersetzer,
): Promise<void> {
  const { stream } = await ladeExcel();
  const mappe = new stream.xlsx.WorkbookWriter({ stream: ziel, useStyles: true });
  const blatt = mappe.addWorksheet(sage('auftragsexport.blatt'), { views: [{ state: 'frozen', ySplit: 1 }] });
  blatt.columns = spalten.map((s) => ({
    header: sage(s.titel),
    width: breite(s, deutsch(s.titel)),
    style: { numFmt: format(s) },
  }));
  blatt.getRow(1).font = { bold: true };
  for await (const zeilen of stuecke) {
    for (let i = 0; i < zeilen.length; i += amStueck) {
      for (const zeile of zeilen.slice(i, i + amStueck)) blatt.addRow(zeile.map(zelle(sage))).commit();
      if (ziel.destroyed) return;
      if (ziel.writableNeedDrain) await Promise.race([once(ziel, 'drain'), once(ziel, 'close')]);
      else await atmen();
    }
  }
  blatt.commit();
  await mappe.commit();
}

const zelle =
  (sage: Uebersetzer) =>
  (inhalt: unknown, i: number): CellValue => {
    const art = spalten[i]?.art;
    if (inhalt === null || inhalt === '') return null;
    if (art === 'tag' || art === 'moment') return new Date(`${inhalt}T00:00:00Z`);
    if (art === 'wahrheit') return sage(inhalt ? 'auftragsexport.ja' : 'auftragsexport.nein');
    return inhalt as string | number;
  };

function breite({ art, mehrzeilig }: Spalte, titel: string): number {
  if (mehrzeilig) return 40;
  return Math.max(titel.length + 2, art === 'text' ? 18 : 12);
}

function format({ art, dezimal }: Spalte): string {
  if (art === 'tag' || art === 'moment') return 'dd.mm.yyyy';
  if (art === 'zahl') return dezimal ? `#,##0.${'0'.repeat(dezimal)}` : '#,##0';
  return '@';
}
