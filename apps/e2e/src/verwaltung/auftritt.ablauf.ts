import { expect } from '@playwright/test';
import { test } from '../ablauf.js';
import { pruefeAmTischUndTelefon, pruefeSeite } from '../pruefung.js';
import { beginneSitzung, portal } from '../seiten.js';
import { alsVerwalter } from '../verwalter.js';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 80"><rect width="300" height="80" fill="#0b5563"/></svg>';
const felder = ['host', 'farbe', 'logo', 'anmeldetext', 'papierfuss', 'impressum', 'agb', 'agbFassung'];

let eigener = 0;
test.afterEach(() =>
  alsVerwalter(
    'PUT',
    `/mandanten/${eigener}/auftritt`,
    Object.fromEntries(felder.map((name) => [name, null])),
  ),
);

test('a forwarder shows itself with its own logo, words and law, from the login on', async ({
  page,
  browser,
}) => {
  eigener = (await alsVerwalter('GET', '/benutzer/currentAsList'))[0].owningMandant.id;
  await beginneSitzung(page, 'admin');
  await page.goto(portal('/admin/mandanten'));
  // The own client is marked once the list has come.
  await expect(page.getByRole('row', { selected: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Auftritt', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Auftritt' });
  const feld = (name: string) => dialog.locator(`[name="${name}"]`);
  await dialog
    .getByLabel('Logo wählen')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
  await expect(dialog.getByRole('img', { name: 'Logo' })).toBeVisible();
  await feld('host').fill(new URL(portal()).hostname);
  await feld('farbe').fill('#ffee00');
  await feld('anmeldetext').fill('Willkommen bei Nordlicht.');
  await feld('impressum').fill('# Angaben nach § 5 DDG\nNordlicht Spedition GmbH');
  await feld('agb').fill('Es gelten die ADSp 2017.');
  await feld('agbFassung').fill('ADSp 2017');
  await pruefeSeite(page);
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText(/Weiße Schrift ist auf dieser Farbe/).first()).toBeVisible();
  await feld('farbe').fill('#0b5563');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('img', { name: /Nordlicht/ })).toBeVisible();
  await pruefeSeite(page);

  const fremder = await browser.newContext({ locale: 'de-DE', bypassCSP: true });
  const seite = await fremder.newPage();
  await seite.goto(portal());
  await expect(seite.getByText('Willkommen bei Nordlicht.')).toBeVisible();
  await expect(seite.getByRole('img', { name: /Nordlicht/ })).toBeVisible();
  await pruefeAmTischUndTelefon(seite);
  const [recht] = await Promise.all([
    fremder.waitForEvent('page'),
    seite.getByRole('link', { name: 'Impressum' }).click(),
  ]);
  await expect(recht.getByRole('heading', { name: 'Angaben nach § 5 DDG' })).toBeVisible();
  await pruefeAmTischUndTelefon(recht);
  await seite.goto(portal('/register'));
  await expect(seite.getByRole('checkbox', { name: /Ich stimme den AGB zu \(ADSp 2017\)/ })).toBeVisible();
  await pruefeAmTischUndTelefon(seite);
  await fremder.close();
});
