import { expect } from '@playwright/test';
import { test } from './ablauf.js';
import { feld, gespeichert, meldeAn } from './seiten.js';
import { zaehlend } from './tastatur.js';

test('an order with two positions to a known recipient takes at most 120 keys and no mouse', async ({
  page,
}) => {
  await meldeAn(page, 'kunde');
  const { druecke, tippe, anzahl } = zaehlend(page);
  const option = page.getByRole('option').first();

  await druecke('Alt+n');
  await expect(feld(page, 'empfaengerAdresse.name')).toBeFocused();
  await tippe('elet');
  await expect(option).toBeVisible();
  await druecke('Enter');
  await druecke('Alt+3');
  await tippe('R-4711');

  const zeilen = [
    ['', '', '2', 'eu', 'Maschinenteile', '300', '120', '80', '100'],
    ['', '', '1', 'gi', 'Ersatzteile', '85,5', '124', '84', '97'],
  ];
  for (const [i, werte] of zeilen.entries()) {
    await druecke('Alt+5');
    await druecke('ArrowDown', i);
    for (const wert of werte) {
      await tippe(wert);
      await druecke('Tab');
    }
  }
  await druecke('Control+s');
  const meldung = page.getByText(/Der Auftrag \S+ wurde erfolgreich gespeichert\./).first();
  await expect(meldung).toBeVisible();
  const nummer = /Auftrag (\S+) wurde/.exec((await meldung.textContent()) ?? '')?.[1] ?? '';

  test.info().annotations.push({ type: 'Tasten', description: String(anzahl()) });
  expect(anzahl()).toBeLessThanOrEqual(120);
  expect(await gespeichert(page, nummer)).toMatchObject({
    absenderAdresse: { id: expect.any(Number) },
    empfaengerAdresse: { id: expect.any(Number), name: expect.stringMatching(/^Elet/) },
    absenderReferenz: 'R-4711',
    sumBruttoGewicht: 385.5,
    auftragspositionen: [
      { laufendePosition: 1, lademittelAnzahl: 2, warengutBezeichnung: 'Maschinenteile', laengeCM: 120 },
      { laufendePosition: 2, lademittelAnzahl: 1, warengutBezeichnung: 'Ersatzteile', bruttoGewicht: 85.5 },
    ],
  });

  // The next one to the same recipient: one key instead of a search.
  await page.keyboard.press('Alt+n');
  await feld(page, 'absenderAdresse.name').waitFor();
  await page.keyboard.press('Alt+w');
  await expect(feld(page, 'empfaengerAdresse.name')).toHaveValue(/^Elet/);
  await expect(feld(page, 'empfaengerAdresse.name')).toBeFocused();
  await expect(feld(page, 'empfaengerAdresse.ort')).not.toHaveValue('');
});

test('the sheet of keys names every key, and each leads where it says', async ({ page }) => {
  await meldeAn(page, 'kunde');
  // Outside of fields the question mark is the key, inside it is a character.
  await page.keyboard.press('?');
  const blatt = page.getByRole('dialog', { name: 'Tastenkürzel' });
  await expect(blatt).toBeVisible();
  const tasten = ['Alt + N', 'Strg + S', ...[1, 2, 3, 4, 5, 6, 7, 0].map((n) => `Alt + ${n}`), 'Alt + W'];
  for (const taste of [...tasten, 'Strg + V', 'Strg + D', 'Strg + Z', 'Strg + Y', 'Entf', 'F2']) {
    await expect(blatt.getByText(taste, { exact: true }).first()).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(blatt).toHaveCount(0);

  await page.keyboard.press('Alt+n');
  await feld(page, 'absenderAdresse.name').waitFor();
  const hier = () => page.evaluate(() => document.activeElement?.closest('section[id]')?.id);
  const ziele = {
    2: 'abschnitt-empfaenger',
    1: 'abschnitt-absender',
    4: 'abschnitt-allgemein',
    6: 'abschnitt-services',
    5: 'abschnitt-positionen',
  };
  for (const [ziffer, ziel] of Object.entries(ziele)) {
    await page.keyboard.press(`Alt+${ziffer}`);
    await expect.poll(hier, `Alt+${ziffer}`).toBe(ziel);
  }
  await page.keyboard.press('Alt+3');
  await expect(feld(page, 'absenderReferenz')).toBeFocused();
  await page.keyboard.press('Alt+7');
  await expect(feld(page, 'hinweis')).toBeFocused();
  await page.keyboard.type('Wann?');
  await expect(feld(page, 'hinweis')).toHaveValue('Wann?');
  await expect(blatt).toHaveCount(0);
  // Between searching an address and entering a new one.
  await page.keyboard.press('Alt+2');
  await page.keyboard.press('Alt+0');
  await expect(page.getByRole('button', { name: 'Adresse anlegen' })).toBeVisible();
  await page.keyboard.press('Alt+0');
  await expect(page.getByRole('button', { name: 'Adresse anlegen' })).toHaveCount(0);
});
