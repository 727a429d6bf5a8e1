import { Dateifehler } from './dateifehler.js';
import type { Tabellengrenzen, Tabellenzeile, Zelle } from './tabelle.js';
import { alsText } from './textdatei.js';

/** A JSON array of flat objects as lines; the names of all fields are the head line. */
export function liesJson(datei: Buffer, grenzen: Tabellengrenzen): Tabellenzeile[] {
  const werte = gelesen(alsText(datei));
  if (!Array.isArray(werte)) throw new Dateifehler('datei.jsonForm');
  if (werte.length > grenzen.zeilen) throw new Dateifehler('datei.zuVieleZeilen', { max: grenzen.zeilen });
  const spalten = new Map<string, number>();
  const zeilen = werte.map((wert: unknown, i) => ({
    nummer: i + 1,
    zellen: zellen(wert, i + 1, spalten, grenzen),
  }));
  const kopf = { nummer: 0, zellen: [...spalten.keys()] };
  return [kopf, ...zeilen.map((z) => ({ ...z, zellen: Array.from(z.zellen, (w) => w ?? null) }))];
}

function gelesen(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new Dateifehler('datei.json');
  }
}

function zellen(
  wert: unknown,
  zeile: number,
  spalten: Map<string, number>,
  grenzen: Tabellengrenzen,
): Zelle[] {
  if (typeof wert !== 'object' || wert === null || Array.isArray(wert))
    throw new Dateifehler('datei.jsonZeile', { zeile });
  const ergebnis: Zelle[] = [];
  for (const [name, inhalt] of Object.entries(wert)) {
    if (typeof inhalt === 'object' && inhalt !== null) throw new Dateifehler('datei.jsonZeile', { zeile });
    const spalte = spalten.get(name) ?? spalten.size;
    if (spalte >= grenzen.spalten) throw new Dateifehler('datei.zuVieleSpalten', { max: grenzen.spalten });
    spalten.set(name, spalte);
    ergebnis[spalte] = inhalt as Zelle;
  }
  return ergebnis;
}
