import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { test } from '../ablauf.js';
import { gespeichert, melde, portal } from '../seiten.js';
import { konfiguriere } from '../verwalter.js';
import { lege, liste } from './listenseite.js';

test.afterEach(() => konfiguriere({}));

const breite = 640;
const hoehe = 480;

/** What a camera sees that is held over a label: its barcode in the middle of the picture, as video without colour. */
async function alsVideo(text: string): Promise<Buffer> {
  const ort = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
  const wasmBinary = new Uint8Array(await readFile(ort)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const { symbol } = await writeBarcode(text, { format: 'Code128' });
  const balken = symbol.data.subarray(0, symbol.width);
  const punkte = Math.floor((breite - 80) / symbol.width);
  const rand = Math.floor((breite - punkte * symbol.width) / 2);
  const helligkeit = (x: number, y: number) => {
    const stelle = Math.floor((x - rand) / punkte);
    const innen = y > 140 && y < 340 && x >= rand && stelle < symbol.width;
    return innen ? (balken[stelle] ?? 255) : 255;
  };
  const bild = Buffer.alloc(breite * hoehe * 1.5, 128);
  for (let y = 0; y < hoehe; y++) for (let x = 0; x < breite; x++) bild[y * breite + x] = helligkeit(x, y);
  const kopf = `YUV4MPEG2 W${breite} H${hoehe} F10:1 Ip A1:1 C420jpeg\n`;
  const einzelbild = Buffer.concat([Buffer.from('FRAME\n'), bild]);
  return Buffer.concat([Buffer.from(kopf), einzelbild, einzelbild]);
}

test('on a phone the camera reads the label of a piece, and the list shows its order', async ({
  page,
  playwright,
  launchOptions,
}) => {
  await konfiguriere({ gs1Basisnummer: '9521234' });
  await melde(page, 'kunde');
  const nummer = await lege(page, `Scan-${Date.now()}`);
  const { id } = await gespeichert(page, nummer);
  const kopf = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` };
  const schein = await page.request.get(portal(`/api/jasper-print/encrypt-ids/${id}`), { headers: kopf });
  const etikett = await page.request.get(portal('/api/berichte/gs1-etikett'), {
    params: await schein.json(),
  });
  expect(etikett.ok(), etikett.ok() ? '' : await etikett.text()).toBe(true);
  const { auftragspositionen } = await gespeichert(page, nummer);
  const [{ packstuecke }] = auftragspositionen as [{ packstuecke: { sscc: string }[] }];
  const sscc = packstuecke[0]?.sscc ?? '';
  expect(sscc).toMatch(/^\d{18}$/);

  const video = join(tmpdir(), `scan-${Date.now()}.y4m`);
  await writeFile(video, await alsVideo(`00${sscc}`));
  const telefon = await playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  });
  try {
    const fenster = await telefon.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'de-DE',
      permissions: ['camera'],
      storageState: await page.context().storageState(),
    });
    const seite = await fenster.newPage();
    await seite.goto(portal(liste));
    await seite.getByRole('button', { name: 'SSCC scannen' }).click();
    await expect(seite.getByRole('searchbox', { name: 'Suche' })).toHaveValue(sscc);
    await expect(seite.getByRole('dialog')).toHaveCount(0);
    await expect(seite.getByText(nummer)).toBeVisible();
  } finally {
    await telefon.close();
  }
});
