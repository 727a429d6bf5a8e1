import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { sscc } from '@frachtportal/domain/packstueck/sscc';
import { beforeAll, expect, it } from 'vitest';
import { ready } from 'zpl-renderer-js';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import {
  geleseneAdresse,
  gelesenerAuftrag,
  mitNummern,
} from '../../auftraege/export/testing/gelesener-auftrag.js';
import { gs1Zpl } from './zpl.js';

beforeAll(async () => {
  const ort = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = new Uint8Array(await readFile(ort)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

const nummern = [7, 8, 9, 10].map((n) => sscc('9521234', n));

/** The labels as pictures, drawn by a renderer that is none of ours. */
async function bilder(zpl: string): Promise<Uint8Array[]> {
  const { api } = await ready;
  const png = await api.zplToBase64MultipleAsync(zpl, 100, 150, 8);
  return png.map((bild) => new Uint8Array(Buffer.from(bild, 'base64')));
}

it('each label is drawn with the number of its piece, which a reader of barcodes reads as GS1', async () => {
  const gezeichnet = await bilder(gs1Zpl([mitNummern(gelesenerAuftrag(2), nummern)]));
  const gelesen = await Promise.all(gezeichnet.map((bild) => readBarcodes(bild)));
  expect(gelesen.map((codes) => codes.map((c) => [c.text, c.contentType]))).toEqual(
    nummern.map((nummer) => [[`(00)${nummer}`, 'GS1']]),
  );
});

it('is plain ASCII, and what looks like a command in a name is none', async () => {
  const name = 'A^XZ~JA_5E\\& Łódź €';
  const auftrag = mitNummern(
    gelesenerAuftrag(1, { empfaengerAdresse: geleseneAdresse({ name, ort: 'Łódź^FS^XA' }) }),
    nummern,
  );
  const zpl = gs1Zpl([auftrag]);
  expect(zpl).toMatch(/^[\x20-\x7e\n]*$/);
  expect(zpl).toContain('^FDA_5EXZ_7EJA_5F5E_5C& _C5_81_C3_B3d_C5_BA _E2_82_AC^FS');
  for (const [befehl, anzahl] of [
    ['^XA', 2],
    ['^XZ', 2],
    ['^CI28', 2],
    ['~', 0],
  ] as const)
    expect(zpl.split(befehl).length - 1, befehl).toBe(anzahl);
  expect(await bilder(zpl)).toHaveLength(2);
});
