import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { pruefeAmTischUndTelefon } from '../pruefung.js';
import { beginneSitzung, feld, melde, portal } from '../seiten.js';
import { konfiguriere } from '../verwalter.js';
import { lege, management, zeile } from './adressbuch.js';

const werkzeug = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Adressen bearbeiten' }).getByRole('button', { name, exact: true });

async function sucheAdresse(page: Page, text: string): Promise<void> {
  await page.getByLabel('Adressen suchen').waitFor();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Adressen suchen')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('suche')).toBe(text);
}

test('an address is entered, found, changed, copied and deleted [1-2.009,012,013,268-270,282-286 1-8.009]', async ({
  page,
}) => {
  const name = `Ärztehaus ${Date.now()}`;
  await melde(page, 'kunde');
  await page.getByRole('link', { name: 'Adressmanagement' }).click();
  await page.waitForURL(`**${management}`);
  await page.getByRole('grid').waitFor();
  await pruefeAmTischUndTelefon(page);

  // Enter one by keyboard: the name, past the other lines, then the postal code offers its town.
  await werkzeug(page, 'Neue Adresse').press('Enter');
  await page.waitForURL('**/masterdata/adresserfassung');
  await expect(feld(page, 'name')).toBeFocused();
  await expect(page.getByText('Name/Suchbegriff eingeben z.B.: Müller 1010')).toBeVisible();
  await page.keyboard.type(name);
  await expect(page.getByText('Name/Suchbegriff eingeben z.B.: Müller 1010')).toHaveCount(0);
  await feld(page, 'strasse').focus();
  await page.keyboard.type('Röntgenstraße');
  await page.keyboard.press('Enter');
  await expect(feld(page, 'hausnummer')).toBeFocused();
  await page.keyboard.type('7 b');
  await feld(page, 'plz').focus();
  await page.keyboard.type('80331');
  await expect(page.getByRole('option', { name: /München/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(feld(page, 'ort')).toHaveValue('München');
  await expect(feld(page, 'matchcode')).toHaveValue(`${name.toUpperCase()} MÜNCHEN`);
  await expect(feld(page, 'matchcode')).toHaveAttribute('readonly', '');
  await pruefeAmTischUndTelefon(page);
  await page.getByRole('button', { name: /^Adresse anlegen/ }).click();
  await expect(page.getByText(`Die Adresse ${name} wurde erfolgreich gespeichert.`)).toBeVisible();
  // The entry is empty again, for the next one.
  await expect(feld(page, 'ort')).toHaveValue('');
  await expect(feld(page, 'name')).toHaveValue('');

  // Find and change it.
  await page.getByRole('link', { name: 'Adressmanagement' }).click();
  await sucheAdresse(page, `${name} 80331`);
  await expect(zeile(page, name)).toHaveCount(1);
  await expect(page.getByText(/Anzahl gemäß Suchvorgaben: 1 /)).toBeVisible();
  await werkzeug(page, 'Bearbeiten').click();
  await expect(page.getByText('Bitte markieren Sie eine Zeile.')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await zeile(page, name).click();
  await werkzeug(page, 'Bearbeiten').click();
  await page.waitForURL(/adresserfassung\/\d+$/);
  await feld(page, 'telefon').fill('0421 4711');
  await page.getByRole('button', { name: 'Speichern und zur Liste' }).click();
  await page.waitForURL(`**${management}`);
  await sucheAdresse(page, name);
  await expect(zeile(page, name)).toContainText('0421 4711');

  // Copy it.
  await zeile(page, name).click();
  await werkzeug(page, 'Kopieren').click();
  await page.waitForURL(/adresserfassung\?kopie=\d+$/);
  await expect(feld(page, 'telefon')).toHaveValue('0421 4711');
  await feld(page, 'zeile2').fill('Wareneingang');
  await page.getByRole('button', { name: 'Anlegen und zur Liste' }).click();
  await page.waitForURL(`**${management}`);
  await sucheAdresse(page, name);
  await expect(zeile(page, name)).toHaveCount(2);

  // Delete the copy, after changing one's mind once.
  const kopie = zeile(page, 'Wareneingang');
  await kopie.click();
  await werkzeug(page, 'Löschen').click();
  const frage = page.getByRole('alertdialog', { name: 'Adresse löschen' });
  await expect(frage).toContainText(`Soll die Adresse „${name}“ entfernt werden?`);
  await frage.getByRole('button', { name: 'Nein' }).click();
  await expect(frage).toHaveCount(0);
  await werkzeug(page, 'Löschen').click();
  await frage.getByRole('button', { name: 'Ja' }).click();
  await expect(page.getByText('Die Adresse wurde erfolgreich entfernt!')).toBeVisible();
  await expect(zeile(page, name)).toHaveCount(1);

  // The list is where it was after a reload.
  await page.reload();
  await expect(zeile(page, name)).toHaveCount(1);
  await expect(page.getByLabel('Adressen suchen')).toHaveValue(name);
});

test('nothing typed into an address is lost: wrong values, leaving, a second user [1-2.268]', async ({
  page,
  browser,
}) => {
  const name = `Konflikt ${Date.now()}`;
  await melde(page, 'kunde');
  const id = await lege(page, { name });
  const adresse = portal(`/masterdata/adresserfassung/${id}`);
  await page.goto(adresse);
  await feld(page, 'plz').fill('123');
  await feld(page, 'name').fill('');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Feld ist ein Pflichtfeld. Bitte ausfüllen.').first()).toBeVisible();
  await expect(page.getByText('Bitte eine Postleitzahl mit 5 Stellen eingeben (D).').first()).toBeVisible();
  await expect(feld(page, 'name')).toBeFocused();

  // Escape asks; leaving asks and keeps a draft.
  await page.keyboard.press('Escape');
  await expect(page.getByText('Möchten Sie diese Adresse wirklich abbrechen?')).toBeVisible();
  await page.getByRole('button', { name: 'Nein' }).click();
  await feld(page, 'name').fill(`${name} neu`);
  await feld(page, 'plz').fill('28195');
  await page.getByRole('link', { name: 'Auftragsliste' }).click();
  await expect(page.getByText(/Die Adresse ist nicht gespeichert/)).toBeVisible();
  await page.getByRole('button', { name: 'Ja' }).click();
  await expect(page.getByText(/Anzahl gemäß Suchvorgaben/)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Entwurf übernehmen' }).click();
  await expect(feld(page, 'name')).toHaveValue(`${name} neu`);

  // Somebody else is faster.
  const zweites = await (await browser.newContext()).newPage();
  await beginneSitzung(zweites, 'dispo');
  await zweites.goto(adresse);
  await feld(zweites, 'telefon').fill('vom Disponenten');
  await zweites.keyboard.press('Control+s');
  await expect(zweites.getByText(/wurde erfolgreich gespeichert/)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Die Adresse wurde inzwischen geändert')).toBeVisible();
  await expect(page.getByRole('row', { name: `Name ${name} neu ${name}` })).toBeVisible();
  await expect(page.getByRole('row', { name: /Telefon.*vom Disponenten/ })).toBeVisible();
  await page.getByRole('button', { name: 'Meine Eingaben behalten' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`Die Adresse ${name} neu wurde erfolgreich gespeichert.`)).toBeVisible();
});

test('a probable duplicate is named while it is typed, and two addresses become one', async ({ page }) => {
  const nummer = Date.now();
  const name = `Zwilling ${nummer}`;
  const zweite = `Zwillinge ${nummer}`;
  await melde(page, 'kunde');
  await lege(page, { name: `${name} GmbH`, strasse: 'Hafenstraße', telefon: '0421 1' });
  await page.goto(portal('/masterdata/adresserfassung'));
  await feld(page, 'name').fill(zweite);
  await feld(page, 'strasse').fill('Hafenstr.');
  await feld(page, 'plz').fill('28195');
  await feld(page, 'ort').fill('Bremen');
  await feld(page, 'kontakt').fill('Frau Jäger');
  const warnung = page.getByRole('status').filter({ hasText: / vorhanden/ });
  await expect(warnung).toContainText(`${name} GmbHHafenstraße, 28195 Bremen`);
  await pruefeAmTischUndTelefon(page);
  // It only warns.
  await page.getByRole('button', { name: 'Anlegen und zur Liste' }).click();
  await page.waitForURL(`**${management}`);
  await sucheAdresse(page, String(nummer));
  await expect(zeile(page, String(nummer))).toHaveCount(2);

  await zeile(page, `${name} GmbH`).click();
  await werkzeug(page, 'Zusammenführen').click();
  const dialog = page.getByRole('dialog', { name: 'Adressen zusammenführen' });
  const andere = dialog.getByRole('listitem').filter({ hasText: zweite });
  await andere.getByRole('button').click();
  // What the one that stays lacks comes from the other; the rest is chosen.
  await expect(dialog.getByRole('radio', { name: 'Kontakt: Frau Jäger' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Straße: Hafenstraße' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Straße: Hafenstr.' }).check();
  await pruefeAmTischUndTelefon(page);
  await dialog.getByRole('button', { name: 'Zusammenführen' }).click();
  await expect(page.getByText('Die Adressen wurden zusammengeführt.')).toBeVisible();
  await expect(zeile(page, String(nummer))).toHaveCount(1);
  await expect(zeile(page, `${name} GmbH`)).toContainText('Hafenstr.');
  await expect(zeile(page, `${name} GmbH`)).toContainText('Frau Jäger');
  await expect(zeile(page, `${name} GmbH`)).toContainText('0421 1');
});

test.describe('by configuration', () => {
  test.afterEach(() => konfiguriere({}));

  test('saving leads back to the list, the phone has another label, the tracking e-mail shows [1-2.011,265 1-4.077 2-3.161]', async ({
    page,
  }) => {
    const name = `Variante ${Date.now()}`;
    await melde(page, 'kunde');
    await konfiguriere({
      clientKunde: 'spedition-iban',
      directly_back_2list: 'true',
      isShowTTMailAdress: 'true',
    });
    await page.goto(portal('/masterdata/adresserfassung'));
    await expect(page.getByLabel('Tel.Nr., eMail, Website')).toBeVisible();
    await feld(page, 'mailTrackTrace').fill('a@b.example');
    await feld(page, 'name').fill(name);
    await expect(page.getByRole('button', { name: 'Anlegen und zur Liste' })).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await page.waitForURL(`**${management}`);
    await expect(page.getByText(`Die Adresse ${name} wurde erfolgreich gespeichert.`)).toBeVisible();
  });
});
