import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { melde } from '../seiten.js';
import { konfiguriere } from '../verwalter.js';
import { knopf, lege, ohneVerstoss, suche } from './listenseite.js';

const berechnung = ['Bereich', 'Leistungsdatum', 'Status', 'Rechnungsempfänger', 'Währung', 'Schema'].concat([
  'frachtpflichtiges Gewicht',
  'km',
  'von Ort',
  'nach Ort',
  'Betrag',
  'Ertrag',
]);
const positionen = [
  'Leistungsart',
  'Tarif',
  'Version',
  'Ortsklasse',
  'pflichtiger Betrag',
  'Bezug',
  'zu',
].concat(['Satz', 'Satz Währung', 'Betrag', 'Betrag Währung', 'Rechenbasis', 'Text']);

async function pruefeAngebot(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Tagespreis Angebot' });
  const titel = async (name: string) => {
    const tabelle = dialog.getByRole('region', { name });
    await tabelle.waitFor();
    return (await tabelle.getByRole('columnheader').allTextContents()).filter((t) => t && t !== 'Auswahl');
  };
  expect(await titel('Berechnung')).toEqual(berechnung);
  expect(await titel('Positionen')).toEqual(positionen);
  // Each line says how its amount came about.
  const zeilen = dialog.getByRole('region', { name: 'Positionen' }).locator('tbody tr');
  for (const zeile of await zeilen.all()) await expect(zeile.locator('td').nth(11)).toHaveText(/\d/);
  await expect(dialog).toContainText(/Preis gesamt [\d.]+,\d\d EUR/);
  await ohneVerstoss(page);
  await dialog.getByRole('button', { name: 'Ok' }).click();
  await expect(dialog).toBeHidden();
}

test('a price is asked for, worked out while one waits, and explained line by line [1-2.019,164,218-244 1-4.012 1-8.015]', async ({
  page,
}) => {
  await melde(page, 'kunde');
  const referenz = `P-${Date.now()}`;
  const nummer = await lege(page, referenz);
  const zeile = await suche(page, referenz);
  await zeile.getByText(nummer).click();
  const leiste = page.getByRole('complementary', { name: 'Markierter Auftrag' });
  const tagespreis = leiste.getByRole('button', { name: 'Tagespreis' });
  await expect(leiste).toContainText('Ersatzteile');
  await expect(tagespreis).toHaveCount(0);
  const platz = await page.getByRole('grid').boundingBox();
  await knopf(page, 'Preisermittlung').click();
  await expect(
    page
      .getByText(
        'Ihre Preisanfrage wurde versendet und wird nun berechnet. Dies kann mehrere Minuten dauern.',
      )
      .first(),
  ).toBeVisible();
  // Nobody reloads: the status comes by itself.
  await expect(zeile).toContainText('Preisermittlung ist erfolgt', { timeout: 40_000 });
  await tagespreis.click();
  await pruefeAngebot(page);
  // What has come about meanwhile has moved nothing.
  expect(await page.getByRole('grid').boundingBox()).toEqual(platz);

  await zeile.getByText(nummer).dblclick();
  await page.waitForURL(/auftragserfassung\/\d+/);
  await page
    .getByRole('region', { name: 'Auftrag', exact: true })
    .getByRole('button', { name: 'Tagespreis' })
    .click();
  await pruefeAngebot(page);
});

test.describe('switched off', () => {
  test.afterEach(() => konfiguriere({}));
  test('there are no prices to be asked for [1-6.037]', async ({ page }) => {
    await konfiguriere({ isPreisermittlung: 'false' });
    await melde(page, 'kunde');
    await expect(knopf(page, 'Übertragen')).toBeVisible();
    await expect(knopf(page, 'Preisermittlung')).toHaveCount(0);
  });
});
