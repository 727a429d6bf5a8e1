import { type Input, stringify } from 'csv-stringify/sync';
import type { Auftragskopf } from '../auftragskoepfe.read-model.js';
import { csvSpalten, type Exporttexte, type Spalte } from './csv-spalten.js';
import { tagzelle, textzelle, zahlzelle } from './csv-zelle.js';

/** With it a German Excel opens the file as UTF-8. */
const bom = '\uFEFF';
/** Rows that leave together: fewer, larger pieces are quicker, and memory stays flat. */
const zeilenJeStueck = 100;

/**
 * Orders as CSV, one row each: semicolons, every field quoted, CRLF. Comes in pieces of about a hundred rows, the
 * heading first, so that any number of orders can be sent while they are still being read.
 */
export async function* auftraegeAlsCsv(
  auftraege: AsyncIterable<Auftragskopf> | Iterable<Auftragskopf>,
  texte: Exporttexte,
  spalten: readonly Spalte[] = csvSpalten,
): AsyncGenerator<string> {
  yield bom + satz([spalten.map((s) => s.titel)]);
  let zeilen: string[][] = [];
  for await (const auftrag of auftraege) {
    zeilen.push(spalten.map((spalte) => zelle(spalte, auftrag, texte)));
    if (zeilen.length >= zeilenJeStueck) {
      yield satz(zeilen);
      zeilen = [];
    }
  }
  if (zeilen.length) yield satz(zeilen);
}

function zelle({ art, dezimal = 0, wert }: Spalte, auftrag: Auftragskopf, texte: Exporttexte): string {
  const inhalt = wert(auftrag, texte);
  if (art === 'zahl') return zahlzelle(inhalt, dezimal);
  if (art === 'tag') return tagzelle(inhalt);
  if (art === 'wahrheit') return inhalt === true ? 'Ja' : 'Nein';
  return textzelle(inhalt);
}

function satz(zeilen: Input): string {
  return stringify(zeilen, { delimiter: ';', quoted: true, quoted_empty: true, record_delimiter: 'windows' });
}
