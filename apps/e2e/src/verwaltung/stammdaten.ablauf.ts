import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { pruefeAmTischUndTelefon } from '../pruefung.js';
import { beginneSitzung, feld, melde, oeffneMenue, portal } from '../seiten.js';

const dialog = (page: Page) => page.getByRole('dialog');

test('an entry of a look-up list is added, changed, locked and named for a partner; capture offers what is open', async ({
  page,
}) => {
  const name = `Hobbock ${Date.now() % 100_000}`;
  await melde(page, 'admin');
  await oeffneMenue(page, 'Nachschlagelisten');
  await expect(page.getByRole('navigation', { name: 'Nachschlagelisten' }).getByRole('link')).toHaveText([
    'Verpackungen',
    'Lademittel',
    'Eigentümer',
    'Frankaturen',
    'Verkehrsarten',
    'Terminarten',
    'Anlieferarten',
    'Zustellarten',
    'Sperrigkeiten',
    'Metro-Kennungen',
    'Services',
  ]);
  await pruefeAmTischUndTelefon(page);

  // A wrong entry says so at its field; a right one stands at the end of the list.
  await page.getByRole('button', { name: 'Neu', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog(page).getByText('Feld ist ein Pflichtfeld. Bitte ausfüllen.').first()).toBeVisible();
  await feld(page, 'langBezeichnung').fill('Schreibfehler');
  await feld(page, 'kurzBezeichnung').fill('KT');
  await page.keyboard.press('Enter');
  await expect(
    dialog(page).getByText('Die Kurzbezeichnung KT gibt es in dieser Liste schon.').first(),
  ).toBeVisible();
  // Escape asks before it throws away what was typed.
  await page.keyboard.press('Escape');
  const frage = page.getByRole('alertdialog', { name: 'Änderungen verwerfen' });
  await expect(frage).toContainText('Die Änderungen sind nicht gespeichert. Sollen sie verworfen werden?');
  await page.keyboard.press('Escape');
  await expect(frage).toHaveCount(0);
  await expect(feld(page, 'langBezeichnung')).toHaveValue('Schreibfehler');
  await feld(page, 'kurzBezeichnung').fill(`H${Date.now() % 1000}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Der Eintrag Schreibfehler wurde erfolgreich gespeichert.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  // Nothing changed: Escape closes at once, and the focus is back where it was.
  const bearbeiten = page.getByRole('button', { name: 'Bearbeiten', exact: true });
  await bearbeiten.click();
  await expect(feld(page, 'langBezeichnung')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(bearbeiten).toBeFocused();
  await bearbeiten.press('Enter');
  await feld(page, 'langBezeichnung').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Der Eintrag ${name} wurde erfolgreich gespeichert.`)).toBeVisible();
  await page.getByRole('button', { name: 'Partnercodes' }).click();
  await feld(page, 'partner').fill('Linie Nord');
  await feld(page, 'code').fill('HBK');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'HBK' })).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'Schließen' }).last().click();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Verpackungen suchen')).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('row').filter({ hasText: 'Linie Nord: HBK' })).toHaveCount(1);
  await page.getByLabel('Verpackungen suchen').fill('');
  await page.getByRole('button', { name: 'Nach oben' }).click();

  /** The entries of the packaging's list that bear the name. */
  const sucheInErfassung = async () => {
    await page.keyboard.press('Alt+n');
    await page.getByLabel('Auftragspositionen', { exact: true }).waitFor();
    await page.keyboard.press('Alt+5');
    await page.keyboard.press('Tab');
    await page.keyboard.type('hobb');
    await expect(page.locator(':focus')).toHaveValue('hobb');
    return page.getByRole('option', { name });
  };
  await expect((await sucheInErfassung()).first()).toBeVisible();
  page.on('dialog', (d) => void d.accept());
  await page.keyboard.press('Escape');

  await page.goto(portal(`/masterdata/listen/verpackungen?suche=${encodeURIComponent(name)}`));
  await page.getByRole('row').filter({ hasText: name }).click();
  await page.getByRole('button', { name: 'Sperren', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('gesperrt');
  await expect(await sucheInErfassung()).toHaveCount(0);
});

test('a stale edit of a list entry is told and the new state can be loaded', async ({ page, browser }) => {
  await beginneSitzung(page, 'admin');
  await page.goto(portal('/masterdata/listen/sperrigkeiten'));
  const zweites = await (await browser.newContext()).newPage();
  await beginneSitzung(zweites, 'admin');
  await zweites.goto(portal('/masterdata/listen/sperrigkeiten'));
  for (const p of [page, zweites]) {
    await p.getByRole('row').nth(1).click();
    await p.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
    await feld(p, 'fremdnummer').waitFor();
  }
  await feld(zweites, 'fremdnummer').fill('B-2');
  await zweites.keyboard.press('Enter');
  await expect(zweites.getByText(/wurde erfolgreich gespeichert/).first()).toBeVisible();
  await feld(page, 'fremdnummer').fill('A-1');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('inzwischen von jemand anderem geändert');
  await page.getByRole('button', { name: 'Neuen Stand laden' }).click();
  await expect(feld(page, 'fremdnummer')).toHaveValue('B-2');
  await feld(page, 'fremdnummer').fill('A-1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/wurde erfolgreich gespeichert/).first()).toBeVisible();
});

test('sources, licences and the version stand on a page of their own', async ({ page }) => {
  await melde(page, 'kunde');
  await oeffneMenue(page, 'Über');
  await expect(page.getByRole('heading', { name: 'Über das Frachtportal' })).toBeVisible();
  for (const quelle of ['GeoNames', 'zip-to-city', 'Creative Commons Namensnennung 4.0', 'MIT'])
    await expect(page.getByText(quelle).first()).toBeVisible();
  await expect(page.getByText(/Frachtportal \d+\.\d+\.\d+/)).toBeVisible();
  await pruefeAmTischUndTelefon(page);
});
