import { mitFormelschutz } from '@frachtportal/domain/texte/formelschutz';
import Papa from 'papaparse';

/** Rows as the portal writes CSV: semicolons, every cell quoted, CRLF, and no cell a formula. */
export function alsCsv(zeilen: readonly (readonly (string | number | null | undefined)[])[]): string {
  const zellen = zeilen.map((z) => z.map((w) => mitFormelschutz(String(w ?? ''))));
  return `${Papa.unparse(zellen, { delimiter: ';', quotes: true, newline: '\r\n' })}\r\n`;
}
