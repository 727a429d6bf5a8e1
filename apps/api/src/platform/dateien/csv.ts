import { suchzeilen } from '@frachtportal/domain/tabelle/kopfzeile';
import { trennzeichen } from '@frachtportal/domain/tabelle/trennzeichen';
import { CsvError, parse } from 'csv-parse/sync';
import { Dateifehler } from './dateifehler.js';
import type { Leseart, Tabellengrenzen, Tabellenzeile } from './tabelle.js';
import { alsText } from './textdatei.js';

/** The lines of a CSV file, the head line included; separated by semicolon, comma or tab. */
export function liesCsv(datei: Buffer, grenzen: Tabellengrenzen, art: Leseart): Tabellenzeile[] {
  const text = alsText(datei);
  try {
    const gelesen: unknown = parse(text, {
      bom: true,
      delimiter: trennzeichen(text, art.kopfworte),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: grenzen.zeichen * grenzen.spalten,
      to: grenzen.zeilen + suchzeilen,
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

/** In German what the reader of CSV objects to. */
export function csvFehler(fehler: unknown): unknown {
  if (!(fehler instanceof CsvError)) return fehler;
  const zeile = Number('lines' in fehler ? (fehler.lines ?? 1) : 1);
  return fehler.code === 'CSV_MAX_RECORD_SIZE'
    ? new Dateifehler('datei.zeileZuLang', { zeile })
    : new Dateifehler('datei.csv', { zeile });
}
