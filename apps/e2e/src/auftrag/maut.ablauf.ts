import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { pruefeAmTischUndTelefon } from '../pruefung.js';
import { feld, melde, oeffneMenue, portal } from '../seiten.js';
import { konfiguriere } from '../verwalter.js';

const betrag = (page: Page) => page.getByLabel('Mautbetrag');

/** The fields come once somebody is there. */
const naehereDich = (page: Page) => page.getByRole('complementary', { name: 'Mautrechner' }).hover();

async function rechne(page: Page, von: string, nach: string, kg: string): Promise<void> {
  await page.getByLabel('PLZ des Absenders').fill(von);
  await page.getByLabel('PLZ des Empfängers').fill(nach);
  await page.getByLabel('frachtpflichtiges Gewicht').fill(kg);
  await page.getByRole('button', { name: 'Berechnen' }).click();
}

test('anybody calculates toll beside the login and is told how the amount came about', async ({ page }) => {
  await page.goto(portal('/login'));
  await expect(page.getByText('Ohne Gewähr: Die regulären Tarife können abweichen.')).toBeVisible();
  await naehereDich(page);
  await page.getByLabel('frachtpflichtiges Gewicht').fill('500');
  await page.getByRole('button', { name: 'Berechnen' }).click();
  await expect(page.getByLabel('PLZ des Absenders')).toBeFocused();
  // The bubble at the field one is in says it whole; the narrow heads of both fields only begin to.
  const gesagt = page.locator('.fp-feld-blase', { hasText: 'Bitte eine Postleitzahl eingeben.' });
  await expect(gesagt.filter({ visible: true })).toHaveCount(1);

  // 796 km by the table of 34.8 ct a kilometre and 8 t: 800 km × 0.348 € × 500 kg ÷ 8,000 kg.
  await rechne(page, '20354', '80331', '500');
  await expect(betrag(page)).toHaveValue('17,40');
  await expect(page.getByRole('status').filter({ hasText: 'Luftlinie' })).toContainText(
    /Von 20354 \(D\) nach 80331 \(D\) sind es geschätzt \d+ km .* bis 500 kg und 800 km: 17,40 EUR nach „Maut Deutschland“/,
  );
  await pruefeAmTischUndTelefon(page);

  await page.getByLabel('Land des Empfängers').fill('Österreich');
  await page.keyboard.press('Enter');
  await expect(betrag(page)).toHaveValue('');
  await expect(page.getByLabel('PLZ des Empfängers')).toHaveAttribute('maxlength', '4');
  await rechne(page, '80331', '5020', '100');
  await expect(page.getByRole('status').filter({ hasText: 'Luftlinie' })).toContainText('A: ');
  await rechne(page, '00000', '5020', '100');
  await expect(page.getByText(/Die Postleitzahl 00000 \(D\) ist nicht bekannt/)).toBeVisible();
});

test('without the switch there is no toll calculator', async ({ page }) => {
  await konfiguriere({ isMautrechner: 'false' });
  const konfiguration = page.waitForResponse('**/config-param/clientconfig');
  await page.goto(portal('/login'));
  await konfiguration;
  await page.getByRole('button', { name: 'Log-in' }).waitFor();
  await expect(page.getByRole('button', { name: 'Berechnen' })).toHaveCount(0);
  await konfiguriere({});
});

test('a toll table is made from a statutory rate, changed by hand, and calculates from its day on', async ({
  page,
}) => {
  const name = `Maut ${Date.now() % 1_000_000}`;
  await melde(page, 'admin');
  await oeffneMenue(page, 'Mauttabellen');
  await expect(page.getByRole('row').filter({ hasText: 'Maut Deutschland' })).toContainText('gültig');
  await page.getByRole('button', { name: 'Neue Tabelle' }).click();
  await page.getByRole('button', { name: 'Mautsatz übernehmen' }).click();
  await expect(feld(page, 'satzCentJeKm')).toHaveValue('34,80');
  await page.getByRole('button', { name: 'Preise erzeugen' }).click();
  // The worked examples of the statutory rate: 0.348 € a kilometre, 8 t.
  for (const [kg, km, eur] of [
    [100, 400, '1,74'],
    [500, 400, '8,70'],
    [2500, 600, '65,25'],
  ] as const)
    await expect(page.getByLabel(`bis ${kg} kg, bis ${km} km`, { exact: true })).toHaveValue(eur);
  await pruefeAmTischUndTelefon(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Feld ist ein Pflichtfeld. Bitte ausfüllen.').first()).toBeVisible();
  await feld(page, 'land').fill('Deu');
  await page.keyboard.press('Enter');
  await feld(page, 'name').fill(name);
  await feld(page, 'gueltigVon').fill('h');
  await page.keyboard.press('Tab');
  const preis = page.getByLabel('bis 500 kg, bis 800 km', { exact: true });
  await preis.fill('99,5');
  await preis.press('Enter');
  await expect(page.getByLabel('bis 750 kg, bis 800 km', { exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Neue Mauttabelle' })).toBeVisible();
  // Escape asks before it throws away; Ctrl+S saves, the price in work with it.
  await page.keyboard.press('Escape');
  const frage = page.getByRole('alertdialog', { name: 'Mauttabelle verlassen' });
  await frage.getByRole('button', { name: 'Nein' }).click();
  await expect(frage).toHaveCount(0);
  await page.getByLabel('bis 750 kg, bis 800 km', { exact: true }).fill('120');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`Der Eintrag ${name} wurde erfolgreich gespeichert.`)).toBeVisible();

  const gast = await (await page.context().browser()?.newContext())?.newPage();
  if (!gast) throw new Error('Kein zweites Fenster');
  await gast.goto(portal('/login'));
  await naehereDich(gast);
  await rechne(gast, '20354', '80331', '500');
  await expect(betrag(gast)).toHaveValue('99,50');
  await expect(gast.getByRole('rowheader', { name: `D ${name}` })).toBeVisible();
  await gast.getByText('So wurde gerechnet').click();
  await expect(gast.getByText(`nach „${name}“`)).toBeVisible();

  // It ended yesterday: the shipped table holds again.
  await page.getByRole('row').filter({ hasText: name }).dblclick();
  await feld(page, 'gueltigVon').fill('1.1.2025');
  await page.keyboard.press('Tab');
  await feld(page, 'gueltigBis').fill('-1');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('abgelaufen');
  await gast.getByRole('button', { name: 'Berechnen' }).click();
  await expect(betrag(gast)).toHaveValue('17,40');
});
