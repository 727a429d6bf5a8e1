import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import ExcelJS from 'exceljs';
import { test } from '../ablauf.js';
import { pruefeAmTischUndTelefon } from '../pruefung.js';
import { beginneSitzung, melde, portal } from '../seiten.js';
import { lege, management, zeile } from './adressbuch.js';

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
  await beginneSitzung(page, 'admin');
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
  await expect(knopf).toBeDisabled();
  await expect(page.getByText('Bitte Mandant auswählen')).toBeVisible();
  await page.getByRole('button', { name: 'Mandant wählen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mandant wählen' });
  await dialog.getByRole('row').nth(1).click();
  await pruefeAmTischUndTelefon(page);
  await dialog.getByRole('button', { name: 'Wählen' }).click();
  // Nothing is stored yet: each row says what would become of it.
  await expect(page.getByText('97 neu')).toBeVisible();
  await expect(page.getByText('3 abgelehnt')).toBeVisible();
  await expect(page.getByText('Nicht übernommen: Umsatz.')).toBeVisible();
  const fehler = page.getByRole('region', { name: 'Zeilen der Datei' });
  await expect(fehler.getByRole('row')).toHaveCount(4);
  for (const text of [
    'Name: Feld ist ein Pflichtfeld. Bitte ausfüllen.',
    'PLZ: Bitte eine Postleitzahl mit 5 Stellen eingeben (D).',
    `Die Nummer ${marke}-0 steht schon in Zeile 2.`,
  ])
    await expect(fehler).toContainText(text);
  await knopf.click();
  await expect(page.getByText('97 angelegt')).toBeVisible();
  await expect(page.getByText('Die Adressen wurden erfolgreich importiert.')).toBeVisible();
  await pruefeAmTischUndTelefon(page);

  // The bad rows come with their reason, are corrected and taken.
  const abgelehnte = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Abgelehnte Zeilen als Excel-Datei' }).click();
  const mappe = new ExcelJS.Workbook();
  await mappe.xlsx.readFile(await (await abgelehnte).path());
  const [blatt] = mappe.worksheets;
  if (!blatt) throw new Error('Die Datei hat kein Blatt');
  expect(blatt.rowCount).toBe(4);
  const kopfworte = blatt.getRow(1).values as string[];
  const verbessere = (n: number, spalte: string, text: string) => {
    blatt.getRow(n).getCell(kopfworte.indexOf(spalte)).value = text;
  };
  verbessere(2, 'Name', 'Müller 10');
  verbessere(3, 'PLZ', '28195');
  verbessere(4, 'Nummer', `${marke}-99`);
  await page.getByLabel('Datei wählen').setInputFiles({
    name: 'verbessert.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(await mappe.xlsx.writeBuffer()),
  });
  await expect(page.getByText('3 neu')).toBeVisible();
  await knopf.click();
  await expect(page.getByText('3 angelegt')).toBeVisible();

  await page.goto(portal(`${management}?suche=${marke}`));
  await expect(page.getByText(/Anzahl gemäß Suchvorgaben: 100 /)).toBeVisible();
  await expect(zeile(page, 'Müller & Söhne 1').first()).toContainText('Köln');

  // What was refused can still be read later, and the import be taken back.
  await page.goto(portal('/admin/adressimport'));
  const laeufe = page.getByRole('region', { name: 'Letzte Importe' });
  await laeufe.getByRole('button', { name: 'verbessert.xlsx' }).first().click();
  await page.getByRole('button', { name: 'Import zurücknehmen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ja' }).click();
  await expect(page.getByText('Der Import wurde zurückgenommen.')).toBeVisible();
  await laeufe.getByRole('button', { name: 'adressen.csv' }).first().click();
  await expect(fehler).toContainText('Bitte eine Postleitzahl mit 5 Stellen eingeben (D).');
  await pruefeAmTischUndTelefon(page);
});

test('a file that is none is refused with its reason', async ({ page }) => {
  await beginneSitzung(page, 'admin');
  await page.goto(portal('/admin/adressimport'));
  await page.getByRole('button', { name: 'Mandant wählen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mandant wählen' });
  await dialog.getByRole('row').nth(1).click();
  await dialog.getByRole('button', { name: 'Wählen' }).click();
  const waehle = (name: string, inhalt: Buffer) =>
    page.getByLabel('Datei wählen').setInputFiles({ name, mimeType: 'text/csv', buffer: inhalt });
  const faelle: [string, Buffer, string][] = [
    ['a.pdf', Buffer.from('%PDF'), 'Bitte eine Datei dieser Art auswählen: .csv, .xlsx'],
    ['leer.csv', Buffer.from('Name;Ort\n'), 'Die Datei enthält keine Zeilen.'],
    ['kaputt.xlsx', Buffer.from('PK kein Excel'), 'Bitte eine Datei dieser Art auswählen: .csv, .xlsx'],
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
