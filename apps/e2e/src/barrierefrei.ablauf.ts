import { expect, type Page, type TestInfo } from '@playwright/test';
import { test } from './ablauf.js';
import { pruefeSeite, verstoesse, warteAufStillstand } from './pruefung.js';
import { beginneAuftrag, feld, gespeichert, melde, portal, speichere } from './seiten.js';
import { fuegeEin } from './tastatur.js';
import { konfiguriere } from './verwalter.js';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.afterEach(() => konfiguriere({}));

const weit = { width: 1440, height: 900 };
const schmal = { width: 390, height: 844 };

/** No violation at either width, nothing that sticks out; the pictures are kept to be looked at. */
async function pruefe(page: Page, info: TestInfo, name: string): Promise<void> {
  for (const groesse of [weit, schmal]) {
    await page.setViewportSize(groesse);
    await warteAufStillstand(page);
    await page.screenshot({ path: info.outputPath(`${name}-${groesse.width}.png`) });
    expect.soft(await verstoesse(page), `${name} ${groesse.width}`).toEqual([]);
    const breite = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(breite, `${name} ${groesse.width}`).toBeLessThanOrEqual(groesse.width);
  }
  await page.setViewportSize(weit);
  await page.locator('.fp-raster').first().waitFor();
}

/** A dialog may be loaded when it is asked for: before it is there nothing moves either. */
const pruefeDialog = async (page: Page, info: TestInfo, name: string) => {
  await expect(page.getByRole('dialog')).toBeVisible();
  await pruefe(page, info, name);
};

async function schliesse(page: Page, knopf = 'Abbrechen'): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: knopf, exact: true }).first().click();
  await expect(dialog).toHaveCount(0);
}

test.describe('neither a violation nor anything that a phone does not hold', () => {
  test.beforeEach(async ({ page }) => {
    await konfiguriere({ isZusaetzlicheLademittel: 'true', isShowAbsenderNeutral: 'true' });
    await melde(page, 'dispo');
    await beginneAuftrag(page);
  });

  test('has the capture screen with its dialogs of goods', async ({ page }, info) => {
    await pruefe(page, info, 'maske');
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('Alt+5');
    for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('gridcell').nth(1)).toBeFocused();
    await page.keyboard.type('1203');
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(dialog.getByText(/Brutto-Gewicht – /)).toBeVisible();
    await pruefeDialog(page, info, 'gefahrgut');
    await schliesse(page);

    await page.getByRole('button', { name: 'Ja', exact: true }).click();
    await expect(dialog.getByRole('gridcell').nth(1)).toBeFocused();
    await page.keyboard.type('4');
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(dialog.getByText(/Lademittel – /)).toBeVisible();
    await pruefeDialog(page, info, 'lademittel');
    await schliesse(page);
  });

  test('has it with those of services, templates and pasted goods', async ({ page }, info) => {
    await page.getByRole('button', { name: 'Avis am bearbeiten' }).click();
    await pruefeDialog(page, info, 'service');
    await schliesse(page);
    await page.getByRole('button', { name: 'Service hinzufügen' }).click();
    await pruefeDialog(page, info, 'service-neu');
    await schliesse(page);

    await page.getByRole('button', { name: 'Als Vorlage speichern' }).click();
    await pruefeDialog(page, info, 'vorlage');
    await schliesse(page);

    await page.keyboard.press('Alt+5');
    await fuegeEin(page, 'Inhalt\tGewicht\tMarke\nLack\tviel\tA\nLeim\t12,5\tB');
    await pruefeDialog(page, info, 'einfuegen');
    await schliesse(page);
  });

  test('has it with a new address, its questions and its keys', async ({ page }, info) => {
    await page.keyboard.press('Alt+2');
    await page.keyboard.press('Alt+0');
    await feld(page, 'empfaengerAdresse.name').fill('Neue Werke');
    await feld(page, 'empfaengerAdresse.plz').fill('12');
    await page.getByRole('button', { name: 'Adresse anlegen' }).click();
    await expect(feld(page, 'empfaengerAdresse.plz')).toHaveAttribute('aria-invalid', 'true');
    await pruefe(page, info, 'adressanlage');
    await page.keyboard.press('Alt+0');
    const frage = page.getByRole('alertdialog');
    await expect(frage).toBeVisible();
    await pruefe(page, info, 'adressfrage');
    await frage.getByRole('button', { name: 'Nein' }).click();
    await expect(frage).toHaveCount(0);

    await page.keyboard.press('Escape');
    await expect(frage).toBeVisible();
    await pruefe(page, info, 'abbruchfrage');
    await frage.getByRole('button', { name: 'Nein' }).click();
    await expect(frage).toHaveCount(0);
    await page.getByRole('button', { name: 'Tastenkürzel' }).click();
    await pruefeDialog(page, info, 'tastenblatt');
    await schliesse(page, 'Schließen');
  });
});

