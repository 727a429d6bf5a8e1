import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { melde, portal } from '../seiten.js';
import { lege, ohneVerstoss, suche } from './listenseite.js';

const leiste = (page: Page) => page.getByRole('complementary', { name: 'Markierter Auftrag' });

test('each tab asks for a marked order and then tells about it [1-2.199,200,202-204]', async ({ page }) => {
  await melde(page, 'kunde');
  const referenz = `S-${Date.now()}`;
  const nummer = await lege(page, referenz);
  const zeilen = await suche(page, referenz);
  await page.getByRole('button', { name: 'Seitenleiste öffnen' }).click();
  for (const name of ['Auftrag', 'Historie', 'Dokumente', 'Verladung', 'Controlling']) {
    await page.getByRole('tab', { name }).click();
    await expect(leiste(page)).toContainText('Bitte markieren Sie einen Auftrag.');
  }
  await zeilen.getByText(nummer).click();
  await page.getByRole('tab', { name: 'Auftrag' }).click();
  await expect(leiste(page)).toContainText('Böttcher GmbH');
  await expect(leiste(page)).toContainText('250,50 kg');
  await ohneVerstoss(page);
  await page.getByRole('tab', { name: 'Historie' }).click();
  const schritte = leiste(page).getByRole('listitem');
  await expect(schritte.first()).toContainText('Zustellung geplant');
  await expect(schritte.nth(1)).toContainText('Übertragungsteht noch aus');
  await expect(schritte.last()).toContainText('erfasst');
  await expect(leiste(page)).toContainText('Groß & Söhne');
  await ohneVerstoss(page);
  for (const [name, text] of [
    ['Verladung', 'Zur Verladung dieses Auftrags liegen keine Angaben vor.'],
    ['Controlling', 'Zum Controlling dieses Auftrags liegen keine Angaben vor.'],
  ] as const) {
    await page.getByRole('tab', { name }).click();
    await expect(leiste(page)).toContainText(text);
  }
});

test('on a phone the panel opens over the cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(portal('/login'));
  await page.getByLabel('Benutzer oder E-Mail').fill('kunde');
  await page.getByLabel('Passwort', { exact: true }).fill('Demo-Portal1!');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Aufträge' }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /: Historie und Dokumente$/ }).click();
  await page.getByRole('tab', { name: 'Historie' }).click();
  await expect(page.getByRole('dialog').or(page.locator('.fp-leiste-voll'))).toContainText('erfasst');
  await ohneVerstoss(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
