import { expect } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { test } from '../ablauf.js';
import { gedruckt, meldeAn, tippeZellen } from '../seiten.js';

test('a clerk captures an order by keyboard, finds, prints and transfers it and sees its status come back', async ({
  page,
}) => {
  const referenz = `T-${Date.now()}`;
  await meldeAn(page, 'kunde');
  await page.keyboard.press('Alt+n');
  await page.waitForURL('**/auftragserfassung');

  // The sender is the client itself; the recipient is not in the book yet, so typing goes on into a new address.
  await expect(page.locator('[name="empfaengerAdresse.name"]')).toBeFocused();
  await expect(page.locator('[name="absenderAdresse.ort"]')).not.toHaveValue('');
  await expect(page).toHaveTitle('Neuer Auftrag · Frachtportal');
  const empfaenger = ['Präzision+Form „Süd“ GmbH', 'Tor 3', '', 'Röntgenstraße', '7 b', ''];
  for (const wert of empfaenger) {
    if (wert) await page.keyboard.type(wert);
    await page.keyboard.press('Enter');
  }
  // Country stays; the postal code offers its town.
  await page.keyboard.press('Enter');
  await page.keyboard.type('80331');
  await expect(page.getByRole('option', { name: /München/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('[name="empfaengerAdresse.ort"]')).toHaveValue('München');
  // Place, district, contact, phone, tracking mail; behind them the button that creates it.
  for (const name of ['ort', 'ortsteil', 'kontakt', 'telefon', 'mailTrackTrace']) {
    await page.keyboard.press('Enter');
    await expect(page.locator(`[name="empfaengerAdresse.${name}"]`)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Adresse anlegen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(/Die Adresse Präzision.+ wurde erfolgreich gespeichert\./).first(),
  ).toBeVisible();

  await page.keyboard.press('Alt+3');
  await page.keyboard.type(referenz);
  await page.keyboard.press('Alt+5');
  // count, packaging, count, load unit, contents, weight, (ADR,) length, width, height …
  await tippeZellen(page, [
    '',
    '',
    '9',
    'eu',
    'Schrauben M8×40',
    '1.234,5',
    '120',
    '80',
    '100',
    '',
    '',
    '',
    'K-1',
  ]);
  await expect(page.getByText('8,640 cbm')).toBeVisible();
  await expect(page.getByText('3,6 LDM')).toBeVisible();
  await page.keyboard.press('Alt+5');
  await page.keyboard.press('ArrowDown');
  await tippeZellen(page, ['24', 'kart', '', '', 'Farbe, Lack', '486', '60', '40', '50']);
  await page.keyboard.press('Alt+5');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await tippeZellen(page, ['', '', '2', 'gitter', '=SUMME(A1)', '812', '124', '84', '97']);
  await expect(page.getByText('2.532,50 kg')).toBeVisible();

  await page.keyboard.press('Control+s');
  const meldung = page.getByText(/Der Auftrag NL-\d+ wurde erfolgreich gespeichert\./).first();
  await expect(meldung).toBeVisible();
  const nummer = /NL-\d+/.exec((await meldung.textContent()) ?? '')?.[0] ?? '';

  // Find it.
  await page.waitForURL('**/auftragsresearch**');
  await expect(page.getByRole('row').filter({ hasText: nummer })).toHaveCount(1);
  await page.keyboard.press('/');
  await page.keyboard.type(referenz);
  const zeile = page.getByRole('row').filter({ hasText: nummer });
  await expect(zeile).toHaveCount(1);
  await expect(page.getByText(/Anzahl gemäß Suchvorgaben: 1 /)).toBeVisible();
  await zeile.click();

  // Print it: the paper opens in a new window.
  await page.getByRole('button', { name: 'Drucken' }).press('Enter');
  const papier = page.context().waitForEvent('request', (r) => r.url().includes('/api/berichte/'));
  await page.getByRole('menuitem', { name: 'Speditionsauftrag' }).press('Enter');
  const pdf = await gedruckt(page, (await papier).url());
  expect(pdf.headers()['content-type']).toContain('application/pdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.body())), {
    mergePages: true,
  });
  for (const stelle of [nummer, 'Präzision+Form „Süd“ GmbH', 'Schrauben M8×40', '=SUMME(A1)', '2.532,50']) {
    expect(text).toContain(stelle);
  }

  // Transfer it and watch the status come back.
  await page.getByRole('button', { name: 'Übertragen', exact: true }).press('Enter');
  await expect(page.getByText(/1 Auftrag wurde zur Übertragung an .+ markiert\./).first()).toBeVisible();
  await expect(zeile).toContainText(/Disponiert|abgeholt|Umschlaglager|Zustellung|Zugestellt/, {
    timeout: 30_000,
  });
});
