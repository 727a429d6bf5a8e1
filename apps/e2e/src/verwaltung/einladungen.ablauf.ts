import { expect } from '@playwright/test';
import { test } from '../ablauf.js';
import { pruefeAmTischUndTelefon } from '../pruefung.js';
import { beginneSitzung, feld, passwort, portal } from '../seiten.js';
import { linkAusMail, meldeMit } from './konten.seiten.js';

test('an administrator invites by mail; whoever comes chooses name and password and works at once', async ({
  page,
  browser,
  request,
}) => {
  const kuerzel = `gast-${Date.now().toString(36)}`;
  const [eine, andere] = [`${kuerzel}@example.com`, `${kuerzel}.zwei@example.com`];
  await beginneSitzung(page, 'admin');
  await page.goto(portal('/masterdata/usermanagement'));
  await page.getByRole('button', { name: 'Einladungen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Einladungen' })).toBeVisible();
  await page.getByRole('button', { name: 'Einladen …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Einladen …' });
  await dialog.getByLabel(/^E-Mail Adressen/).fill(`${eine}\n${andere}`);
  await pruefeAmTischUndTelefon(page);
  await dialog.getByRole('button', { name: 'Einladungen senden' }).click();
  await expect(page.getByText('2 Einladungen sind unterwegs.')).toBeVisible();
  await expect(page.getByRole('cell', { name: eine, exact: true })).toBeVisible();
  await pruefeAmTischUndTelefon(page);

  const link = await linkAusMail(request, eine, 'einladung');
  const kontext = await browser.newContext({ locale: 'de-DE', bypassCSP: true });
  const seine = await kontext.newPage();
  await seine.goto(portal(link));
  await expect(feld(seine, 'name')).toHaveValue(kuerzel);
  await pruefeAmTischUndTelefon(seine);
  await feld(seine, 'password').fill(passwort);
  await feld(seine, 'passwordRepeat').fill(passwort);
  await seine.keyboard.press('Enter');
  await expect(seine.getByText('Ihr Zugang ist angelegt. Melden Sie sich jetzt an.')).toBeVisible();
  await meldeMit(seine, kuerzel, passwort);
  await expect(seine.getByRole('link', { name: 'Auftragsliste' })).toBeVisible();
  await kontext.close();

  await page.reload();
  await expect(page.getByRole('cell', { name: andere, exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: eine, exact: true })).toHaveCount(0);
  await page.getByRole('cell', { name: andere, exact: true }).click();
  await page.getByRole('button', { name: 'Zurückziehen' }).click();
  await expect(page.getByText(`Die Einladung an ${andere} gilt nicht mehr.`)).toBeVisible();
});

test('a link that never was one says so', async ({ page }) => {
  await page.goto(portal(`/einladung/${'x'.repeat(43)}`));
  await expect(page.getByText('Diese Einladung gilt nicht mehr. Bitten Sie um eine neue.')).toBeVisible();
  await pruefeAmTischUndTelefon(page);
});
