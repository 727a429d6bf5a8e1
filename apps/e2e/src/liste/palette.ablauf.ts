import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { gespeichert, melde, portal } from '../seiten.js';
import { lege, ohneVerstoss } from './listenseite.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Springen zu' });
const ziel = (page: Page, name: string | RegExp) => dialog(page).getByRole('option', { name });

async function oeffne(page: Page): Promise<void> {
  // The page listens once it is there.
  await expect(page.getByRole('button', { name: 'Springen zu' })).toBeVisible();
  await expect(page.getByRole('main').locator(':scope > *').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
}

test('an order, a page and an action are reached by keyboard alone, from anywhere', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await melde(page, 'kunde');
  const wort = `Pal${Date.now()}`;
  const nummer = await lege(page, wort, {}, { name: `Hafen ${wort}`, ort: 'Hamburg' });
  const { id } = await gespeichert(page, nummer);

  await oeffne(page);
  await page.keyboard.type(`hamburg ${wort}`);
  await expect(ziel(page, new RegExp(nummer))).toBeVisible();
  await ohneVerstoss(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/auftragserfassung/${id}`);
  await expect(page.getByRole('region', { name: 'Auftrag', exact: true })).toContainText(nummer);

  // By its number, in small letters.
  await page.goto(portal('/ueber'));
  await oeffne(page);
  await page.keyboard.type(nummer.toLowerCase());
  await expect(ziel(page, new RegExp(nummer)).first()).toBeVisible();
  await dialog(page).getByRole('combobox').fill('benutzerverw');
  await expect(ziel(page, /^Benutzerverwaltung/)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/usermanagement');

  // What was open last is offered before anything is typed.
  await oeffne(page);
  await expect(ziel(page, new RegExp(nummer))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('nobody finds what they may not see', async ({ page }) => {
  await melde(page, 'kunde');
  const wort = `Geh${Date.now()}`;
  const nummer = await lege(page, wort);
  await melde(page, 'fremd');
  await oeffne(page);
  await page.keyboard.type(nummer);
  await expect(dialog(page).getByRole('status')).toHaveText(/Treffer/);
  await expect(ziel(page, new RegExp(`^${nummer}`))).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await ohneVerstoss(page);
});
