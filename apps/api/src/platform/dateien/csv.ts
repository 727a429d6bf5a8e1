import { CsvError, parse } from 'csv-parse/sync';
import { Dateifehler } from './dateifehler.js';
import { bekannteWorte, suchzeilen } from './kopfzeile.js';
import type { Leseart, Tabellengrenzen, Tabellenzeile } from './tabelle.js';
import { alsText } from './textdatei.js';

/** The lines of a CSV file, the head line included; separated by semicolon, comma or tab. */
export function liesCsv(datei: Buffer, grenzen: Tabellengrenzen, art?: Leseart): Tabellenzeile[] {
  const text = alsText(datei);
  try {
    const gelesen: unknown = parse(text, {
      bom: true,
      delimiter: art ? trennzeichenZuKopf(text, art) : trennzeichen(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: grenzen.zeichen * grenzen.spalten,
      to: grenzen.zeilen + (art ? suchzeilen : 2),
      trim: true,
    });
    return (gelesen as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
      nummer: info.lines,
      zellen: record.map((z) => z || null),
    }));
  } catch (fehler) {
    throw csvFehler(fehler);
  }
}

/** What the first line has most of. */
export function trennzeichen(text: string): string {
  const ende = text.search(/\r?\n/);
  const kopf = text.slice(0, ende < 0 ? 10_000 : ende);
  const anzahl = (zeichen: string) => kopf.split(zeichen).length;
  return [';', ',', '\t'].reduce((bisher, z) => (anzahl(z) > anzahl(bisher) ? z : bisher));
}

/** What separates the most known words in one of the first lines; above the head there may be titles with commas. */
function trennzeichenZuKopf(text: string, art: Leseart): string {
  const zeilen = text.slice(0, 20_000).split(/\r?\n/, suchzeilen);
  const treffer = (zeichen: string) =>
    Math.max(
      ...zeilen.map((z) =>
        bekannteWorte(
          z.split(zeichen).map((w) => w.replaceAll('"', '')),
          art,
        ),
      ),
    );
  const [bestes = ';'] = [';', ',', '\t'].toSorted((a, b) => treffer(b) - treffer(a));
  return treffer(bestes) > 1 ? bestes : trennzeichen(text);
}

/** In German what the reader of CSV objects to. */
export function csvFehler(fehler: unknown): unknown {
  if (!(fehler instanceof CsvError)) return fehler;
  const zeile = Number('lines' in fehler ? (fehler.lines ?? 1) : 1);
  return fehler.code === 'CSV_MAX_RECORD_SIZE'
    ? new Dateifehler('datei.zeileZuLang', { zeile })
    : new Dateifehler('datei.csv', { zeile });
}
