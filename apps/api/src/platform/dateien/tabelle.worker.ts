import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { Dateifehler } from './dateifehler.js';
import type { Lesung } from './lesefaden.service.js';
import type { Leseart, Tabelle, Tabellenart, Tabellengrenzen } from './tabelle.js';
import { liesTabelle } from './tabelle-lesen.js';

/** What the worker is asked to read. */
export interface Leseauftrag {
  pfad: string;
  art: Tabellenart;
  grenzen: Tabellengrenzen;
  leseart: Leseart;
}

/** Runs in a thread of its own, which can be stopped and whose memory is bounded. */
async function lies({ pfad, art, grenzen, leseart }: Leseauftrag): Promise<Lesung<Tabelle>> {
  try {
    const datei = readFileSync(pfad);
    return { gelesen: await liesTabelle(datei, art, grenzen, leseart) };
  } catch (fehler) {
    if (!(fehler instanceof Dateifehler)) throw fehler;
    return { fehler: [{ key: fehler.key, ...(fehler.params ? { params: fehler.params } : {}) }] };
  }
}

parentPort?.postMessage(await lies(workerData as Leseauftrag));
