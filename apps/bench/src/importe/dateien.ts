// Files as large as they are taken, made up.
import ExcelJS from 'exceljs';

const reihe = <T>(anzahl: number, zeile: (i: number) => T) =>
  Array.from({ length: anzahl }, (_, i) => zeile(i));

const auftragskopf = [
  'Referenz',
  'Empfänger',
  'Straße',
  'PLZ',
  'Ort',
  'Land',
  'Ware',
  'Anzahl',
  'Verpackung',
  'Gewicht kg',
  'Absender',
];

/** Orders of three positions each. */
export function auftragsdatei(auftraege: number, marke: string): Buffer {
  const zeilen = reihe(auftraege * 3, (i) => {
    const a = Math.floor(i / 3);
    return [
      `${marke}-${a}`,
      `Jäger ${a} OHG`,
      `Am Wall ${a}`,
      '28195',
      'Bremen',
      'D',
      `Schrauben ${i % 3}`,
      1 + (i % 9),
      'KT',
      `${10 + (i % 90)},5`,
      'Werk Nord',
    ].join(';');
  });
  return Buffer.from([auftragskopf.join(';'), ...zeilen].join('\r\n'));
}

const ortskopf = ['Land', 'PLZ', 'Ort', 'Breite', 'Länge'];
/** In France: five digits, and a coordinate inside. */
const ort = (i: number) => [
  'F',
  String(i % 100_000).padStart(5, '0'),
  `Lieu ${i}`,
  44 + (i % 400) / 100,
  1 + (i % 500) / 100,
];

export const ortsdatei = (orte: number) =>
  Buffer.from([ortskopf.join(';'), ...reihe(orte, (i) => ort(i).join(';'))].join('\n'));

export async function ortsmappe(orte: number): Promise<Buffer> {
  const mappe = new ExcelJS.Workbook();
  const blatt = mappe.addWorksheet('Orte');
  blatt.addRow(ortskopf);
  for (let i = 0; i < orte; i++) blatt.addRow(ort(i));
  return Buffer.from(await mappe.xlsx.writeBuffer());
}
