import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './ablauf.js';
import { feld, melde, portal } from './seiten.js';

const ort = resolve(import.meta.dirname, '../../../docs/handbuch/bilder/staende');

/** The sizes the pages are designed at, the one they fill, and the dark theme. */
const ansichten = {
  laptop: { width: 1366, height: 768, dunkel: false },
  breit: { width: 1920, height: 1080, dunkel: false },
  telefon: { width: 390, height: 844, dunkel: false },
  dunkel: { width: 1366, height: 768, dunkel: true },
} as const;

const liste = '/auftragsmanagement/auftragsresearch';
const erfassung = '/auftragsmanagement/auftragserfassung';

const istTelefon = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

async function markiere(page: Page, anzahl: number): Promise<void> {
  if (istTelefon(page)) {
    for (let i = 0; i < anzahl; i++) await page.getByRole('main').getByRole('checkbox').nth(i).check();
    return;
  }
  const zelle = (i: number) => page.getByRole('row').nth(i).getByRole('gridcell').nth(2);
  await zelle(2).click();
  for (let i = 1; i < anzahl; i++) await zelle(2 + i).click({ modifiers: ['Control'] });
}

/** Takes the first match; where there is little room it folds. */
async function waehle(page: Page, rolle: string, text: string): Promise<void> {
  await feld(page, `${rolle}.name`).click();
  await page.keyboard.type(text);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
}

/** A state by its name: where it is, and what leads to it. */
const staende: readonly [name: string, pfad: string, bereite?: (page: Page) => Promise<unknown>][] = [
  ['liste', liste],
  ['liste-markiert', liste, (p) => markiere(p, 1)],
  ['liste-mehrere', liste, (p) => markiere(p, 3)],
  ['liste-leer', `${liste}?suche=gibtesnicht`],
  ['erfassung', erfassung],
  ['erfassung-fehler', erfassung, (p) => p.keyboard.press('Control+s')],
  [
    'erfassung-adressen',
    erfassung,
    async (p) => {
      await waehle(p, 'absenderAdresse', 'me');
      await waehle(p, 'empfaengerAdresse', 'pa');
    },
  ],
  ['uebersicht', '/auftragsmanagement/uebersicht'],
  ['palette', liste, (p) => p.keyboard.press('Control+k')],
  ['adressen', '/masterdata/adressmanagement'],
];

// Made on demand: `BILDER=neu playwright test src/bilder.ablauf.ts`; looked at by people, compared by nobody.
if (process.env['BILDER'] === 'neu')
  for (const [ansicht, { dunkel, ...groesse }] of Object.entries(ansichten))
    test(`pictures of ${staende.length} states, ${ansicht}`, async ({ page }) => {
      mkdirSync(ort, { recursive: true });
      await page.emulateMedia({ colorScheme: dunkel ? 'dark' : 'light' });
      await melde(page, 'dispo');
      await page.setViewportSize(groesse);
      for (const [name, pfad, bereite] of staende) {
        await page.goto(portal(pfad));
        await page.getByRole('main').waitFor();
        await page.waitForTimeout(1500);
        await bereite?.(page);
        await page.waitForTimeout(1000);
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        const path = resolve(ort, `${name}-${ansicht}.jpg`);
        await page.screenshot({ path, type: 'jpeg', quality: 55, animations: 'disabled' });
      }
    });
