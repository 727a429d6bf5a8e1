import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { pruefeAmTischUndTelefon } from '../pruefung.js';
import { feld, melde, portal } from '../seiten.js';
import { konfiguriere } from '../verwalter.js';

const management = '/masterdata/adressmanagement';
const werkzeug = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Adressen bearbeiten' }).getByRole('button', { name, exact: true });
const zeile = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function sucheAdresse(page: Page, text: string): Promise<void> {
  await page.getByLabel('Adressen suchen').waitFor();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Adressen suchen')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('suche')).toBe(text);
}

/** Stores an address past the screen; answers its id. */
async function lege(page: Page, adresse: object): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const antwort = await page.request.post(portal('/api/adressen'), {
    headers: { authorization: `Bearer ${token}` },
    data: { lkz: 'D', plz: '28195', ort: 'Bremen', ...adresse },
  });
  expect(antwort.status(), await antwort.text()).toBe(201);
  return (await antwort.json()).id;
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
  await melde(zweites, 'dispo');
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

test('an import of 100 rows names the 3 bad ones, which are corrected and imported again [2-2.104-107 2-8.024]', async ({
  page,
}) => {
  const marke = `I${Date.now()}`;
  const kopf = 'Nummer;Name;Straße;PLZ;Ort;LKZ;Umsatz';
  const gute = (n: number) => `${marke}-${n};Müller & Söhne ${n};Hafenstraße ${n};28195;Köln;D;5`;
  const zeilen = Array.from({ length: 100 }, (_, i) => gute(i));
  zeilen[10] = `${marke}-10;;Hafenstraße 10;28195;Köln;D;5`;
  zeilen[50] = `${marke}-50;Müller 50;Hafenstraße 50;123;Köln;D;5`;
  zeilen[99] = `${marke}-0;Müller 99;Hafenstraße 99;28195;Köln;D;5`;
  await melde(page, 'admin');
  await page.goto(portal('/admin/adressimport'));
  const knopf = page.getByRole('button', { name: 'Importieren' });
  await expect(knopf).toBeDisabled();

  const vorlage = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Vorlage herunterladen' }).click();
  const muster = await readFile(await (await vorlage).path(), 'utf8');
  expect(muster).toBe(
    '\uFEFF"Nummer";"Name";"Zeile 2";"Zeile 3";"Straße";"Hausnummer";"Zusatz";"Ortsteil";"Ort";"PLZ";"LKZ";"Kontakt";"Telefon"\r\n',
  );

  // As a German Excel writes it.
  const datei = Buffer.from([kopf, ...zeilen].join('\r\n'), 'latin1');
  await page
    .getByLabel('Datei wählen')
    .setInputFiles({ name: 'adressen.csv', mimeType: 'text/csv', buffer: datei });
  await expect(page.getByText('Gelesen als Windows-1252. Nicht übernommen: Umsatz.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Vorschau' })).toContainText('Müller & Söhne 0');
  await expect(knopf).toBeDisabled();
  await expect(page.getByText('Bitte Mandant auswählen')).toBeVisible();
  await page.getByRole('button', { name: 'Mandant wählen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mandant wählen' });
  await dialog.getByRole('row').nth(1).click();
  await pruefeAmTischUndTelefon(page);
  await dialog.getByRole('button', { name: 'Wählen' }).click();
  await knopf.click();
  await expect(page.getByText('97 angelegt')).toBeVisible();
  await expect(page.getByText('3 abgelehnt')).toBeVisible();
  await expect(page.getByText('Die Adressen wurden erfolgreich importiert.')).toBeVisible();
  const fehler = page.getByRole('region', { name: 'Abgelehnte Zeilen' });
  await expect(fehler.getByRole('row')).toHaveText([
    'ZeileFeldMeldung',
    '12NameFeld ist ein Pflichtfeld. Bitte ausfüllen.',
    '52PLZBitte eine Postleitzahl mit 5 Stellen eingeben (D).',
    `101NummerDie Nummer ${marke}-0 steht schon in Zeile 1.`,
  ]);
  await pruefeAmTischUndTelefon(page);

  // The bad rows come with their reason, are corrected and taken.
  const abgelehnte = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Abgelehnte Zeilen herunterladen' }).click();
  const schlechte = await readFile(await (await abgelehnte).path(), 'utf8');
  expect(schlechte.trim().split('\r\n')).toHaveLength(4);
  const verbessert = schlechte
    .replace('"";"Hafenstraße 10"', '"Müller 10";"Hafenstraße 10"')
    .replace('"123"', '"28195"')
    .replace(`"${marke}-0"`, `"${marke}-99"`);
  await page
    .getByLabel('Datei wählen')
    .setInputFiles({ name: 'verbessert.csv', mimeType: 'text/csv', buffer: Buffer.from(verbessert) });
  await expect(page.getByText('Gelesen als UTF-8. Nicht übernommen: Umsatz.')).toBeVisible();
  await knopf.click();
  await expect(page.getByText('3 angelegt')).toBeVisible();
  await expect(fehler).toHaveCount(0);

  await page.goto(portal(`${management}?suche=${marke}`));
  await expect(page.getByText(/Anzahl gemäß Suchvorgaben: 100 /)).toBeVisible();
  await expect(zeile(page, 'Müller & Söhne 1').first()).toContainText('Köln');
});

