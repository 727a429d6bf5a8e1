import { beginntFormel } from '@frachtportal/domain/texte/formelschutz';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { deutsch } from '@frachtportal/texte/server';
import { type Ausschnitt, alsTag, quelle, type Spalte, spalten } from './spalten.js';

/** With it a German Excel opens the file as UTF-8. */
const bom = '\uFEFF';
const anfuehrung = 0x22;
const semikolon = 0x3b;
const apostroph = Buffer.from("'");
const zeilenende = Buffer.from('\r\n');
/** Their minus belongs to a number. */
const zahlspalten = spalten.map((s) => s.art === 'zahl');

/** The heading of the file: BOM and titles, every one quoted. */
export const csvKopf = (sage: Uebersetzer) =>
  Buffer.from(`${bom}${spalten.map((s) => `"${sage(s.titel)}"`).join(';')}\r\n`);

/** How PostgreSQL itself writes the rows: semicolons, every field quoted. */
export const csvFormat = "TO STDOUT (FORMAT csv, DELIMITER ';', FORCE_QUOTE *)";

/** The rows with their cells as the file shows them. */
export function csvSql({ ids, mandanten, zeitzone }: Ausschnitt, sage: Uebersetzer): string {
  return `SELECT ${spalten.map((s) => `${zelle(alsTag(s, zeitzone), sage)} AS "${deutsch(s.titel)}"`).join(', ')} ${quelle(ids, mandanten)}`;
}

const sqltext = (wort: string) => `'${wort.replaceAll("'", "''")}'`;

/** A number with a decimal comma and without dots. A day as TT.MM.JJJJ. */
function zelle({ art, sql }: Spalte, sage: Uebersetzer): string {
  if (art === 'tag') return `coalesce(to_char((${sql})::timestamp, 'DD.MM.YYYY'), '')`;
  if (art === 'zahl') return `coalesce(replace((${sql})::text, '.', ','), '')`;
  if (art === 'wahrheit')
    return `CASE WHEN ${sql} THEN ${sqltext(sage('auftragsexport.ja'))} ELSE ${sqltext(sage('auftragsexport.nein'))} END`;
  return `coalesce(${sql}, '')`;
}

/**
 * Whole rows as COPY wrote them, made fit for a spreadsheet: an apostrophe before a text that begins a formula, CRLF at the end of
 * a line (RFC 4180). Line breaks inside a cell stay as they are. Done here, not in SQL: there it costs a sixth of the export.
 * @param kopf what stands before them; put there at once, since each copy of a file is a buffer to clear away
 */
export function alsDatei(zeilen: Buffer, kopf?: Buffer): Buffer {
  const teile: Buffer[] = kopf ? [kopf] : [];
  let ab = 0;
  let spalte = 0;
  let inZelle = false;
  const schreibe = (bis: number, zusatz: Buffer, weiter = bis) => {
    teile.push(zeilen.subarray(ab, bis), zusatz);
    ab = weiter;
  };
  for (let i = 0; i < zeilen.length; i++) {
    const zeichen = zeilen[i];
    if (zeichen === anfuehrung) {
      inZelle = !inZelle;
      // A quote right behind a quote stands for one in the text.
      const beginnt = inZelle && zeilen[i - 1] !== anfuehrung;
      if (beginnt && !zahlspalten[spalte] && istFormel(zeilen, i + 1)) schreibe(i + 1, apostroph);
    } else if (!inZelle) {
      if (zeichen === semikolon) spalte++;
      else {
        schreibe(i, zeilenende, i + 1);
        spalte = 0;
      }
    }
  }
  schreibe(zeilen.length, Buffer.alloc(0));
  return Buffer.concat(teile);
}

/** Does the text from there to the next quote begin a formula? Nearly all begin with a letter or a digit and do not. */
function istFormel(zeilen: Buffer, ab: number): boolean {
  const erstes = zeilen[ab] ?? anfuehrung;
  const ziffer = erstes >= 0x30 && erstes <= 0x39;
  const buchstabe = erstes >= 0x41 && erstes <= 0x7a;
  if (ziffer || buchstabe || erstes === anfuehrung) return false;
  return beginntFormel(zeilen.toString('utf8', ab, zeilen.indexOf(anfuehrung, ab)));
}
