import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../ablauf.js';
import { feld, gespeichert, melde, speichere } from '../seiten.js';
import { knopf, lege, suche } from './listenseite.js';

test('an order is changed, copied and deleted', async ({ page }) => {
  const referenz = `L-${Date.now()}`;
  await melde(page, 'kunde');
  const nummer = await lege(page, referenz);
  const vorher = await gespeichert(page, nummer);

  // Change it.
  await (await suche(page, referenz)).getByText(nummer).dblclick();
  await page.waitForURL(`**/auftragserfassung/${vorher['id']}`);
  await feld(page, 'dispohinweis').fill('Tor 3, nicht stürzen');
  expect(await speichere(page)).toBe(nummer);
  expect((await gespeichert(page, nummer))['dispohinweis']).toBe('Tor 3, nicht stürzen');

  // Copy it: a new order in status 1 with the same contents.
  await (await suche(page, referenz)).getByText(nummer).click();
  await knopf(page, 'Kopieren').click();
  await page.waitForURL(`**/auftragserfassung?kopie=${vorher['id']}`);
  await expect(feld(page, 'absenderReferenz')).toHaveValue(referenz);
  await expect(page.getByRole('region', { name: 'Auftrag', exact: true })).not.toContainText(nummer);
  await page.keyboard.press('Control+s');
  const meldung = page.getByText(/Der Auftrag \S+ wurde erfolgreich gespeichert\./).first();
  const kopie = /Auftrag (\S+) wurde/.exec((await meldung.textContent()) ?? '')?.[1] ?? '';
  await page.waitForURL('**/auftragsresearch**');
  expect(kopie).not.toBe(nummer);
  const [original, neu] = [await gespeichert(page, nummer), await gespeichert(page, kopie)];
  expect(neu['id']).not.toBe(original['id']);
  expect(neu).toMatchObject({ status: { id: 1 }, partnerreferenz: null, spotpreisnr: null });
  expect(neu['dispohinweis']).toBe('Tor 3, nicht stürzen');
  const nummern = (a: Record<string, unknown>) =>
    (a['auftragspositionen'] as { auftptNum: number }[]).map((p) => p.auftptNum);
  expect(nummern(neu)).not.toEqual(nummern(original));

  // Delete the copy, after changing one's mind once.
  const zeilen = await suche(page, referenz);
  await expect(zeilen).toHaveCount(2);
  await zeilen.getByText(kopie).click();
  await knopf(page, 'Löschen').click();
  const dialog = page.getByRole('alertdialog', { name: 'Auftrag löschen' });
  await expect(dialog).toContainText('Soll der markierte Auftrag entfernt werden?');
  await dialog.getByRole('button', { name: 'Nein' }).click();
  await expect(dialog).toBeHidden();
  await expect(zeilen).toHaveCount(2);
  await knopf(page, 'Löschen').click();
  await dialog.getByRole('button', { name: 'Ja' }).click();
  await expect(page.getByText(`Der Auftrag ${kopie} wurde gelöscht.`).first()).toBeVisible();
  await expect(zeilen).toHaveCount(1);
});

test('a new order is not printed, names what is missing at its field and is given up on demand', async ({
  page,
}) => {
  await melde(page, 'kunde');
  await knopf(page, 'Neuer Auftrag').click();
  await page.waitForURL('**/auftragserfassung');
  await page.getByRole('button', { name: 'Drucken' }).click();
  await page.getByRole('menuitem', { name: 'Speditionsauftrag' }).click();
  await expect(page.getByText('Auftrag muss erst Gespeichert werden.')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();

  const name = feld(page, 'empfaengerAdresse.name');
  await page.keyboard.press('Control+s');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Feld ist ein Pflichtfeld. Bitte ausfüllen.').first()).toBeVisible();

  await feld(page, 'absenderReferenz').fill('bleibt');
  await page.keyboard.press('Escape');
  const frage = page.getByRole('alertdialog');
  await expect(frage).toContainText('Möchten Sie diesen Auftrag wirklich abbrechen?');
  await frage.getByRole('button', { name: 'Nein' }).click();
  await expect(frage).toBeHidden();
  await expect(feld(page, 'absenderReferenz')).toHaveValue('bleibt');
  await page.keyboard.press('Escape');
  await frage.getByRole('button', { name: 'Ja' }).click();
  await page.waitForURL('**/auftragsresearch**');
});

test('a marked order is transferred, taken back and downloaded', async ({ page }) => {
  const referenz = `U-${Date.now()}`;
  await melde(page, 'kunde');
  const nummer = await lege(page, referenz);
  await (await suche(page, referenz)).getByText(nummer).click();
  const geladen = page.waitForEvent('download');
  await knopf(page, 'CSV').click();
  const datei = await geladen;
  expect(datei.suggestedFilename()).toBe('Auftrag.csv');
  const csv = await readFile(await datei.path(), 'utf8');
  expect(csv.startsWith('\uFEFF"Auftragsnummer";')).toBe(true);
  for (const wort of [nummer, 'Böttcher GmbH', 'Groß & Söhne']) expect(csv).toContain(`"${wort}"`);

  await knopf(page, 'Übertragen').click();
  await expect(page.getByText(/1 Auftrag wurde zur Übertragung an .+ markiert\./).first()).toBeVisible();
  await knopf(page, 'Übertragung stornieren').click();
  // None, where the dispatch system was faster.
  await expect(
    page.getByText(/Es wurden [01] Aufträge aus der Übertragung an .+ entfernt/).first(),
  ).toBeVisible();
});

test('who may only read looks at orders and changes none [1-2.210]', async ({ page }) => {
  await melde(page, 'leser');
  const namen = await page.getByRole('region', { name: 'Aktionen' }).getByRole('button').allTextContents();
  expect(namen.map((n) => n.trim()).filter(Boolean)).toEqual(['Details', 'CSV', 'XLSX', 'XML', 'Drucken']);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Neuer Auftrag' })).toHaveCount(0);
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(2).dblclick();
  await page.waitForURL(/auftragserfassung\/\d+$/);
  await expect(feld(page, 'absenderAdresse.name')).toHaveAttribute('readonly', '');
  await expect(page.getByRole('button', { name: 'Zur Auftragsliste' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Speichern/ })).toHaveCount(0);
});
