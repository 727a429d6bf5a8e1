import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { pruefeAmTischUndTelefon } from '../pruefung.js';
import { melde, oeffneMenue } from '../seiten.js';

const kopf = 'Auftrags-Nr.;Absender;Firma;Straße;PLZ;Stadt;Land;Ware;Anz.;Verpackung;Gew. (kg)';
const zeile = (referenz: string, gewicht: string, firma = 'Jäger OHG') =>
  `${referenz};Werk Nord;${firma};Am Wall 3;28195;Bremen;Deutschland;Schrauben;1;KT;${gewicht}`;

async function oeffneImport(page: Page): Promise<void> {
  await melde(page, 'dispo');
  await oeffneMenue(page, 'Aufträge importieren');
  await expect(page.getByRole('heading', { level: 1, name: 'Aufträge importieren' })).toBeVisible();
}

test('a file of orders is tried, corrected in place, taken over and taken back', async ({ page }) => {
  const lauf = Date.now() % 1_000_000;
  const datei = [kopf, zeile(`I${lauf}-1`, '12,5'), zeile(`I${lauf}-1`, '7'), zeile(`I${lauf}-2`, 'viel')];
  await oeffneImport(page);
  await page.getByLabel('Datei wählen').setInputFiles({
    name: `auftraege-${lauf}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(datei.join('\r\n')),
  });

  // The line with an error says what is wrong in which column; nothing is stored yet.
  const zeilen = page.getByRole('region', { name: 'Zeilen der Datei' });
  await expect(zeilen.getByText('„viel“ ist keine Zahl.')).toBeVisible();
  await pruefeAmTischUndTelefon(page);
  await zeilen.getByRole('button', { name: 'Korrigieren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zeile 4 korrigieren' });
  await dialog.getByLabel('Gew. (kg)').fill('3,5');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: '2 Aufträge übernehmen' }).click();
  await expect(page.getByText('2 Aufträge wurden übernommen.')).toBeVisible();
  await page.getByRole('link', { name: 'Neue Aufträge in der Liste zeigen' }).click();
  await page.waitForURL('**/auftragsresearch?**markiert=**');
  await expect(page.getByRole('grid').getByRole('checkbox', { checked: true })).toHaveCount(2);

  await page.goBack();
  await page.getByRole('button', { name: 'Import zurücknehmen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ja' }).click();
  await expect(page.getByText('Der Import wurde zurückgenommen.')).toBeVisible();
});

const dateien = join(import.meta.dirname, '../../../../packages/testkit/dateien');

test('messages of partners are known by their content, corrected like other files and answered', async ({
  page,
}) => {
  await oeffneImport(page);
  const waehle = (name: string, buffer: Buffer) =>
    page.getByLabel('Datei wählen').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  const datei = (ort: string) => readFileSync(join(dateien, ort));

  // Its name says nothing; of two messages one cannot be read.
  await waehle('von-gestern.dat', datei('edifact/eine-gut-eine-schlecht.edi'));
  await expect(page.getByText('EDIFACT IFTMIN', { exact: true })).toBeVisible();
  const zeilen = page.getByRole('region', { name: 'Zeilen der Datei' });
  await expect(zeilen.getByText('Segment 19 (MEA 3.2): „viel“ ist keine Zahl.')).toBeVisible();
  const geladen = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CONTRL herunterladen' }).click();
  const antwort = readFileSync(await (await geladen).path(), 'latin1');
  expect(antwort).toContain("UCM+1+IFTMIN:D:96A:UN+7'");
  expect(antwort).toContain("UCM+2+IFTMIN:D:96A:UN+4'");

  await waehle('bordero.csv', datei('fortras/unbekannte-verpackung.txt'));
  await expect(zeilen.getByText('Der Code „QX“ ist nicht bekannt.')).toBeVisible();
  await pruefeAmTischUndTelefon(page);
  await zeilen.getByRole('button', { name: 'Korrigieren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zeile 7 korrigieren' });
  await dialog.getByLabel('Verpackung (D00)').fill('KT');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('FORTRAS BORD512', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '1 Auftrag übernehmen' })).toBeEnabled();
  await page.getByRole('button', { name: 'Verwerfen' }).click();

  await waehle('brief.csv', Buffer.from('Guten Tag'));
  await expect(page.getByText('Die Datei ist von keiner Art, die hier gelesen wird.')).toBeVisible();
});