test('the conflict of two edits has none either', async ({ page, browser }, info) => {
  await melde(page, 'kunde');
  await beginneAuftrag(page);
  const { id } = await gespeichert(page, await speichere(page));
  const adresse = new URL(`/auftragsmanagement/auftragserfassung/${id}`, page.url()).href;
  const zweites = await (await browser.newContext()).newPage();
  await melde(zweites, 'dispo');
  await page.goto(adresse);
  await zweites.goto(adresse);
  await feld(page, 'hinweis').fill('vom Kunden, mit sehr ausführlichen Worten zur Anlieferung über Tor 3');
  await feld(zweites, 'hinweis').fill('vom Disponenten');
  await speichere(zweites);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Der Auftrag wurde inzwischen geändert')).toBeVisible();
  await pruefe(page, info, 'konflikt');
});

/** What most people have before them, by its heading. */
const hauptseiten = [
  ['/auftragsmanagement/uebersicht', 'Übersicht'],
  ['/auftragsmanagement/auftragsresearch', 'Auftragsliste'],
  ['/auftragsmanagement/auftragserfassung', 'Neuer Auftrag'],
  ['/auftragsmanagement/auftragsvorschlaege', 'Auftragsvorschläge'],
  ['/auftragsmanagement/auftragsimport', 'Aufträge importieren'],
  ['/auftragsmanagement/auftragsvorlagen', 'Auftragsvorlagen'],
  ['/auftragsmanagement/klaerfaelle', 'Klärfälle'],
  ['/auftragsmanagement/dauerauftraege', 'Daueraufträge'],
  ['/auftragsmanagement/lademittel', 'Lademittelkonto'],
  ['/masterdata/adressmanagement', 'Adressmanagement'],
  ['/masterdata/usermanagement', 'Benutzerverwaltung'],
  ['/admin', 'Adminbereich'],
] as const;

for (const [stil, groesse] of [
  ['hell', { width: 1366, height: 560 }],
  ['dunkel', schmal],
  ['kontrast', schmal],
] as const)
  test(`the main pages have none in the style ${stil}, ${groesse.width} wide`, async ({ page }) => {
    await melde(page, 'admin');
    await page.setViewportSize(groesse);
    await page.evaluate((name) => localStorage.setItem('stil', name), stil);
    for (const [pfad, titel] of hauptseiten) {
      await page.goto(portal(pfad));
      await expect(page.getByRole('heading', { level: 1, name: titel })).toBeAttached();
      await expect(page.locator('html')).toHaveAttribute('data-theme', stil);
      await pruefeSeite(page);
    }
  });

test('what scrolls beside the list is reached by the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 560 });
  await melde(page, 'dispo');
  // Which of the demo orders fall into the period depends on the day; some with dangerous goods always do.
  await page.getByRole('button', { name: 'ADR', exact: true }).click();
  await expect(page.getByRole('button', { name: 'ADR', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(2).click();
  for (const reiter of await page.getByRole('tab').all()) {
    await reiter.click();
    await expect(reiter).toHaveAttribute('aria-selected', 'true');
    await pruefeSeite(page);
  }
  const inhalt = page.getByRole('tabpanel');
  await page.getByRole('tab').first().click();
  // Before its content is there nothing scrolls, and a key that came too early is lost.
  await expect.poll(() => inhalt.evaluate((e) => e.scrollHeight - e.clientHeight)).toBeGreaterThan(0);
  await inhalt.focus();
  await page.keyboard.press('End');
  await expect.poll(() => inhalt.evaluate((e) => e.scrollTop)).toBeGreaterThan(0);
});
