import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ready } from 'zpl-renderer-js';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Labels as pictures, drawn by a renderer that is none of ours. */
export async function bilder(zpl: string): Promise<Uint8Array[]> {
  const { api } = await ready;
  const png = await api.zplToBase64MultipleAsync(zpl, 105, 150, 8);
  return png.map((bild) => new Uint8Array(Buffer.from(bild, 'base64')));
}

/** What a reader of barcodes finds on each label: text and kind. */
export async function gelesene(zpl: string): Promise<string[][][]> {
  const ort = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = new Uint8Array(await readFile(ort)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const gefunden = await Promise.all((await bilder(zpl)).map((bild) => readBarcodes(bild)));
  return gefunden.map((codes) => codes.map((c) => [c.text, c.contentType]));
}
