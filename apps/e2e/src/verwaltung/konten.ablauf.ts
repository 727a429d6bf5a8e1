import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { pruefeSeite } from '../pruefung.js';
import {
  beginneAuftrag,
  beginneSitzung,
  feld,
  gespeichert,
  melde,
  passwort,
  portal,
  speichere,
} from '../seiten.js';
import { konfiguriere } from '../verwalter.js';
import { linkAusMail, meldeMit, ruf, zugaenglich } from './konten.seiten.js';

const liste = '**/auftragsmanagement/auftragsresearch**';
const einmalig = () => Date.now().toString(36);

async function oeffneBenutzer(page: Page, name: string) {
  await page.goto(portal('/masterdata/usermanagement'));
  await page.getByLabel('Benutzer suchen').fill(name);
  await page.waitForURL(/suche=/);
  const zeile = page.getByRole('row').filter({ hasText: name });
  await expect(zeile).toHaveCount(1);
  return zeile;
}

test('a new client registers, confirms by mail, is activated and captures an order', async ({
  page,
  browser,
  request,
}) => {
  const name = `neu-${einmalig()}`;
  const email = `${name}@example.com`;
  await konfiguriere({ isRegistrierung: 'true' });
  await page.goto(portal('/'));
  await zugaenglich(page);
  await page.getByRole('button', { name: 'Registrierung' }).click();
  await feld(page, 'owningMandant.name').fill(`Möbel ${name}`);
  await feld(page, 'name').fill(name);
  await feld(page, 'email').fill(email);
  await feld(page, 'password').fill(passwort);
  await feld(page, 'passwordRepeat').fill(passwort);
  await zugaenglich(page);
  await page.getByRole('button', { name: 'Weiter' }).click();
  const adresse = (feldname: string) => feld(page, `owningMandant.adresse.${feldname}`);
  await adresse('fremdnummer').fill('4711');
  await adresse('name').fill(`Möbel ${name} GmbH`);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(adresse('plz')).toHaveAttribute('readonly', '');
  await adresse('land').fill('D ');
  await page.getByRole('option', { name: /^D · / }).click();
  await adresse('plz').fill('80331');
  await page.getByRole('option', { name: '80331 München' }).first().click();
  await expect(adresse('ort')).toHaveValue('München');
  await adresse('strasse').fill('Am Kai');
  await zugaenglich(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(
    page.getByText('Schauen Sie bitte in Ihre Emails und bestätigen Sie Ihre E-Mail Adresse.'),
  ).toBeVisible();

  // Before the confirmation nobody gets in.
  await page.getByRole('link', { name: 'Zurück zur Anmeldung' }).click();
  await meldeMit(page, name, passwort);
  await expect(page.getByText('Bitte bestätigen Sie zuerst Ihre E-Mail Adresse.')).toBeVisible();
  await page.goto(portal(await linkAusMail(request, email, 'bestaetigung')));
  await expect(page.getByText('E-Mail Adresse bestätigt')).toBeVisible();
  await zugaenglich(page);
  await meldeMit(page, name, passwort);
  await page.waitForURL(liste);
  await expect(page.getByRole('link', { name: 'Neuer Auftrag' })).toHaveCount(0);

  // An administrator lets the client in, and its user capture.
  const buero = await (await browser.newContext()).newPage();
  await beginneSitzung(buero, 'admin');
  await buero.goto(portal('/admin/registrierungen'));
  await buero.getByRole('cell', { name: `Möbel ${name}`, exact: true }).click();
  await pruefeSeite(buero);
  await buero.getByRole('button', { name: 'Freigeben …' }).click();
  const freigabe = buero.getByRole('dialog', { name: 'Freigeben …' });
  await freigabe.getByLabel('Hauptmandant').fill('Nordlicht');
  await buero.getByRole('option', { name: /^Nordlicht/ }).click();
  await expect(freigabe.getByLabel('darf erfassen')).toBeChecked();
  await pruefeSeite(buero);
  await freigabe.getByRole('button', { name: 'Freigeben …' }).click();
  await expect(buero.getByText(`${name} ist freigegeben und per Mail benachrichtigt.`)).toBeVisible();
  await buero.context().close();

  // It holds at once, with the session that was open all the time.
  await page.reload();
  await expect(page.getByRole('link', { name: 'Neuer Auftrag' })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  for (const firma of ['Absender Alpha', 'Empfänger Ems']) {
    const antwort = await page.request.post(portal('/api/adressen'), {
      headers: { authorization: `Bearer ${token}` },
      data: { name: firma, strasse: 'Am Kai', land: { id: 1 }, plz: '28195', ort: 'Bremen' },
    });
    expect(antwort.status(), await antwort.text()).toBe(201);
  }
  await beginneAuftrag(page);
  const nummer = await speichere(page);
  expect(await gespeichert(page, nummer)).toMatchObject({ erfasser: { name } });
});

test('an administrator creates a user, who forgets the password, sets a new one and is disabled', async ({
  page,
  browser,
  request,
}) => {
  const name = `anna-${einmalig()}`;
  const email = `${name}@example.com`;
  await melde(page, 'admin');
  await page.getByRole('link', { name: 'Benutzerverwaltung' }).click();
  await zugaenglich(page);
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  const dialog = page.getByRole('dialog');
  await feld(page, 'name').fill('kunde');
  await expect(dialog.getByText('Der Username ist schon vorhanden.').first()).toBeVisible();
  await feld(page, 'name').fill(name);
  await feld(page, 'email').fill(email);
  await feld(page, 'password').fill(passwort);
  await feld(page, 'passwordRepeat').fill(passwort);
  await zugaenglich(page);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(`Der Benutzer ${name} wurde erfolgreich angelegt.`)).toBeVisible();

  const anna = await (await browser.newContext()).newPage();
  await anna.goto(portal(await linkAusMail(request, email, 'bestaetigung')));
  await expect(anna.getByText('E-Mail Adresse bestätigt')).toBeVisible();
  await anna.getByRole('link', { name: 'Passwort vergessen' }).click();
  await zugaenglich(anna);
  await anna.getByLabel('Benutzer oder E-Mail').fill(email);
  await anna.getByRole('button', { name: 'Passwort anfordern' }).click();
  await expect(
    anna.getByText('Schauen Sie bitte in Ihre Emails und bestätigen Sie das Passwort.'),
  ).toBeVisible();
  const link = await linkAusMail(request, email, 'passwort');
  await anna.goto(portal(link));
  await zugaenglich(anna);
  await feld(anna, 'password').fill('Ganz-Neu-1!');
  await feld(anna, 'passwordRepeat').fill('Ganz-Neu-1!');
  await anna.keyboard.press('Enter');
  await expect(anna.getByText('Das neue Passwort gilt. Bitte melden Sie sich damit an.')).toBeVisible();
  await meldeMit(anna, name, passwort);
  await expect(anna.getByText('Benutzer oder Passwort ist falsch.')).toBeVisible();
  await anna.getByRole('button', { name: 'OK' }).click();
  await meldeMit(anna, name, 'Ganz-Neu-1!');
  await anna.waitForURL(liste);

  // The link works once.
  await anna.goto(portal(link));
  await feld(anna, 'password').fill('Noch-Neuer-2!');
  await feld(anna, 'passwordRepeat').fill('Noch-Neuer-2!');
  await anna.keyboard.press('Enter');
  await expect(anna.getByText('Dieser Link ist nicht mehr gültig.')).toBeVisible();
  await anna.goto(portal('/auftragsmanagement/auftragsresearch'));
  await anna.getByRole('grid').waitFor();

  // Disabled: the open session ends with its next call, and the login is closed.
  await (await oeffneBenutzer(page, name)).dblclick();
  await dialog.getByLabel('aktiv', { exact: true }).uncheck();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(`Der Benutzer ${name} wurde erfolgreich aktualisiert.`)).toBeVisible();
  await anna.reload();
  await expect(anna.getByText('Anmeldung abgelaufen. Bitte melden Sie sich erneut an.')).toBeVisible();
  await meldeMit(anna, name, 'Ganz-Neu-1!');
  await expect(anna.getByText('Benutzer oder Passwort ist falsch.')).toBeVisible();
  await anna.context().close();

  // And deleted, after changing one's mind once.
  await (await oeffneBenutzer(page, name)).click();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('button', { name: 'Nein' }).click();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('button', { name: 'Ja' }).click();
  await expect(page.getByText(`Der Benutzer ${name} wurde gelöscht.`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
});

test('an administrator works as another user and comes back', async ({ page }) => {
  await melde(page, 'admin');
  await (await oeffneBenutzer(page, 'kunde')).click();
  await page.getByRole('button', { name: 'Zum Benutzer wechseln' }).click();
  await page.waitForURL(liste);
  const banner = page.getByRole('region', { name: 'Benutzerwechsel' });
  await expect(banner).toContainText('Sie arbeiten als kunde. Angemeldet ist admin.');
  await expect(page.getByRole('link', { name: 'Adminbereich' })).toHaveCount(0);
  await zugaenglich(page);
  // It survives a reload, and another window of the browser shows it too.
  await page.reload();
  await expect(banner).toBeVisible();
  const zweites = await page.context().newPage();
  await zweites.goto(portal('/'));
  await expect(zweites.getByText('Sie arbeiten als kunde. Angemeldet ist admin.')).toBeVisible();
  await banner.getByRole('button', { name: 'Benutzerwechsel' }).click();
  await page.waitForURL('**/masterdata/usermanagement');
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Adminbereich' })).toBeVisible();
  await expect(zweites.getByRole('link', { name: 'Adminbereich' })).toBeVisible();
  await expect(zweites.getByText('Sie arbeiten als')).toHaveCount(0);
});

test('a user who chose English is spoken to in English, at the login too', async ({ page, request }) => {
  const leser = await ruf(request, 'leser');
  const [{ id, name, email }] = await leser.hole('/api/benutzer/currentAsList');
  await leser.aendere(`/api/benutzer/${id}`, { name, email, sprache: { id: 50 } });
  await melde(page, 'leser');
  const sprich = async (von: string, speichern: string, sprache: string) => {
    await page.getByRole('button', { name: von }).click();
    const dialog = page.getByRole('dialog');
    await feld(page, 'sprache').fill(sprache);
    await page.getByRole('option', { name: sprache }).click();
    await dialog.getByRole('button', { name: speichern }).click();
    await expect(dialog).toHaveCount(0);
  };
  await sprich('leser', 'Speichern', 'English');
  await expect(page.getByRole('link', { name: 'Order list' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Please enter user and password')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByLabel('User or e-mail').fill('leser');
  await page.getByLabel('Password', { exact: true }).fill(passwort);
  await page.keyboard.press('Enter');
  await page.waitForURL(liste);
  await sprich('leser', 'Save', 'Deutsch');
  await expect(page.getByRole('link', { name: 'Auftragsliste' })).toBeVisible();
});

test('wrong values stay inside their form, on a phone too, and Escape asks before it throws away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(portal('/register'));
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('tab', { name: /^Benutzer \d/ })).toBeVisible();
  await pruefeSeite(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await beginneSitzung(page, 'admin');
  await page.goto(portal('/masterdata/usermanagement'));
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Benutzer hinzufügen' });
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByLabel('E-Mail')).toHaveAttribute('aria-invalid', 'true');
  const zuBreit = await dialog.evaluate((d) =>
    [...d.querySelectorAll('*')].filter(
      (e) => e.getBoundingClientRect().right > d.getBoundingClientRect().right,
    ),
  );
  expect(zuBreit, 'etwas ragt aus dem Fenster').toEqual([]);

  // Nothing typed, nothing asked; afterwards the focus is where it was.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Hinzufügen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Benutzername').fill('halbfertig');
  await page.keyboard.press('Escape');
  const frage = page.getByRole('alertdialog', { name: 'Änderungen verwerfen' });
  await expect(frage).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frage).toBeHidden();
  await expect(dialog.getByLabel('Benutzername')).toHaveValue('halbfertig');
  await page.keyboard.press('Escape');
  await frage.getByRole('button', { name: 'Ja' }).click();
  await expect(dialog).toBeHidden();
});
