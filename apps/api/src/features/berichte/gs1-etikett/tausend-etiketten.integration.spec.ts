import { PDFDocument } from '@cantoo/pdf-lib';
import { einAuftrag, einePosition } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { konfiguriere } from '../../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { dauer, hoechstens } from '../../../testing/zeiten.js';

let portal: Portal;
let ids: number[];
beforeAll(async () => {
  portal = await startePortal();
  await konfiguriere(portal, { gs1Basisnummer: '9521234' });
  const kunde = await portal.als('kunde');
  ids = [];
  for (let i = 0; i < 10; i++) {
    const neu = einAuftrag().mitPositionen(einePosition().inKartons(100).build()).ohneTermine().build();
    ids.push((await kunde.post('/api/auftraege').send(neu).expect(201)).body.id);
  }
});
afterAll(() => portal.schliessen());

/** From the click to the last byte, numbers drawn where there are none yet. */
async function gedruckt(bericht: string, format: string): Promise<{ ms: number; inhalt: Buffer }> {
  let inhalt = Buffer.alloc(0);
  const ms = await dauer(async () => {
    const kunde = await portal.als('kunde');
    const schein = await kunde.get(`/api/jasper-print/encrypt-ids/${ids.join(',')}`).expect(200);
    const frage = new URLSearchParams({ ids: schein.body.ids, format });
    const antwort = await fetch(`${portal.url}/api/berichte/${bericht}?${frage}`);
    expect(antwort.status).toBe(200);
    inhalt = Buffer.from(await antwort.arrayBuffer());
  });
  console.log(`1.000 Etiketten, ${bericht} ${format}: ${(ms / 1000).toFixed(2)} s, ${inhalt.length} Bytes`);
  return { ms, inhalt };
}

it.each([
  ['gs1-etikett', '100x150'],
  ['gs1-etikett', 'a6'],
  ['warenetikett', 'a6'],
])('1,000 labels come in one PDF: %s on %s', { timeout: 120_000 }, async (bericht, format) => {
  const { ms, inhalt } = await gedruckt(bericht, format);
  expect((await PDFDocument.load(inhalt)).getPageCount()).toBe(1000);
  hoechstens(ms, 6000);
});

it('1,000 labels come in one file for thermal printers', { timeout: 60_000 }, async () => {
  const { ms, inhalt } = await gedruckt('gs1-etikett', 'zpl');
  const nummern = [...inhalt.toString().matchAll(/>;>800(\d{18})\^FS/g)].map((t) => t[1]);
  expect(new Set(nummern).size).toBe(1000);
  hoechstens(ms, 6000);
});
