import { liesCsv } from './csv.js';
import { Dateifehler } from './dateifehler.js';
import { liesJson } from './json-tabelle.js';
import type { Tabelle, Tabellenart, Tabellengrenzen, Tabellenzeile } from './tabelle.js';
import { liesXlsx } from './xlsx.js';

/** Reads a file as a table and refuses what is none. Belongs into a worker thread. */
export async function liesTabelle(
  datei: Buffer,
  art: Tabellenart,
  grenzen: Tabellengrenzen,
): Promise<Tabelle> {
  const alle = await leser[art](datei, grenzen);
  const [kopfzeile, ...rest] = alle.filter((z) => z.zellen.some((w) => w !== null && w !== ''));
  if (!kopfzeile) throw new Dateifehler('datei.leer');
  const kopf = kopfzeile.zellen.map((z) => String(z ?? '').trim());
  while (kopf.at(-1) === '') kopf.pop();
  pruefeKopf(kopf, grenzen);
  if (!rest.length) throw new Dateifehler('datei.leer');
  if (rest.length > grenzen.zeilen) throw new Dateifehler('datei.zuVieleZeilen', { max: grenzen.zeilen });
  for (const zeile of rest) pruefeZeile(zeile, grenzen);
  return { kopf, zeilen: rest };
}

const leser = { csv: liesCsv, json: liesJson, xlsx: liesXlsx } satisfies Record<
  Tabellenart,
  (datei: Buffer, grenzen: Tabellengrenzen) => Tabellenzeile[] | Promise<Tabellenzeile[]>
>;

function pruefeKopf(kopf: string[], grenzen: Tabellengrenzen): void {
  if (kopf.length > grenzen.spalten) throw new Dateifehler('datei.zuVieleSpalten', { max: grenzen.spalten });
  const gesehen = new Set<string>();
  for (const name of kopf.filter(Boolean)) {
    const klein = name.toLowerCase();
    if (gesehen.has(klein)) throw new Dateifehler('datei.spalteDoppelt', { spalte: name.slice(0, 60) });
    gesehen.add(klein);
  }
}

function pruefeZeile({ nummer, zellen }: Tabellenzeile, grenzen: Tabellengrenzen): void {
  if (zellen.length > grenzen.spalten)
    throw new Dateifehler('datei.zuVieleSpalten', { max: grenzen.spalten });
  for (const zelle of zellen) {
    if (typeof zelle !== 'string') continue;
    if (zelle.length > grenzen.zeichen) throw new Dateifehler('datei.zeileZuLang', { zeile: nummer });
    // A formula in a text file is one as soon as a spreadsheet opens what we export.
    if (/^=[A-Za-z@+-]/.test(zelle)) throw new Dateifehler('datei.formelZeile', { zeile: nummer });
  }
}
