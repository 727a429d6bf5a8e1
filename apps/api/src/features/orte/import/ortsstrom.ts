import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { findeKopfzeile, suchzeilen } from '@frachtportal/domain/tabelle/kopfzeile';
import { trennzeichen } from '@frachtportal/domain/tabelle/trennzeichen';
import { parse } from 'csv-parse';
import { csvFehler } from '../../../platform/dateien/csv.js';
import { Dateifehler } from '../../../platform/dateien/dateifehler.js';
import { alsTextstrom, kodierungVon } from '../../../platform/dateien/textstrom.js';
import type { Zeilenstrom } from '../../importe/importe.service.js';
import { originalspalten, ortskopfworte } from './geonames.js';

interface Zeile {
  nummer: number;
  zellen: string[];
}

const laengsteZeile = 20_000;
const anfangsbytes = 20_000;
/** So many lines are stored at a time. */
const zeilenJeBund = 2500;

/** A file of places line by line, so that its size does not matter. @throws Dateifehler for what is no such file */
export async function liesOrtsstrom(pfad: string, hoechstens: number): Promise<Zeilenstrom> {
  const kodierung = await kodierungVon(pfad);
  const trenner = trennzeichen(await anfangVon(pfad, kodierung), ortskopfworte);
  const zeilen = lies(pfad, kodierung, trenner)[Symbol.asyncIterator]();
  const erste: Zeile[] = [];
  while (erste.length < suchzeilen) {
    const { value, done } = await zeilen.next();
    if (done) break;
    erste.push(value);
  }
  const original = originalspalten(erste[0]?.zellen ?? []);
  if (original) return { ...original, kopfzeile: 0, bunde: gebuendelt(erste, zeilen, hoechstens) };
  const { stelle } = findeKopfzeile(erste, { kopfworte: ortskopfworte });
  const { zellen: kopf = [], nummer: kopfzeile = 1 } = erste[stelle] ?? {};
  return { kopf, kopfzeile, bunde: gebuendelt(erste.slice(stelle + 1), zeilen, hoechstens) };
}

async function* lies(pfad: string, kodierung: string, trenner: string): AsyncGenerator<Zeile> {
  const leser = parse({
    delimiter: trenner,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: laengsteZeile,
    // The original files have no quotation marks, but places that contain some.
    ...(trenner === '\t' ? { quote: null } : {}),
  });
  // What goes wrong in one of them ends the last, where it is thrown.
  pipeline(createReadStream(pfad), alsTextstrom(kodierung), leser, () => undefined);
  try {
    for await (const { record, info } of leser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>)
      yield { nummer: info.lines, zellen: record };
  } catch (fehler) {
    throw csvFehler(fehler);
  }
}

async function* gebuendelt(
  anfang: readonly Zeile[],
  weitere: AsyncIterator<Zeile>,
  hoechstens: number,
): AsyncGenerator<Zeile[]> {
  let bund = [...anfang];
  let anzahl = bund.length;
  try {
    for (;;) {
      const { value, done } = await weitere.next();
      if (done) break;
      if (++anzahl > hoechstens) throw new Dateifehler('datei.zuVieleZeilen', { max: hoechstens });
      bund.push(value);
      if (bund.length < zeilenJeBund) continue;
      yield bund;
      bund = [];
    }
    if (!anzahl) throw new Dateifehler('datei.leer');
    if (bund.length) yield bund;
  } finally {
    await weitere.return?.();
  }
}

async function anfangVon(pfad: string, kodierung: string): Promise<string> {
  const datei = await open(pfad);
  try {
    const { buffer, bytesRead } = await datei.read(Buffer.alloc(anfangsbytes), 0, anfangsbytes, 0);
    return new TextDecoder(kodierung).decode(buffer.subarray(0, bytesRead));
  } finally {
    await datei.close();
  }
}
