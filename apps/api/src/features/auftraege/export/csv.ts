import { textzelleSql } from './formel.js';
import { quelle, type Spalte, spalten } from './spalten.js';

/** With it a German Excel opens the file as UTF-8. */
const bom = '\uFEFF';

/** Stands for a line break inside a cell until the ends of the lines are in place. */
const umbruch = '\x1e';

/** The heading of the file: BOM and titles, every one quoted. */
export const csvKopf = Buffer.from(`${bom}${spalten.map((s) => `"${s.titel}"`).join(';')}\r\n`);

/** Writes the rows as PostgreSQL itself does it: semicolons, every field quoted. */
export function csvSql(ids: readonly number[], mandanten: readonly number[]): string {
  return `COPY (SELECT ${spalten.map(zelle).join(', ')} ${quelle(ids, mandanten)})
    TO STDOUT (FORMAT csv, DELIMITER ';', FORCE_QUOTE *)`;
}

/** A number with a decimal comma and without dots; a negative one stays a number. A day as TT.MM.JJJJ. */
function zelle({ art, sql, mehrzeilig }: Spalte): string {
  if (art === 'tag') return `coalesce(to_char(${sql}, 'DD.MM.YYYY'), '')`;
  if (art === 'zahl') return `coalesce(replace((${sql})::text, '.', ','), '')`;
  if (art === 'wahrheit') return `CASE WHEN ${sql} THEN 'Ja' ELSE 'Nein' END`;
  const text = textzelleSql(sql);
  return mehrzeilig ? `translate(${text}, E'\\n', E'\\x1e')` : text;
}

/** Lines end with CRLF, as spreadsheets and RFC 4180 have it; line breaks inside a cell stay as they are. */
export function mitZeilenenden(stueck: Buffer): Buffer {
  // As Latin-1 a byte is a character, whatever it belongs to: this moves a hundred megabytes a second.
  const text = stueck.toString('latin1').replaceAll('\n', '\r\n');
  return Buffer.from(text.includes(umbruch) ? text.replaceAll(umbruch, '\n') : text, 'latin1');
}
