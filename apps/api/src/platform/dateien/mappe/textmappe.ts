import { ladeExcel } from '../arbeitsmappen.js';

/** What a workbook of texts consists of. */
export interface Textmappe {
  blatt: string;
  kopf: readonly string[];
  zeilen: readonly (readonly (string | number | boolean | null)[])[];
  /** Columns for whole sentences. */
  breite: readonly string[];
}

/** A spreadsheet whose cells are texts and stay so when they are edited, whatever they begin with. */
export async function alsTextmappe({ blatt: name, kopf, zeilen, breite }: Textmappe): Promise<Buffer> {
  const { Workbook } = await ladeExcel();
  const mappe = new Workbook();
  const blatt = mappe.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  blatt.columns = kopf.map((header) => ({
    header,
    width: breite.includes(header) ? 60 : Math.max(12, header.length + 2),
    style: { numFmt: '@' },
  }));
  blatt.getRow(1).font = { bold: true };
  for (const zeile of zeilen) blatt.addRow([...zeile]);
  return Buffer.from(await mappe.xlsx.writeBuffer());
}
