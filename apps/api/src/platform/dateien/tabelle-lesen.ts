import { findeKopfzeile } from '@frachtportal/domain/tabelle/kopfzeile';
import { liesCsv } from './csv.js';
import { Dateifehler } from './dateifehler.js';
import { liesJson } from './json-tabelle.js';
import {
  type Leseart,
  nichtsAusgeblendet,
  type Tabelle,
  type Tabellenart,
  type Tabellengrenzen,
  type Tabellenzeile,
} from './tabelle.js';

/**
 * Reads a file that people have made as a table and refuses what is none: its head line is looked for, and above it may
 * stand what is no table. Belongs into a worker thread.
 */
export async function liesTabelle(
  datei: Buffer,
  art: Tabellenart,
  grenzen: Tabellengrenzen,
  leseart: Leseart,
): Promise<Tabelle> {
  const gelesen =
    art === 'xlsx'
      ? await (await mappen()).liesBlatt(datei, grenzen, leseart)
      : {
          zeilen: art === 'csv' ? liesCsv(datei, grenzen, leseart) : liesJson(datei, grenzen),
          blatt: null,
          blaetter: [],
          ausgeblendet: nichtsAusgeblendet,
        };
  const alle = gelesen.zeilen.filter(istGefuellt);
  const { stelle } = findeKopfzeile(alle, leseart);
  const kopfzeile = alle[stelle];
  const kopf = kopfVon(kopfzeile, grenzen);
  const { blatt, blaetter, ausgeblendet } = gelesen;
  const herkunft = { kopfzeile: kopfzeile?.nummer ?? 1, blatt, blaetter, ausgeblendet };
  return {
    kopf: verschieden(kopf),
    zeilen: geprueft(alle.slice(stelle + 1), grenzen, art === 'csv' && !leseart.formelnJeZeile),
    herkunft,
  };
}

const istGefuellt = ({ zellen }: Tabellenzeile) => zellen.some((w) => w !== null && w !== '');

function kopfVon(kopfzeile: Tabellenzeile | undefined, grenzen: Tabellengrenzen): string[] {
  if (!kopfzeile) throw new Dateifehler('datei.leer');
  const kopf = kopfzeile.zellen.map((z) => String(z ?? '').trim());
  while (kopf.at(-1) === '') kopf.pop();
  if (kopf.length > grenzen.spalten) throw new Dateifehler('datei.zuVieleSpalten', { max: grenzen.spalten });
  return kopf;
}

function geprueft(zeilen: Tabellenzeile[], grenzen: Tabellengrenzen, ohneFormeln = true): Tabellenzeile[] {
  if (!zeilen.length) throw new Dateifehler('datei.leer');
  if (zeilen.length > grenzen.zeilen) throw new Dateifehler('datei.zuVieleZeilen', { max: grenzen.zeilen });
  for (const zeile of zeilen) pruefeZeile(zeile, grenzen, ohneFormeln);
  return zeilen;
}

/** Columns of one name are told apart by a number behind it. */
function verschieden(kopf: string[]): string[] {
  const gesehen = new Map<string, number>();
  return kopf.map((name) => {
    const mal = (gesehen.get(name.toLowerCase()) ?? 0) + 1;
    gesehen.set(name.toLowerCase(), mal);
    return name && mal > 1 ? `${name} (${mal})` : name;
  });
}

/** Loaded with the first workbook: most files are none, and each is read in a thread of its own. */
const mappen = () => import('./mappe/xlsx.js');

function pruefeZeile(
  { nummer, zellen }: Tabellenzeile,
  grenzen: Tabellengrenzen,
  ohneFormeln: boolean,
): void {
  if (zellen.length > grenzen.spalten)
    throw new Dateifehler('datei.zuVieleSpalten', { max: grenzen.spalten });
  for (const zelle of zellen) {
    if (typeof zelle !== 'string') continue;
    if (zelle.length > grenzen.zeichen) throw new Dateifehler('datei.zeileZuLang', { zeile: nummer });
    // A formula in a text file is one as soon as a spreadsheet opens what we export.
    if (ohneFormeln && /^=[A-Za-z@+-]/.test(zelle))
      throw new Dateifehler('datei.formelZeile', { zeile: nummer });
  }
}
