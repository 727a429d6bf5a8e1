import { profile } from '@frachtportal/domain/konfiguration/profile';
import { expect } from '@playwright/test';
import { test } from '../ablauf.js';
import { verstoesse } from '../pruefung.js';
import { beginneAuftrag, feld, gespeichert, melde, nimmAdresse, speichere } from '../seiten.js';
import { konfiguriere, stelltKonfigurationZurueck } from '../verwalter.js';

stelltKonfigurationZurueck(test);
test.afterEach(() => konfiguriere({}));

for (const name of Object.keys(profile)) {
  test(`an order is captured in the profile ${name} [1-1.020 2-3.153]`, async ({ page }, info) => {
    // As it is shipped: what the forwarder of the demo has set beside it does not go with every profile.
    await konfiguriere({ clientKunde: name }, 'hauptmandant');
    await melde(page, 'kunde');
    if (name === 'nur-lesen') {
      await expect(page.getByRole('link', { name: 'Auftragserfassung' })).toHaveCount(0);
      await page.goto(new URL('/auftragsmanagement/auftragserfassung', page.url()).href);
      await expect(page.getByText('Für diese Aktion fehlt die Berechtigung.')).toBeVisible();
      return;
    }
    await beginneAuftrag(page);
    await page.screenshot({ path: info.outputPath(`${name}-1440.png`) });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot({ path: info.outputPath(`${name}-390.png`), fullPage: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await verstoesse(page)).toEqual([]);
    const auftrag = await gespeichert(page, await speichere(page));
    expect(auftrag).toMatchObject({ sumBruttoGewicht: 300, empfaengerAdresse: { id: expect.any(Number) } });
  });
}

test('a deviating pickup is printed on the label unless it is switched off', async ({ page }) => {
  await melde(page, 'kunde');
  await beginneAuftrag(page);
  await page.getByRole('tab', { name: 'abw. Abholung' }).click();
  await nimmAdresse(page, 'abweichendeAbholerAdresse', 'b');
  await expect(page.getByLabel('abw. Labeldruck:')).toBeChecked();
  const an = await gespeichert(page, await speichere(page));
  expect(an).toMatchObject({
    abweichendeBeladung: true,
    abweichendeAbholerAdresse: { name: expect.any(String) },
  });
});

test('a neutral sender replaces the sender and takes the label from the pickup', async ({ page }) => {
  await konfiguriere({ isShowAbsenderNeutral: 'true' });
  await melde(page, 'kunde');
  await beginneAuftrag(page);
  await page.getByRole('tab', { name: 'abw. Abh.' }).click();
  await nimmAdresse(page, 'abweichendeAbholerAdresse', 'b');
  await page.getByRole('tab', { name: 'Neutral' }).click();
  await nimmAdresse(page, 'neutralerAbsenderAdresse', 'n');
  await expect(page.getByLabel('abw. Labeldruck:')).toBeDisabled();
  const auftrag = await gespeichert(page, await speichere(page));
  expect(auftrag).toMatchObject({ abweichendeBeladung: false, neutralerAbsenderAdresse: { typ: 6 } });
});

test('cash on delivery by IBAN, or by amount and currency', async ({ page }) => {
  await konfiguriere({ clientKunde: 'spedition-iban' });
  await melde(page, 'kunde');
  await beginneAuftrag(page);
  await feld(page, 'iban').click();
  await page.keyboard.type('de89370400440532013001');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Bitte eine gültige IBAN eingeben.').first()).toBeVisible();
  await feld(page, 'iban').fill('DE89 3704 0044 0532 0130 00');
  await feld(page, 'nachnahmeBetrag').fill('1.250,50');
  const mitIban = await gespeichert(page, await speichere(page));
  expect(mitIban).toMatchObject({ iban: 'DE89370400440532013000', nachnahmeBetrag: 1250.5 });
  await konfiguriere({});
  await page.reload();
  await page.getByRole('grid').waitFor();
  await beginneAuftrag(page);
  await feld(page, 'nachnahmeBetrag').fill('99,9');
  const mitWaehrung = await gespeichert(page, await speichere(page));
  expect(mitWaehrung).toMatchObject({ nachnahmeBetrag: 99.9, nachnahmeWaehrung: { bezeichnungKurz: 'EUR' } });
});

test('services of each type', async ({ page }) => {
  await melde(page, 'kunde');
  await beginneAuftrag(page);
  const dialog = page.getByRole('dialog');
  const erfasse = async (service: string, werte: Record<string, string>) => {
    await page.getByRole('button', { name: `${service} bearbeiten` }).click();
    await expect(dialog.getByText(`${service} bearbeiten`)).toBeVisible();
    for (const [label, wert] of Object.entries(werte)) {
      await dialog.getByLabel(label, { exact: true }).fill(wert);
    }
    await dialog.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await page.getByLabel('Hebebühne').check();
  await erfasse('Avis telefonisch', { Beschreibung: '0421 4711' });
  await erfasse('Avis am', { Beschreibung: '23.11.2026', Uhrzeit: '14:30' });
  await erfasse('Anzahl Helfer', { Beschreibung: '3' });
  await erfasse('Versicherungssumme', { Beschreibung: '1500,5' });
  const auftrag = await gespeichert(page, await speichere(page));
  const werte = (auftrag['auftragServices'] as { spez_num: number; wert: string }[]).map((s) => [
    s.spez_num,
    s.wert,
  ]);
  expect(Object.fromEntries(werte)).toEqual({
    5: '0421 4711',
    6: 'true',
    8: '2026-11-23T14:30',
    9: '3',
    10: '1500.5',
  });
});

test('a stale edit by a second user shows both versions [1-1.013]', async ({ page, browser }) => {
  await melde(page, 'kunde');
  await beginneAuftrag(page);
  const nummer = await speichere(page);
  const { id } = await gespeichert(page, nummer);
  const adresse = new URL(`/auftragsmanagement/auftragserfassung/${id}`, page.url()).href;
  const zweites = await (await browser.newContext()).newPage();
  await melde(zweites, 'dispo');
  await page.goto(adresse);
  await zweites.goto(adresse);
  await feld(page, 'dispohinweis').fill('vom Kunden');
  await feld(zweites, 'dispohinweis').fill('vom Disponenten');
  await speichere(zweites);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Der Auftrag wurde inzwischen geändert')).toBeVisible();
  await expect(page.getByRole('row', { name: /Dispohinweis vom Kunden vom Disponenten/ })).toBeVisible();
  await page.getByRole('button', { name: 'Meine Eingaben behalten' }).click();
  await speichere(page);
  expect(await gespeichert(page, nummer)).toMatchObject({ dispohinweis: 'vom Kunden' });
});
