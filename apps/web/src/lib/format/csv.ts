import { findeKopfzeile } from '@frachtportal/domain/tabelle/kopfzeile';
import { trennzeichen } from '@frachtportal/domain/tabelle/trennzeichen';
import { mitFormelschutz, ohneFormelschutz } from '@frachtportal/domain/texte/formelschutz';
import Papa from 'papaparse';

/** A table read from a text file in the browser. */
export interface Texttabelle {
  kopf: string[];
  zeilen: Textzeile[];
  /** In words, for the user. */
  kodierung: string;
}

export interface Textzeile {
  /** As a spreadsheet counts: the head line is the first one. */
  nummer: number;
  zellen: string[];
  /** A cell begins as a formula does, and nobody has made it a text. */
  formel?: true;
}

/** Why a file is refused: the key of a German sentence and what goes into it. */
export class Dateigrund extends Error {
  constructor(
    readonly key: string,
    readonly params: Record<string, string | number> = {},
  ) {
    super(key);
  }
}

const marken: [string, string, number[]][] = [
  ['utf-16le', 'UTF-16', [0xff, 0xfe]],
  ['utf-16be', 'UTF-16', [0xfe, 0xff]],
];

/** UTF-8, else Windows-1252, as German spreadsheets write it; UTF-16 where its mark says so. */
function entschluessle(bytes: Uint8Array): { text: string; kodierung: string } {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw new Dateigrund('datei.endung', { arten: '.csv' });
  const marke = marken.find(([, , folge]) => folge.every((b, i) => bytes[i] === b));
  const versuche: [string, string][] = marke
    ? [[marke[0], marke[1]]]
    : [
        ['utf-8', 'UTF-8'],
        ['windows-1252', 'Windows-1252'],
      ];
  for (const [kennung, kodierung] of versuche) {
    try {
      const text = new TextDecoder(kennung, { fatal: kennung !== 'windows-1252' }).decode(bytes);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a text has none of them
      if (/[\0-\x08\x0e-\x1f\ufffd]/.test(text)) break;
      return { text, kodierung };
    } catch {
      // Not in this one.
    }
  }
  throw new Dateigrund('datei.keinText');
}

/**
 * Reads a CSV file; blank lines are passed over, and titles above the head line, which is known by its words.
 * @throws Dateigrund for what is none
 */
export function liesCsv(
  datei: Uint8Array | string,
  hoechstensZeilen: number,
  kopfworte: readonly string[] = [],
): Texttabelle {
  const { text, kodierung } =
    typeof datei === 'string' ? { text: datei, kodierung: '' } : entschluessle(datei);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: trennzeichen(text, kopfworte) });
  const falsch = errors.find((f) => f.type === 'Quotes');
  if (falsch) throw new Dateigrund('datei.csv', { zeile: (falsch.row ?? 0) + 1 });
  const alle = data.map((zellen, i) => alsZeile(zellen, i + 1)).filter((z) => z.zellen.some(Boolean));
  const [erste, ...zeilen] = alle.slice(findeKopfzeile(alle, { kopfworte }).stelle);
  if (!erste || zeilen.length === 0) throw new Dateigrund('datei.leer');
  if (zeilen.length > hoechstensZeilen)
    throw new Dateigrund('datei.zuVieleZeilen', { max: hoechstensZeilen.toLocaleString('de-DE') });
  const kopf = erste.zellen;
  while (kopf.at(-1) === '') kopf.pop();
  const klein = kopf.map((name) => name.toLowerCase());
  const doppelt = kopf.find((name, i) => name && klein.indexOf(name.toLowerCase()) !== i);
  if (doppelt) throw new Dateigrund('datei.spalteDoppelt', { spalte: doppelt.slice(0, 60) });
  return { kopf, zeilen, kodierung };
}

function alsZeile(roh: string[], nummer: number): Textzeile {
  const zellen = roh.map((z) => ohneFormelschutz(z.trim()));
  return roh.some((z) => /^\s*=[A-Za-z@+-]/.test(z)) ? { nummer, zellen, formel: true } : { nummer, zellen };
}

/** Rows as the portal writes CSV: semicolons, every cell quoted, CRLF, and no cell a formula. */
export function alsCsv(zeilen: readonly (readonly (string | number | null | undefined)[])[]): string {
  const zellen = zeilen.map((z) => z.map((w) => mitFormelschutz(String(w ?? ''))));
  return `${Papa.unparse(zellen, { delimiter: ';', quotes: true, newline: '\r\n' })}\r\n`;
}
