import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import { Dateifehler } from './dateifehler.js';
import { hatSteuerzeichen, kodierung } from './textdatei.js';

const marke = 2;

/** Which encoding a text of any size is written in, without holding it. */
export async function kodierungVon(pfad: string): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let anfang = true;
  try {
    for await (const bytes of createReadStream(pfad) as AsyncIterable<Buffer>) {
      if (anfang) {
        const gefunden = kodierung(bytes.subarray(0, marke));
        if (gefunden.startsWith('utf-16')) return gefunden;
      }
      anfang = false;
      decoder.decode(bytes, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (fehler) {
    if (fehler instanceof TypeError) return 'windows-1252';
    throw fehler;
  }
}

/** Bytes to text; what is no text at all ends it with a `Dateifehler`. */
export function alsTextstrom(name: string): Transform {
  const decoder = new TextDecoder(name);
  const gepruefter = (text: string) => {
    if (hatSteuerzeichen(text)) throw new Dateifehler('datei.keinText');
    return text;
  };
  return new Transform({
    encoding: 'utf8',
    transform(bytes: Buffer, _kodierung, fertig) {
      try {
        fertig(null, gepruefter(decoder.decode(bytes, { stream: true })));
      } catch (fehler) {
        fertig(fehler as Error);
      }
    },
    flush(fertig) {
      try {
        fertig(null, gepruefter(decoder.decode()));
      } catch (fehler) {
        fertig(fehler as Error);
      }
    },
  });
}
