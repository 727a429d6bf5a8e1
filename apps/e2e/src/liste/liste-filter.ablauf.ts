import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { melde, portal } from '../seiten.js';
import { lege, liste, ohneVerstoss } from './listenseite.js';

const filter = (page: Page) => page.getByRole('group', { name: 'Filter' });
const chip = (page: Page, name: string) => filter(page).getByRole('button', { name, exact: true });
const anzahl = async (page: Page) =>
  Number(/Suchvorgaben: ([\d.]+)/.exec((await page.locator('.fp-infozeile').textContent()) ?? '')?.[1]);

test('chips narrow the list by keyboard alone, stay over back and reload, and go again', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await melde(page, 'kunde');
  const referenz = `Chip${Date.now()}`;
  const nummer = await lege(page, referenz);
  await page.goto(portal(`${liste}?suche=${referenz}`));
  const zeile = page.getByRole('row').filter({ hasText: nummer });
  await expect(zeile).toBeVisible();

  await chip(page, 'erfasst').focus();
  await page.keyboard.press('Space');
  await expect(chip(page, 'erfasst')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/phase=erfasst/);
  await expect(zeile).toBeVisible();
  await expect(page.getByText('1 Auftrag gefunden, gefiltert nach erfasst')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(chip(page, 'abgeholt')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Delete');
  await expect(chip(page, 'erfasst')).toHaveAttribute('aria-pressed', 'false');
  await chip(page, 'Problem').press('Enter');
  await expect(zeile).toHaveCount(0);
  await expect(page.getByText('0 Aufträge gefunden, gefiltert nach Problem')).toBeAttached();
  await ohneVerstoss(page);

  await page.reload();
  await expect(chip(page, 'Problem')).toHaveAttribute('aria-pressed', 'true');
  await page.goto(portal(`/auftragsmanagement/auftragsvorlagen`));
  await page.goBack();
  await expect(chip(page, 'Problem')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Filter entfernen' }).press('Enter');
  await expect(zeile).toBeVisible();
});

test('periods go with the calendar, and all that is found leaves as a file', async ({ page }) => {
  await melde(page, 'dispo');
  await page.getByRole('button', { name: 'Zeitraum', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Ohne Zeitraum' }).press('Enter');
  await expect(page).toHaveURL(/zeitraum=alle/);
  await expect(page.getByLabel('Datum von')).toHaveValue('');
  await chip(page, 'Problem').press('Enter');
  await expect(page.getByText(/gefunden, gefiltert nach Problem/)).toBeAttached();
  const gesamt = await anzahl(page);
  expect(gesamt).toBeGreaterThan(0);
  await ohneVerstoss(page);

  const geladen = page.waitForEvent('download');
  await filter(page).getByRole('button', { name: 'Treffer exportieren' }).press('Enter');
  await page.getByRole('menuitem', { name: 'CSV' }).press('Enter');
  const csv = await readFile(await (await geladen).path(), 'utf8');
  expect(csv.match(/^"NL-/gm)?.length).toBe(gesamt);

  await page.getByRole('button', { name: 'Weitere' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Preisanfrage' }).press('Enter');
  await expect(chip(page, 'Preisanfrage')).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Filter anzeigen' }).click();
  await chip(page, 'Preisanfrage').hover();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await ohneVerstoss(page);
});
