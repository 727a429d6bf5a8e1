import { expect, type Page, test } from '@playwright/test';
import { lege, ohneVerstoss, suche } from './listenseite.js';
import { melde, portal } from './seiten.js';

const leiste = (page: Page) => page.getByRole('complementary', { name: 'Markierter Auftrag' });
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('each tab asks for a marked order and then tells about it', async ({ page }) => {
  await melde(page, 'kunde');
  const referenz = `S-${Date.now()}`;
  const nummer = await lege(page, referenz);
  const zeilen = await suche(page, referenz);
  for (const name of ['Auftrag', 'Historie', 'Dokumente', 'Verladung', 'Controlling']) {
    await page.getByRole('tab', { name }).click();
    await expect(leiste(page)).toContainText('Bitte markieren Sie einen Auftrag.');
  }
  await zeilen.getByText(nummer).click();
  await page.getByRole('tab', { name: 'Auftrag' }).click();
  await expect(leiste(page)).toContainText('Böttcher GmbH');
  await expect(leiste(page)).toContainText('250,50 kg');
  await ohneVerstoss(page);
  await page.getByRole('tab', { name: 'Historie' }).click();
  const schritte = leiste(page).getByRole('listitem');
  await expect(schritte.first()).toContainText('Zustellung geplant');
  await expect(schritte.nth(1)).toContainText('Übertragungsteht noch aus');
  await expect(schritte.last()).toContainText('erfasst');
  await expect(leiste(page)).toContainText('Groß & Söhne');
  await ohneVerstoss(page);
  for (const [name, text] of [
    ['Verladung', 'Zur Verladung dieses Auftrags liegen keine Angaben vor.'],
    ['Controlling', 'Zum Controlling dieses Auftrags liegen keine Angaben vor.'],
  ] as const) {
    await page.getByRole('tab', { name }).click();
    await expect(leiste(page)).toContainText(text);
  }
});

test('a paper is uploaded, looked at, downloaded and removed; what is no paper is refused', async ({
  page,
}) => {
  await melde(page, 'kunde');
  const referenz = `D-${Date.now()}`;
  const nummer = await lege(page, referenz);
  await (await suche(page, referenz)).getByText(nummer).click();
  await page.getByRole('tab', { name: 'Dokumente' }).click();
  await expect(leiste(page)).toContainText('Zu diesem Auftrag gibt es noch keine Dokumente.');
  const hochladen = leiste(page).getByRole('button', { name: 'Hochladen' });
  await hochladen.click();
  await expect(leiste(page)).toContainText('Bitte eine Datei auswählen.');
  const wahl = leiste(page).locator('input[type=file]');
  await wahl.setInputFiles({ name: 'programm.exe', mimeType: 'application/x-msdownload', buffer: png });
  await expect(leiste(page)).toContainText('Bitte eine Datei dieser Art auswählen');
  await wahl.setInputFiles({
    name: 'gross.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(20 * 1024 * 1024 + 1),
  });
  await expect(leiste(page)).toContainText('Die Datei ist zu groß, möglich sind höchstens 20 MB.');
  await wahl.setInputFiles({
    name: 'gelogen.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<html>'),
  });
  await hochladen.click();
  const fehler = page.getByRole('alertdialog');
  await expect(fehler).toContainText('kein zulässiges Dokument');
  await fehler.getByRole('button', { name: 'OK' }).click();

  await wahl.setInputFiles({ name: 'Foto 1.png', mimeType: 'image/png', buffer: png });
  await leiste(page).getByLabel('Bezeichnung').fill('Schadensfoto');
  await hochladen.click();
  await expect(page.getByText('Das Dokument „Schadensfoto“ wurde hochgeladen.').first()).toBeVisible();
  await ohneVerstoss(page);
  await leiste(page).getByRole('button', { name: 'Schadensfoto', exact: true }).click();
  const ansicht = page.getByRole('dialog', { name: 'Schadensfoto' });
  await expect(ansicht.getByRole('img')).toBeVisible();
  await ansicht.getByRole('button', { name: 'Schließen' }).last().click();
  const geladen = page.waitForEvent('download');
  await leiste(page).getByRole('button', { name: 'Schadensfoto herunterladen' }).click();
  expect((await geladen).suggestedFilename()).toBe('Foto 1.png');
  await leiste(page).getByRole('button', { name: 'Schadensfoto löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ja' }).click();
  await expect(leiste(page)).toContainText('Zu diesem Auftrag gibt es noch keine Dokumente.');
});

test('a paper is dropped onto the panel, and its way up is seen and can be given up', async ({ page }) => {
  await melde(page, 'kunde');
  const referenz = `Z-${Date.now()}`;
  const nummer = await lege(page, referenz);
  await (await suche(page, referenz)).getByText(nummer).click();
  await page.getByRole('tab', { name: 'Dokumente' }).click();
  const flaeche = leiste(page).locator('.fp-dateiwahl');
  const daten = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(6 * 1024 * 1024)], 'Scan.pdf', { type: 'application/pdf' }));
    return transfer;
  });
  await flaeche.dispatchEvent('dragenter', { dataTransfer: daten });
  await flaeche.dispatchEvent('drop', { dataTransfer: daten });
  await expect(flaeche).toContainText('Scan.pdf · 6 MB');
  await page.route('**/dokumentenverweise/upload**', () => undefined);
  await leiste(page).getByRole('button', { name: 'Hochladen' }).click();
  await expect(leiste(page).getByRole('progressbar')).toBeVisible();
  await leiste(page).getByRole('button', { name: 'Abbrechen' }).click();
  await expect(leiste(page).getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(flaeche).toContainText('Scan.pdf');
});

test('who may only read looks at papers and adds none', async ({ page }) => {
  await melde(page, 'leser');
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(2).click();
  await page.getByRole('tab', { name: 'Dokumente' }).click();
  await expect(leiste(page)).toContainText('Zu diesem Auftrag gibt es noch keine Dokumente.');
  await expect(leiste(page).getByRole('button', { name: 'Hochladen' })).toHaveCount(0);
});

test('on a phone the panel opens over the cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(portal('/login'));
  await page.getByLabel('Benutzer oder E-Mail').fill('kunde');
  await page.getByLabel('Passwort', { exact: true }).fill('Demo-Portal1!');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Aufträge' }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /: Verlauf und Dokumente$/ }).click();
  await page.getByRole('tab', { name: 'Historie' }).click();
  await expect(page.getByRole('dialog').or(page.locator('.fp-leiste-voll'))).toContainText('erfasst');
  await ohneVerstoss(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
