import { buchungsartname } from '@frachtportal/domain/lademittel/buchungsart';
import type {
  Auszugsfrage,
  Kontoauszug,
  Kontobewegung,
} from '@frachtportal/domain/lademittel/lademittelkonto';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { ladeExcel } from '../../platform/dateien/arbeitsmappen.js';

type Zelle = string | number | Date | null;
/** A day as a spreadsheet counts it, without a time zone. */
const alsDatum = (tag: string) => new Date(`${tag}T00:00:00Z`);
const datumsform = 'dd.mm.yyyy';

const spalten = [
  ['lademittel.tag', 12],
  ['lademittel.art', 24],
  ['beschriftung.auftragsnummer', 18],
  ['lademittel.geplant', 10],
  ['beschriftung.anzahl', 10],
  ['lademittel.saldo', 10],
  ['lademittel.bemerkung', 40],
  ['lademittel.verfasser', 20],
  ['lademittel.beleg', 30],
] as const;

/** A statement as XLSX: whose it is, the balance before, every booking with the balance after it, the balance at the end. */
export async function alsMappe(
  auszug: Kontoauszug,
  { von, bis }: Pick<Auszugsfrage, 'von' | 'bis'>,
  sage: Uebersetzer,
): Promise<Buffer> {
  const { Workbook } = await ladeExcel();
  const mappe = new Workbook();
  const blatt = mappe.addWorksheet(sage('lademittel.auszug'), { views: [{ state: 'frozen', ySplit: 4 }] });
  blatt.columns = spalten.map(([, width]) => ({ width }));
  const saldo = (name: string, tag: string, wert: number) =>
    blatt.addRow([alsDatum(tag), name, null, null, null, wert] satisfies Zelle[]);
  blatt.addRow([sage('lademittel.auszug')]).font = { bold: true, size: 14 };
  blatt.addRow([[auszug.partner, sage(auszug.lademittel)].join(', ')]);
  blatt.addRow([]);
  blatt.addRow(spalten.map(([titel]) => sage(titel))).font = { bold: true };
  saldo(sage('lademittel.anfang'), von, auszug.anfang);
  for (const bewegung of auszug.bewegungen) blatt.addRow(zellen(bewegung, sage));
  saldo(sage('lademittel.ende'), bis, auszug.ende).font = { bold: true };
  blatt.getColumn(1).numFmt = datumsform;
  return Buffer.from(await mappe.xlsx.writeBuffer());
}

const zellen = (b: Kontobewegung, sage: Uebersetzer): Zelle[] => [
  alsDatum(b.tag),
  buchungsartname(b, sage),
  b.nummer,
  b.geplant,
  b.anzahl,
  b.saldo,
  b.bemerkung,
  b.verfasser,
  b.dokument,
];
