import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { trennzeichen } from '@frachtportal/domain/tabelle/trennzeichen';
import { parse } from 'csv-parse';
import { csvFehler } from '../../platform/dateien/csv.js';
import { Dateifehler } from '../../platform/dateien/dateifehler.js';
import { hatSteuerzeichen } from '../../platform/dateien/textdatei.js';
import { ortskopfworte } from './geonames.js';

/** A line of the file, and how many bytes had been read when it came. */
export interface Dateizeile {
  nummer: number;
  zellen: string[];
  gelesen: number;
}

const laengsteZeile = 20_000;

/**
 * Reads a file of places line by line, so that its size does not matter. `verarbeite` gets them in bundles and is
 * waited for. @throws Dateifehler for what is no such file
 */
export async function liesOrtsdatei(
  pfad: string,
  abbruch: AbortSignal,
  verarbeite: (zeilen: Dateizeile[]) => Promise<void>,
): Promise<void> {
  const anfang = await ersteBytes(pfad);
  const trenner = trennzeichen(anfang, ortskopfworte);
  const quelle = createReadStream(pfad);
  const leser = parse({
    delimiter: trenner,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: laengsteZeile,
    // The original files have no quotation marks, but places that contain some.
    ...(trenner === '\t' ? { quote: null } : {}),
  });
  try {
    await pipeline(
      quelle,
      new Utf8(),
      leser,
      async (zeilen: AsyncIterable<{ record: string[]; info: { lines: number } }>) => {
        let bund: Dateizeile[] = [];
        for await (const { record, info } of zeilen) {
          bund.push({ nummer: info.lines, zellen: record, gelesen: quelle.bytesRead });
          if (bund.length < zeilenJeBund) continue;
          await verarbeite(bund);
          bund = [];
        }
        if (bund.length) await verarbeite(bund);
      },
      { signal: abbruch },
    );
  } catch (fehler) {
    throw csvFehler(fehler);
  }
}

/** So many lines are stored at a time. */
export const zeilenJeBund = 2500;

async function ersteBytes(pfad: string): Promise<string> {
  const datei = await open(pfad);
  try {
    const { buffer, bytesRead } = await datei.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await datei.close();
  }
}

/** Bytes to text; whatever is not UTF-8 or no text at all ends it. */
class Utf8 extends Transform {
  private readonly decoder = new TextDecoder('utf-8', { fatal: true });

  constructor() {
    super({ readableObjectMode: false, decodeStrings: true, encoding: 'utf8' });
  }

  override _transform(bytes: Buffer, _kodierung: string, fertig: TransformCallback): void {
    this.schreibe(bytes, true, fertig);
  }

  override _flush(fertig: TransformCallback): void {
    this.schreibe(Buffer.alloc(0), false, fertig);
  }

  private schreibe(bytes: Buffer, stream: boolean, fertig: TransformCallback): void {
    try {
      const text = this.decoder.decode(bytes, { stream });
      if (hatSteuerzeichen(text)) throw new Dateifehler('datei.keinText');
      fertig(null, text);
    } catch (fehler) {
      fertig(fehler instanceof Dateifehler ? fehler : new Dateifehler('orte.kodierung'));
    }
  }
}
