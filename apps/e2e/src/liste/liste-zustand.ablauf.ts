import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { beginneSitzung, melde, portal } from '../seiten.js';
import { gelesen, knopf, lege, liste, ohneVerstoss, suche } from './listenseite.js';

const infozeile = (page: Page) => page.getByText(/^Anzahl gemäß Suchvorgaben: /);
const blaettern = (page: Page) => page.getByRole('navigation', { name: 'Seiten' });
const ersteNummer = (page: Page) => page.getByRole('row').nth(1).getByRole('gridcell').nth(2);

test('page, search, sorting and marking stand in the address and are there after an order was opened [1-4.097]', async ({
  page,
}) => {
  await beginneSitzung(page, 'kunde');
  await page.goto(portal(`${liste}?von=2020-01-01&bis=2030-01-01`));
  await expect(infozeile(page)).toHaveText(/Anzeige pro Seite: 13 \/ Anzeige aktuell: 1-13$/);
  const kopf = page.getByRole('columnheader', { name: 'Auftragsnr.' });
  const sortiert = async (richtung: string) => {
    await kopf.click();
    await expect(kopf).toHaveAttribute('aria-sort', richtung);
  };
  await sortiert('ascending');
  await sortiert('descending');
  await sortiert('none');
  await expect(page).not.toHaveURL(/sortierung=/);
  await sortiert('ascending');
  await blaettern(page).getByRole('button', { name: 'Seite 2' }).click();
  await expect(infozeile(page)).toHaveText(/Anzeige aktuell: 14-26$/);

  await ersteNummer(page).click();
  const mitStrg = (zeile: number) =>
    page
      .getByRole('row')
      .nth(zeile)
      .getByRole('gridcell')
      .nth(2)
      .click({ modifiers: ['Control'] });
  await mitStrg(3);
  await mitStrg(1);
  await mitStrg(1);
  await page.getByRole('tab', { name: 'Historie' }).click();
  await expect(page).toHaveURL(/markiert=\d+(,|%2C)\d+(&|$)/);
  await expect(page).toHaveURL(/reiter=historie/);
  const vorher = page.url();
  const leiste = page.getByRole('complementary', { name: 'Markierter Auftrag' });
  const [nummer = ''] = /NL-\d{6}/.exec((await leiste.textContent()) ?? '') ?? [];
  expect(nummer).not.toBe('');

  const wieVorher = async () => {
    await expect(page).toHaveURL(vorher);
    await expect(page.getByRole('row', { selected: true })).toHaveCount(2);
    await expect(leiste).toContainText(nummer);
    await expect(page.getByRole('tab', { name: 'Historie', selected: true })).toBeVisible();
    await expect(infozeile(page)).toHaveText(/Anzeige aktuell: 14-26$/);
  };
  await knopf(page, 'Details').or(knopf(page, 'Bearbeiten')).click();
  await page.waitForURL(/auftragserfassung\/\d+/);
  await page.getByRole('button', { name: /^(Zur Auftragsliste|Abbrechen)$/ }).click();
  const frage = page.getByRole('alertdialog');
  await expect(frage.or(infozeile(page))).toBeVisible();
  if (await frage.isVisible()) await frage.getByRole('button', { name: 'Ja' }).click();
  await page.waitForURL('**/auftragsresearch**');
  await wieVorher();
  await page.reload();
  await wieVorher();
});

