import { expect } from '@playwright/test';
import { test } from '../ablauf.js';
import { pruefeSeite } from '../pruefung.js';
import { melde, portal } from '../seiten.js';
import { lege, suche } from './listenseite.js';

test('a link shows a stranger where the shipment is, until it is taken back', async ({ page, browser }) => {
  await melde(page, 'kunde');
  const nummer = await lege(page, `V-${Date.now()}`);
  await (await suche(page, nummer)).first().click();
  await page.getByRole('tab', { name: 'Historie' }).click();
  await page.getByRole('button', { name: 'Link zum Verfolgen …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link zum Verfolgen …' });
  await dialog.getByLabel('Nach der Postleitzahl fragen').check();
  await dialog.getByLabel('Per E-Mail senden an').fill('wareneingang@example.com');
  await pruefeSeite(page);
  await dialog.getByRole('button', { name: 'Link senden' }).click();
  await expect(page.getByText('Der Link ist unterwegs zu wareneingang@example.com.')).toBeVisible();
  const adresse = await dialog.getByLabel('Link zur Sendung').inputValue();
  await pruefeSeite(page);

  for (const colorScheme of ['light', 'dark'] as const) {
    // The page forbids every script, also that of the check.
    const fremder = await browser.newContext({
      ...{ colorScheme, bypassCSP: true, locale: 'de-DE', viewport: { width: 390, height: 844 } },
    });
    const seite = await fremder.newPage();
    await seite.goto(portal(new URL(adresse).pathname));
    await pruefeSeite(seite);
    await seite.getByLabel('PLZ').fill('28195');
    await seite.keyboard.press('Enter');
    await expect(seite.getByRole('heading', { level: 1 })).toHaveText(/erfasst/);
    await expect(seite.getByText(`Sendung ${nummer}`).first()).toBeVisible();
    await expect(seite.getByText('Groß & Söhne')).toBeVisible();
    await pruefeSeite(seite);
    await seite.setViewportSize({ width: 1366, height: 768 });
    await pruefeSeite(seite);
    await fremder.close();
  }

  await dialog.getByRole('button', { name: 'Alle widerrufen' }).click();
  await expect(page.getByText('Widerrufen: 1.')).toBeVisible();
  await page.goto(portal(new URL(adresse).pathname));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier ist keine Sendung zu sehen');
  await page.getByRole('link', { name: 'EN' }).click();
  await page.waitForURL('**/sendung?sprache=en');
  await expect(page.getByRole('button', { name: 'Show shipment' })).toBeVisible();
});
