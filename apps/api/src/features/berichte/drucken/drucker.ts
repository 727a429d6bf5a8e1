import { createRequire } from 'node:module';
import type { Dokument } from '../darstellung/dokument.js';
import { schriftdateien } from '../darstellung/schrift/schrift.js';

type Pdfmake = typeof import('pdfmake');

const pdfmake = createRequire(import.meta.url)('pdfmake') as Pdfmake;

const schriften = new Set(Object.values(schriftdateien.Roboto));

// Open by default: without these two a document definition could fetch addresses and read files.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((pfad) => schriften.has(pfad));
pdfmake.setFonts(schriftdateien);

/** Lays a document out and writes it. Synchronous work for most of its time: belongs into a worker. */
export async function drucke(dokument: Dokument): Promise<Uint8Array<ArrayBuffer>> {
  const puffer = await pdfmake.createPdf(dokument).getBuffer();
  // A copy of its own: the buffer may be a view on memory shared with others, and this one is handed over.
  return new Uint8Array(puffer);
}
