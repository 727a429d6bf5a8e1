import { expect } from '@playwright/test';
import { test } from '../ablauf.js';
import { pruefeAmTischUndTelefon, pruefeSeite } from '../pruefung.js';
import { beginneSitzung, melde, portal } from '../seiten.js';
import { knopf, lege, suche } from './listenseite.js';

test('papers go to somebody by mail, of one order from its side and of several from the list', async ({
  page,
}) => {
  await melde(page, 'kunde');
  const referenz = `P-${Date.now()}`;
  const nummer = await lege(page, referenz);
  await lege(page, referenz);
  const zeilen = await suche(page, referenz);
  await expect(zeilen).toHaveCount(2);
  const dialog = page.getByRole('dialog', { name: 'Per E-Mail senden' });
  for (const zeile of await zeilen.all()) await zeile.getByRole('checkbox').check();
  await knopf(page, 'Drucken').click();
  await page.getByRole('menuitem', { name: 'Per E-Mail senden …' }).click();
  await dialog.getByLabel('E-Mail').fill('lager@example.com');
  await pruefeAmTischUndTelefon(page);
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Senden' }).click();
  await expect(page.getByText('Die Mail an lager@example.com geht gleich hinaus.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await (await suche(page, nummer)).first().click();
  await page.getByRole('tab', { name: 'Historie' }).click();
  await page.getByRole('button', { name: 'Per E-Mail senden …' }).click();
  await dialog.getByLabel('Was gesendet wird').click();
  await page.getByRole('option', { name: 'Speditionsauftrag' }).click();
  await dialog.getByLabel('E-Mail').fill('buero@example.com');
  await dialog.getByRole('button', { name: 'Senden' }).click();
  await expect(page.getByText('Die Mail an buero@example.com geht gleich hinaus.')).toBeVisible();

  // What left lies as a file where there is no mail server: with the paper in it.
  await beginneSitzung(page, 'admin');
  const kopf = await page.evaluate(() => ({ authorization: `Bearer ${localStorage.getItem('token')}` }));
  await expect(async () => {
    const mails = await (
      await page.request.get(portal('/api/mails?query=buero@example.com'), { headers: kopf })
    ).json();
    const eml = await page.request.get(portal(`/api/mails/${mails[0].id}`), { headers: kopf });
    expect(eml.status()).toBe(200);
    expect(await eml.text()).toMatch(new RegExp(`filename="?Speditionsauftrag_${nummer}\\.pdf`));
  }).toPass({ timeout: 30_000 });
});

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
      colorScheme,
      bypassCSP: true,
      locale: 'de-DE',
      viewport: { width: 390, height: 844 },
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