test('a file that is none is refused with its reason', async ({ page }) => {
  await melde(page, 'admin');
  await page.goto(portal('/admin/adressimport'));
  const waehle = (name: string, inhalt: Buffer) =>
    page.getByLabel('Datei wählen').setInputFiles({ name, mimeType: 'text/csv', buffer: inhalt });
  const faelle: [string, Buffer, string][] = [
    ['a.pdf', Buffer.from('%PDF'), 'Bitte eine Datei dieser Art auswählen: .csv, .xlsx'],
    ['leer.csv', Buffer.from('Name;Ort\n'), 'Die Datei enthält keine Zeilen.'],
    ['doppelt.csv', Buffer.from('Name;Ort;name\n1;2;3'), 'Die Spalte „name“ kommt doppelt vor.'],
    ['binaer.csv', Buffer.from([0, 1, 2, 3, 255]), 'Die Datei ist keine Textdatei'],
    ['kaputt.xlsx', Buffer.from('PK kein Excel'), 'Die Datei ist beschädigt'],
  ];
  for (const [name, inhalt, meldung] of faelle) {
    await waehle(name, inhalt);
    await expect(page.getByText(meldung)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Importieren' })).toBeDisabled();
  }
});

test('the whole address book is exported as CSV and as Excel file', async ({ page }) => {
  const name = `=Export ${Date.now()}`;
  await melde(page, 'kunde');
  await lege(page, { name, telefon: '+49 421 1', unsichtbar: true });
  await page.goto(portal(management));
  const lade = async (eintrag: string) => {
    await page.getByRole('button', { name: 'Exportieren' }).click();
    const datei = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: eintrag }).click();
    const fertig = await datei;
    return { name: fertig.suggestedFilename(), inhalt: await readFile(await fertig.path()) };
  };
  const csv = await lade('Ganzes Adressbuch als CSV');
  expect(csv.name).toBe('Adressen.csv');
  const text = csv.inhalt.toString('utf8');
  expect(text.startsWith('\uFEFF"Nummer";"Name";')).toBe(true);
  expect(text).toContain(`"'${name}"`);
  expect(text).toContain(`"'+49 421 1"`);
  const xlsx = await lade('Ganzes Adressbuch als Excel-Datei (XLSX)');
  expect(xlsx.name).toBe('Adressen.xlsx');
  expect(xlsx.inhalt.subarray(0, 2).toString()).toBe('PK');
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
