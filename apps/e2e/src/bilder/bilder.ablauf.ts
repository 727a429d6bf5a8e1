import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { verstoesse, warteAufStillstand } from '../pruefung.js';
import { melde, merkeRundgang, portal } from '../seiten.js';
import { staende as alle, type Stand } from './staende.js';

const ort = resolve(import.meta.dirname, '../../../../docs/handbuch/bilder/staende');

/** All of them, or those that are named: `STAENDE=liste,palette`. */
const namen = process.env['STAENDE']?.split(',');
const staende = alle.filter(({ name }) => !namen || namen.includes(name));

/** The sizes the pages are designed at, the one they fill, and the dark theme; the wide one is kept smaller. In both themes accessibility is checked. */
const ansichten = {
  laptop: { width: 1366, height: 768, dunkel: false, massstab: 1, geprueft: true },
  breit: { width: 1920, height: 1080, dunkel: false, massstab: 0.7, geprueft: false },
  telefon: { width: 390, height: 844, dunkel: false, massstab: 1, geprueft: false },
  dunkel: { width: 1366, height: 768, dunkel: true, massstab: 1, geprueft: true },
} as const;

/** As WebP, which takes a third of what JPEG does and which Playwright cannot write itself. */
async function nimmAuf(page: Page, name: string, scale: number): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const cdp = await page.context().newCDPSession(page);
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 35,
    clip: { x: 0, y: 0, width, height, scale },
  });
  await cdp.detach();
  writeFileSync(resolve(ort, `${name}.webp`), Buffer.from(data, 'base64'));
}

/** Runs in the page: no state begins with the draft that another has left. */
async function vergissEntwuerfe(): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  for (const name of Object.keys(localStorage)) if (name.includes('entwurf')) localStorage.removeItem(name);
}

async function zeige(page: Page, { pfad, bereite }: Stand): Promise<void> {
  await page.goto(portal('/api/health/ready'));
  await page.evaluate(vergissEntwuerfe);
  await page.goto(portal(pfad));
  await page.getByRole('main').waitFor();
  await page.waitForTimeout(500);
  await bereite?.(page);
  await page.waitForTimeout(500);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await warteAufStillstand(page);
}

// Made on demand: `BILDER=neu playwright test src/bilder`; looked at by people, compared by nobody.
if (process.env['BILDER'] === 'neu')
  for (const [ansicht, { dunkel, massstab, geprueft, ...groesse }] of Object.entries(ansichten))
    test(`pictures of ${staende.length} states, ${ansicht}`, async ({ page }) => {
      test.setTimeout(1_800_000);
      page.setDefaultTimeout(15_000);
      mkdirSync(ort, { recursive: true });
      await page.emulateMedia({ colorScheme: dunkel ? 'dark' : 'light' });
      const bild = async (stand: Stand) => {
        // One that cannot be had is told, and the others are taken all the same.
        await zeige(page, stand).catch((fehler) => expect.soft(`${fehler}`, stand.name).toBe(''));
        await nimmAuf(page, `${stand.name}-${ansicht}`, massstab);
        if (geprueft) expect.soft(await verstoesse(page), stand.name).toEqual([]);
        await stand.danach?.(page);
      };
      await page.setViewportSize(groesse);
      for (const stand of staende.filter((s) => s.draussen)) await test.step(stand.name, () => bild(stand));
      await page.setViewportSize({ width: 1440, height: 900 });
      await melde(page, 'admin');
      await merkeRundgang(page, true);
      await page.setViewportSize(groesse);
      for (const stand of staende.filter((s) => !s.draussen)) await test.step(stand.name, () => bild(stand));
    });
