import { expect } from '@playwright/test';
import { test } from '../ablauf.js';
import { feld, melde, nimmAdresse } from '../seiten.js';

test('a clerk types positions as the customer says them on the phone, and finds them in the saved order', async ({
  page,
}) => {
  const referenz = `S-${Date.now()}`;
  await melde(page, 'kunde');
  await page.keyboard.press('Alt+n');
  await page.waitForURL('**/auftragserfassung');
  await feld(page, 'absenderAdresse.name').waitFor();
  await nimmAdresse(page, 'absenderAdresse', 'a');
  await nimmAdresse(page, 'empfaengerAdresse', 'e');
  await page.keyboard.press('Alt+3');
  await page.keyboard.type(referenz);

  const eingabe = page.getByLabel('Schnelleingabe der Positionen');
  const verstanden = page.getByRole('list', { name: 'So verstanden' });
  const raster = page.getByLabel('Auftragspositionen', { exact: true });
  await page.keyboard.press('Alt+8');
  await expect(eingabe).toBeFocused();
  await page.keyboard.type('3 epal schrauben 120x80x110 450kg, 2 kt prospekte 14 kg, 2 pal ware');
  await expect(verstanden).toContainText('3 Europalette · schrauben · 450 kg · 120 × 80 × 110 cm');
  await expect(verstanden).toContainText('„2 pal“: Welches Packmittel?');
  await page.keyboard.press('Enter');
  await expect(raster).toContainText('prospekte');
  await expect(raster).not.toContainText('ware');

  // What was in doubt is still there; said clearly it goes too.
  await expect(eingabe).toHaveValue('2 pal ware');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('UN1263 III 2 Kanister Farbe 40 l 44 kg');
  await expect(verstanden).toContainText('2 Kanister · Farbe · 44 kg · UN 1263 III');
  await page.keyboard.press('Enter');
  await expect(eingabe).toHaveValue('');
  await expect(raster).toContainText('Farbe');
  await expect(page.getByText(/40 Punkte nach ADR 1\.1\.3\.6/)).toBeVisible();
  await expect(page.getByText('508,00 kg')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/Der Auftrag NL-\d+ wurde erfolgreich gespeichert\./).first()).toBeVisible();

  await page.waitForURL('**/auftragsresearch**');
  await expect(page.getByText(/Anzahl gemäß Suchvorgaben: \d/)).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.locator('input:focus')).toBeVisible();
  await page.keyboard.type(referenz);
  await expect(page.getByText(/Anzahl gemäß Suchvorgaben: 1 /)).toBeVisible();
  await page.getByRole('row').nth(1).dblclick();
  for (const wort of ['schrauben', 'prospekte', 'Farbe', '⚠ 1']) await expect(raster).toContainText(wort);
});
