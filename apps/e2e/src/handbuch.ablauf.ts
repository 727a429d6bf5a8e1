import { existsSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import paket from '../../../package.json' with { type: 'json' };
import { test } from './ablauf.js';
import { handbuchSeite, handbuchStand } from './handbuch-seite.js';
import { melde, merkeRundgang, portal } from './seiten.js';

const ort = resolve(import.meta.dirname, '../../../docs/handbuch');
const pdf = resolve(import.meta.dirname, '../../web/public/handbuch.pdf');
const stand = resolve(ort, 'stand.txt');
const hoechstensBytes = 3 * 1024 * 1024;

/** Makes the handbook anew: `HANDBUCH=neu playwright test src/handbuch.ablauf.ts`. */
const neu = process.env['HANDBUCH'] === 'neu';

async function bild(page: Page, name: string): Promise<void> {
  // An open window listens for news, so the network is never idle; pages say themselves that they are loading.
  await page.waitForTimeout(1000);
  // Notices and spinners are not what a page looks like.
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.screenshot({ path: resolve(ort, 'bilder', `${name}.png`), animations: 'disabled' });
}

const seiten: [name: string, pfad: string, bereit: (page: Page) => Promise<unknown>][] = [
  ['auftragsliste', '/auftragsmanagement/auftragsresearch', (p) => p.getByRole('row').nth(2).click()],
  [
    'erfassung',
    '/auftragsmanagement/auftragserfassung',
    (p) => p.getByText('Auftragspositionen').first().waitFor(),
  ],
  ['vorlagen', '/auftragsmanagement/auftragsvorlagen', (p) => p.getByRole('heading').first().waitFor()],
  ['adressen', '/masterdata/adressmanagement', (p) => p.getByRole('row').nth(1).waitFor()],
  ['benutzer', '/masterdata/usermanagement', (p) => p.getByRole('row').nth(1).waitFor()],
  ['mandanten', '/admin/mandanten', (p) => p.getByRole('gridcell').nth(4).waitFor()],
  [
    'statuskette',
    '/admin/statuskette',
    (p) => p.getByRole('list', { name: 'Standard-Statuskette' }).waitFor(),
  ],
  [
    'anzeigestatus',
    '/admin/anzeigestatus',
    (p) => p.getByRole('gridcell', { name: 'Im Umschlaglager' }).first().click(),
  ],
  ['protokoll', '/admin/protokoll', (p) => p.getByRole('row').nth(1).waitFor()],
  ['coco', '/admin/coco', (p) => p.getByRole('heading', { name: 'Funktionen' }).waitFor()],
];

/** Takes the pictures and prints the chapters. */
async function macheHandbuch({ page }: { page: Page }): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(portal('/login'));
  await page.getByLabel('Benutzer oder E-Mail').waitFor();
  await bild(page, 'anmeldung');
  await melde(page, 'admin');
  await merkeRundgang(page, true);
  for (const [name, pfad, bereit] of seiten) {
    await page.goto(portal(pfad));
    await bereit(page);
    await bild(page, name);
  }
  await page.setContent(await handbuchSeite(ort, paket.version));
  const inhalt = await page.pdf({
    format: 'A4',
    preferCSSPageSize: true,
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate:
      '<span style="width:100%;font-size:8px;text-align:center;color:#556575" class="pageNumber"></span>',
  });
  await writeFile(pdf, inhalt);
  await writeFile(stand, `${handbuchStand(ort)}\n`);
}

if (neu) test('the handbook is made from its chapters, with pictures of the screens', macheHandbuch);

test('Hilfe opens the handbook, which is that of its chapters [1-6.014 2-2.122 2-6.018]', async ({
  page,
}) => {
  expect(readFileSync(stand, 'utf8').trim(), 'Handbuch neu erzeugen: HANDBUCH=neu').toBe(handbuchStand(ort));
  expect(existsSync(pdf) && statSync(pdf).size).toBeLessThan(hoechstensBytes);
  await melde(page, 'leser');
  const hilfe = page.getByRole('link', { name: 'Hilfe' });
  const adresse = new URL((await hilfe.getAttribute('href')) ?? '', portal()).href;
  await expect(hilfe).toHaveAttribute('target', '_blank');
  const antwort = await page.request.get(adresse);
  expect(antwort.headers()['content-type']).toBe('application/pdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await antwort.body())), {
    mergePages: true,
  });
  for (const kapitel of ['Aufträge erfassen', 'Der Adminbereich', 'Der Konfigurator (CoCo)']) {
    expect(text).toContain(kapitel);
  }
});
