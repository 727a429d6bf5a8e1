import { stringify } from 'csv-stringify/sync';

/** With it a German Excel opens the file as UTF-8. */
export const bom = '\uFEFF';

/** Lines as a German Excel opens them: semicolons, every cell quoted, CRLF. Formulas are the caller's to defuse. */
export const csvZeilen = (zeilen: string[][]): string =>
  stringify(zeilen, { delimiter: ';', quoted: true, quoted_empty: true, record_delimiter: 'windows' });
