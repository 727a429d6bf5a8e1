import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { sscc } from '@frachtportal/domain/packstueck/sscc';
import { beforeAll, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { gelesenerAuftrag, mitNummern } from '../../../auftraege/export/testing/gelesener-auftrag.js';
import { befoerderungspapier } from '../../befoerderungspapier/befoerderungspapier.js';
import { keineTexte } from '../../berichtsauftrag.js';
import { gs1Etikett } from '../../gs1-etikett/gs1-etikett.js';
import { lieferschein } from '../../lieferschein/lieferschein.js';
import { speditionsauftrag } from '../../speditionsauftrag/speditionsauftrag.js';
import { warenetikett } from '../../warenetikett/warenetikett.js';

/** A reader that is none of ours, from the package alone. */
beforeAll(async () => {
  const ort = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = new Uint8Array(await readFile(ort)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

interface Balken {
  type: string;
  x: number;
  w: number;
}

/** The bars of all barcodes of a document, as it draws them. */
function strichcodes(inhalt: unknown): Balken[][] {
  if (Array.isArray(inhalt)) return inhalt.flatMap(strichcodes);
  if (typeof inhalt !== 'object' || inhalt === null) return [];
  const { canvas = [], ...rest } = inhalt as { canvas?: Balken[] };
  const balken = canvas.filter(({ type, w }) => type === 'rect' && w < 20);
  return [...(balken.length > 10 ? [balken] : []), ...Object.values(rest).flatMap(strichcodes)];
}

/** Dots of the picture for one point: some 430 dots an inch. */
const punkte = 6;
const hoehe = 60;

/** The bars as a picture of grey dots (PGM). */
function bild(balken: readonly Balken[]): Uint8Array {
  const letzter = balken.at(-1) as Balken;
  const breite = Math.ceil((letzter.x + letzter.w + 20) * punkte);
  const zeile = new Uint8Array(breite).fill(255);
  for (const { x, w } of balken) zeile.fill(0, Math.round(x * punkte), Math.round((x + w) * punkte));
  const kopf = Buffer.from(`P5\n${breite} ${hoehe}\n255\n`);
  return new Uint8Array(Buffer.concat([kopf, ...Array.from({ length: hoehe }, () => zeile)]));
}

async function gelesen(dokument: object): Promise<[text: string, art: string][]> {
  const ergebnisse = await Promise.all(strichcodes(dokument).map((b) => readBarcodes(bild(b))));
  return ergebnisse.map(([code]) => [code?.text ?? 'unlesbar', code?.contentType ?? '']);
}

const nummern = (anzahl: number) =>
  Array.from({ length: anzahl }, (_, i) => sscc('9521234', 7 * i + 9_999_900));

it('every GS1 label carries the number that is printed on it', async () => {
  const soll = nummern(40);
  const auftrag = gelesenerAuftrag(20);
  const dokument = gs1Etikett([mitNummern(auftrag, soll)]);
  expect(await gelesen(dokument)).toEqual(soll.map((nummer) => [`(00)${nummer}`, 'GS1']));
});

it('every goods label carries order and piece', async () => {
  const auftrag = gelesenerAuftrag(20);
  const codes = await gelesen(warenetikett([auftrag]));
  expect(codes).toHaveLength(40);
  for (const [i, [text]] of codes.entries())
    expect(text).toBe(`${auftrag.spedeigennr}-${String(i + 1).padStart(4, '0')}`);
});

it.each([
  ['Speditionsauftrag', speditionsauftrag],
  ['Lieferschein', lieferschein],
  ['Beförderungspapier', befoerderungspapier],
])('%s carries the number of its order', async (_name, papier) => {
  const auftraege = ['NL004711', 'AF-99', 'M123456-0000001'].map((spedeigennr) =>
    gelesenerAuftrag(1, { spedeigennr }),
  );
  const codes = await gelesen(papier(auftraege, keineTexte));
  expect(codes.map(([text]) => text)).toEqual(auftraege.map((a) => a.spedeigennr));
});
