import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { adresszelle, buchspalten, spaltentitel } from '@frachtportal/domain/adresse/adresstabelle';
import { mitFormelschutz } from '@frachtportal/domain/texte/formelschutz';
import { deutsch } from '@frachtportal/texte/server';
import { ladeExcel } from '../../../platform/dateien/arbeitsmappen.js';
import { bom, csvZeilen } from '../../../platform/dateien/csv-schreiben.js';
import type { Exportadresse } from './adressbuecher.read-model.js';

type Stuecke = AsyncIterable<Exportadresse[]>;

/** Excel opens no sheet that has more, the head line included. */
const zeilenJeBlatt = 1_000_000;

/** The head line; whose entry it is stands last, where there is more than one book. */
const kopf = (mitMandant: boolean) => [
  ...buchspalten.map((s) => spaltentitel(s, deutsch)),
  ...(mitMandant ? ['Mandant'] : []),
];
const zellen = (adresse: Exportadresse, mitMandant: boolean) => [
  ...buchspalten.map((spalte) => adresszelle(adresse[spalte])),
  ...(mitMandant ? [adresse.mandantName] : []),
];

/** Address books as CSV: semicolons, every cell quoted, CRLF, BOM, and no cell that a spreadsheet would run. */
export async function* buchAlsCsv(stuecke: Stuecke, mitMandant: boolean): AsyncGenerator<string> {
  yield bom + csvZeilen([kopf(mitMandant)]);
  for await (const stueck of stuecke) {
    yield csvZeilen(stueck.map((a) => zellen(a, mitMandant).map(mitFormelschutz)));
  }
}

/** Address books as XLSX, written while they are read. Every cell is text and stays so when it is edited. */
export function buchAlsXlsx(stuecke: Stuecke, mitMandant: boolean): PassThrough {
  const ziel = new PassThrough();
  schreibe(ziel, stuecke, mitMandant).catch((grund: Error) => ziel.destroy(grund));
  return ziel;
}

async function schreibe(ziel: PassThrough, stuecke: Stuecke, mitMandant: boolean): Promise<void> {
  const { stream } = await ladeExcel();
  const mappe = new stream.xlsx.WorkbookWriter({ stream: ziel, useStyles: true });
  const neuesBlatt = (nummer: number) => {
    const neu = mappe.addWorksheet(nummer === 1 ? 'Adressen' : `Adressen ${nummer}`, {
      views: [{ state: 'frozen', ySplit: 1 }],
    });
    neu.columns = kopf(mitMandant).map((header) => ({ header, width: 20, style: { numFmt: '@' } }));
    neu.getRow(1).font = { bold: true };
    return neu;
  };
  let blatt = neuesBlatt(1);
  let geschrieben = 0;
  for await (const stueck of stuecke) {
    if (ziel.destroyed) return;
    for (const adresse of stueck) {
      if (geschrieben > 0 && geschrieben % zeilenJeBlatt === 0) {
        blatt.commit();
        blatt = neuesBlatt(geschrieben / zeilenJeBlatt + 1);
      }
      blatt.addRow(zellen(adresse, mitMandant).map((z) => (z === '' ? null : mitGleichschutz(z)))).commit();
      geschrieben++;
    }
    if (ziel.writableNeedDrain) await Promise.race([once(ziel, 'drain'), once(ziel, 'close')]);
  }
  blatt.commit();
  await mappe.commit();
}

/**
 * In a text cell of XLSX nothing is run; only what looks like a formula to whoever reads the file again gets an
 * apostrophe, so that telephone numbers stay as they are.
 */
export function mitGleichschutz(text: string): string {
  return /^'*=/.test(text) ? `'${text}` : text;
}

/** The text of a cell as it was before it was written. */
export function ohneGleichschutz(text: string): string {
  return /^'+=/.test(text) ? text.slice(1) : text;
}
