import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { test } from '../ablauf.js';
import { pruefeSeite } from '../pruefung.js';
import { beginneSitzung, passwort, portal } from '../seiten.js';
import { meldeMit, neuer, ruf, zugaenglich } from './konten.seiten.js';

const liste = '**/auftragsmanagement/auftragsresearch**';
/** The code that an app shows, `spaeter` steps of thirty seconds from now. */
const code = (secret: string, spaeter = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + spaeter * 30 });

/** Somebody with a second factor and how to call the API as them. */
async function mitFaktor(request: APIRequestContext, name: string) {
  const user = await ruf(request, name);
  const { geheimnis: secret } = await (await user.sende('/api/benutzer/faktor/einrichten', {})).json();
  const gesetzt = await user.sende('/api/benutzer/faktor/bestaetigen', { code: code(secret) });
  expect(gesetzt.status()).toBe(200);
  return user;
}

const geheimnis = async (page: Page) => (await page.locator('.fp-geheimnis').textContent()) ?? '';

test('a second factor is set up, asked for at the login, and replaced by a recovery code', async ({
  page,
  request,
}) => {
  const name = await neuer(request);
  await page.goto(portal('/'));
  await meldeMit(page, name, passwort);
  await page.waitForURL(liste);
  await page.goto(portal('/masterdata/sicherheit'));
  await page.getByRole('button', { name: 'Zweiten Faktor einrichten' }).click();
  await expect(page.getByRole('img', { name: 'QR-Code zum Einrichten der App' })).toBeVisible();
  await zugaenglich(page);
  const secret = await geheimnis(page);
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Der Code ist falsch oder wurde schon verwendet.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code(secret));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Wiederherstellungscodes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const wiederherstellung = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  await expect(page.getByText('Der zweite Faktor ist eingerichtet.')).toBeVisible();
  await expect(page.getByText('Wiederherstellungscodes übrig: 10')).toBeVisible();
  await pruefeSeite(page);

  await page.getByRole('button', { name: 'Logout' }).click();
  await meldeMit(page, name, passwort);
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toBeFocused();
  await zugaenglich(page);
  await page.keyboard.type(code(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await meldeMit(page, name, passwort);
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(wiederherstellung);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.goto(portal('/masterdata/sicherheit'));
  await expect(page.getByText('Wiederherstellungscodes übrig: 9')).toBeVisible();
  await expect(page.getByText('Passwort und Wiederherstellungscode').first()).toBeVisible();
});

test('an administrator resets a lost factor and ends the sessions of a user', async ({ page, request }) => {
  const name = await neuer(request);
  await mitFaktor(request, name);
  await beginneSitzung(page, 'admin');
  await page.goto(portal('/masterdata/usermanagement'));
  await page.getByLabel('Benutzer suchen').fill(name);
  // What is marked before the list follows the search is not any more after that.
  await page.waitForURL(/suche=/);
  const zeile = page.getByRole('row').filter({ hasText: name });
  await expect(zeile).toHaveCount(1);
  await zeile.click();
  await expect(zeile).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Sicherheit' }).click();
  await expect(page.getByRole('heading', { name: `Anmeldung und Sicherheit: ${name}` })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Aufträge erfassen und ändern' })).toContainText(
    'nein',
  );
  await expect(page.getByText('Passwort und Einmalcode')).toBeVisible();
  await pruefeSeite(page);
  await zugaenglich(page);
  await page.getByRole('button', { name: 'Zweiten Faktor zurücksetzen' }).click();
  await page.getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(page.getByText(`Der zweite Faktor von ${name} ist zurückgesetzt.`)).toBeVisible();
  await expect(page.getByText('Keine offene Sitzung.')).toBeVisible();
  await ruf(request, name);
});

test('where it is required, the login sets it up, also above the page where somebody works', async ({
  page,
  request,
}) => {
  const name = await neuer(request);
  await page.goto(portal('/'));
  await meldeMit(page, name, passwort);
  await page.waitForURL(liste);
  await page.goto(portal('/masterdata/sicherheit'));
  await expect(page.getByText('Kein zweiter Faktor eingerichtet.')).toBeVisible();
  // Whoever demands it and takes it back came in with one: all others are asked at once.
  const chef = await mitFaktor(request, await neuer(request, { admin: true, betreiber: true }));
  const pfad = '/api/config-param/profil?ebene=installation';
  const vorher = await chef.hole(pfad);
  const werte = [...vorher.werte, { key: 'zweiterFaktor', value: 'alle' }];
  expect((await chef.sende(pfad, { ...vorher, werte })).status()).toBe(200);
  try {
    await page.getByRole('button', { name: 'Zweiten Faktor einrichten' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Anmeldung abgelaufen' });
    await dialog.getByLabel('Passwort', { exact: true }).fill(passwort);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('img', { name: 'QR-Code zum Einrichten der App' })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Code', exact: true }).fill(code(await geheimnis(page)));
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Die Einstellungen verlangen ihn.')).toBeVisible();
  } finally {
    expect((await chef.sende(pfad, vorher)).status()).toBe(200);
  }
});