test('pages: start, back, at most ten numbers, on, end, and how many rows one shows [1-2.207-209 1-6.010 2-9.010]', async ({
  page,
}) => {
  await beginneSitzung(page, 'dispo');
  await page.goto(portal(`${liste}?von=2020-01-01&bis=2030-01-01`));
  await expect(infozeile(page)).toHaveText(/vorgaben: [1-9]/);
  const gesamt = Number(
    /vorgaben: ([\d.]+)/.exec((await infozeile(page).textContent()) ?? '')?.[1]?.replaceAll('.', ''),
  );
  const zahlen = blaettern(page).getByRole('button', { name: /^Seite \d+$/ });
  await expect(zahlen).toHaveCount(Math.min(10, Math.ceil(gesamt / 13)));
  for (const name of ['Anfang', 'Zurück']) {
    await expect(blaettern(page).getByRole('button', { name, exact: true })).toBeDisabled();
  }
  await blaettern(page).getByRole('button', { name: 'Weiter' }).click();
  await expect(infozeile(page)).toHaveText(/aktuell: 14-26$/);
  await blaettern(page).getByRole('button', { name: 'Zurück', exact: true }).click();
  await expect(infozeile(page)).toHaveText(/aktuell: 1-13$/);
  await blaettern(page).getByRole('button', { name: 'Ende' }).click();
  await expect(infozeile(page)).toHaveText(new RegExp(`-${gesamt.toLocaleString('de-DE')}$`));
  await blaettern(page).getByRole('button', { name: 'Anfang' }).click();
  for (const zeilen of [50, 100, 13, 25]) {
    await blaettern(page)
      .getByRole('button', { name: `${zeilen} Zeilen` })
      .click();
    await expect(infozeile(page)).toContainText(`Anzeige pro Seite: ${zeilen} /`);
  }
  // What was chosen last is what the list begins with next time.
  await page.goto(portal(liste));
  await expect(infozeile(page)).toContainText('Anzeige pro Seite: 25 /');
});

test('every action says what it needs [1-4.005 1-5.063-071]', async ({ page }) => {
  await melde(page, 'kunde');
  for (const name of ['Bearbeiten', 'Kopieren', 'Löschen', 'CSV', 'XLSX', 'XML', 'Preisermittlung']) {
    await knopf(page, name).click();
    await gelesen(page, 'Bitte markieren Sie eine Zeile.');
  }
  await knopf(page, 'Drucken').click();
  await page.getByRole('menuitem').first().click();
  await gelesen(page, 'Bitte markieren Sie eine Zeile.');

  const referenz = `M-${Date.now()}`;
  await lege(page, referenz);
  await lege(page, referenz);
  const zeilen = await suche(page, referenz);
  await expect(zeilen).toHaveCount(2);
  await knopf(page, 'Übertragen').click();
  await gelesen(page, 'Bitte markieren Sie eine Zeile.');
  await zeilen.first().getByRole('gridcell').nth(2).click();
  await zeilen
    .last()
    .getByRole('gridcell')
    .nth(2)
    .click({ modifiers: ['Shift'] });
  for (const name of ['Löschen', 'Preisermittlung']) {
    await knopf(page, name).click();
    await gelesen(page, 'Bitte genau einen Auftrag im Status „erfasst Internet“ markieren.');
  }
  await knopf(page, 'XML').click();
  await gelesen(page, 'Bitte genau einen Auftrag markieren.');
});

test('the search: by client, by kind of date, empty, and with a period that makes no sense [1-2.166 2-6.006]', async ({
  page,
}) => {
  await melde(page, 'dispo');
  await page.getByLabel('Mandant').click();
  const mandant = page.getByRole('option').nth(1);
  const name = (await mandant.textContent()) ?? '';
  await mandant.click();
  await expect(page).toHaveURL(/mandant=\d+/);
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(2).click();
  expect(name.length).toBeGreaterThan(2);
  await page.getByLabel('Suche', { exact: true }).fill('gibt es bestimmt nicht');
  await expect(page.getByText('Keine Aufträge in diesem Zeitraum')).toBeVisible();
  await ohneVerstoss(page);
  await page.getByRole('button', { name: 'Suche zurücksetzen' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByLabel('Datum bis').fill('1.1.2020');
  await page.getByLabel('Datum bis').press('Tab');
  await expect(page.getByText('Bitte korrigieren Sie die Angaben des Zeitraumes.').first()).toBeVisible();
});

test('open orders are for those who may change them [1-2.004,005 1-6.017 2-6.010]', async ({ page }) => {
  await melde(page, 'kunde');
  await lege(page, `O-${Date.now()}`);
  await page.getByRole('link', { name: 'Offene Aufträge' }).click();
  await page.waitForURL('**/offeneauftraege');
  const status = page.getByRole('row').filter({ hasText: /NL-|L26-|O-/ });
  await expect(status.first()).toContainText(/erfasst|Preisermittlung ist erfolgt/);
  await ohneVerstoss(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await melde(page, 'leser');
  await expect(page.getByRole('link', { name: 'Offene Aufträge' })).toHaveCount(0);
  await page.goto(portal('/auftragsmanagement/offeneauftraege'));
  await expect(page.getByText('Für diese Aktion fehlt die Berechtigung.')).toBeVisible();
});
