import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { meldungstext } from '@frachtportal/texte/meldungstext';
import { kataloge } from '@frachtportal/texte/server';
import { ladeExcel } from '../../platform/dateien/arbeitsmappen.js';
import type { Laufzeile } from './laufzeilen.repository.js';

const zusatz = ['auftragseingang.abgelehnt.zeile', 'auftragseingang.abgelehnt.grund'] as const;

/** The columns that a file of refused lines has beside its own, in all languages. */
export const zusatzspalten: ReadonlySet<string> = new Set(
  Object.values(kataloge).flatMap((k) => zusatz.map((name) => k[name] ?? name)),
);

/**
 * Refused lines with their reasons, to be corrected and sent again. Texts are texts for a spreadsheet, whatever they
 * begin with.
 */
export async function alsAbgelehntXlsx(
  kopf: readonly string[],
  zeilen: readonly Laufzeile[],
  sage: Uebersetzer,
): Promise<Buffer> {
  const { Workbook } = await ladeExcel();
  const mappe = new Workbook();
  const blatt = mappe.addWorksheet(sage('auftragseingang.abgelehnt.blatt'), {
    views: [{ state: 'frozen', ySplit: 1 }],
  });
  const eigene = kopf.filter((name) => !zusatzspalten.has(name));
  const stellen = eigene.map((name) => kopf.indexOf(name));
  blatt.columns = [...eigene, ...zusatz.map((z) => sage(z))].map((header, i) => ({
    header,
    width: i === eigene.length + 1 ? 60 : Math.max(12, header.length + 2),
    style: { numFmt: '@' },
  }));
  blatt.getRow(1).font = { bold: true };
  for (const zeile of zeilen) {
    const { nummer, zellen } = zeile;
    blatt.addRow([...stellen.map((i) => zellen[i] ?? null), nummer, grund(zeile, kopf, sage)]);
  }
  return Buffer.from(await mappe.xlsx.writeBuffer());
}

function grund({ meldungen }: Laufzeile, kopf: readonly string[], sage: Uebersetzer): string {
  if (!meldungen.length) return sage('meldung.auftragseingang.zeileAndererAuftraege');
  const saetze = meldungen.map((m) => {
    const spalte = m.spalte === null ? '' : (kopf[m.spalte] ?? '');
    return `${spalte ? `${spalte}: ` : ''}${meldungstext(m, sage)}`;
  });
  return saetze.join(' ');
}
