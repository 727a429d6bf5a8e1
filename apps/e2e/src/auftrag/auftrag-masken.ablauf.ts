import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { beginneAuftrag, feld, gespeichert, melde, nimmAdresse, speichere } from '../seiten.js';

/** What stands in all fields of the form, by name. */
const werte = (page: Page) =>
  page
    .locator('.fp-erfassung :is(input, textarea)[name]')
    .evaluateAll((alle) =>
      Object.fromEntries(alle.map((e) => [(e as HTMLInputElement).name, (e as HTMLInputElement).value])),
    );

test('times, kind of pickup and the note are entered in their strips and stored [1-2.040,042,045,069]', async ({
  page,
}) => {
  await melde(page, 'kunde');
  await beginneAuftrag(page);
  const zeiten = {
    beladezeitVon: '830',
    beladezeitBis: '12:00',
    entladezeitVon: '7',
    entladezeitBis: '1615',
  };
  for (const [name, zeit] of Object.entries(zeiten)) {
    await feld(page, name).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(zeit);
    await page.keyboard.press('Tab');
  }
  await expect(feld(page, 'beladezeitVon')).toHaveValue('08:30');
  await feld(page, 'anlieferkennzeichen').click();
  await page.keyboard.press('ArrowDown');
  const wahl = page.getByRole('option').first();
  const art = await wahl.textContent();
  await wahl.click();
  await expect(feld(page, 'anlieferkennzeichen')).toHaveValue(art ?? '');
  await feld(page, 'hinweis').fill('Bitte anrufen');
  const auftrag = await gespeichert(page, await speichere(page));
  expect(auftrag).toMatchObject({
    beladezeitVon: '08:30',
    beladezeitBis: '12:00',
    entladezeitVon: '07:00',
    entladezeitBis: '16:15',
    anlieferkennzeichen: { id: expect.any(Number) },
    hinweis: 'Bitte anrufen',
  });
});

test('a service dialog that is cancelled changes nothing [1-2.078]', async ({ page }) => {
  await melde(page, 'kunde');
  await beginneAuftrag(page);
  await page.getByRole('button', { name: 'Avis telefonisch bearbeiten' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Beschreibung').fill('0421 4711');
  await dialog.getByRole('button', { name: 'Abbrechen', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Avis telefonisch', { exact: true })).not.toBeChecked();
  expect((await gespeichert(page, await speichere(page)))['auftragServices']).toEqual([]);
});

test('a service is entered by keyboard; a date that is none keeps the dialog and the place', async ({
  page,
}) => {
  await melde(page, 'kunde');
  await beginneAuftrag(page);
  const avis = page.getByRole('checkbox', { name: 'Avis am' });
  await avis.focus();
  await page.keyboard.press('Space');
  const tag = page.getByRole('dialog').getByLabel('Beschreibung');
  await expect(tag).toBeFocused();
  await page.keyboard.type('31.2.27');
  await page.keyboard.press('Enter');
  await expect(tag).toHaveAttribute('aria-invalid', 'true');
  await expect(tag).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('24.12.27');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(avis).toBeFocused();
  expect((await gespeichert(page, await speichere(page)))['auftragServices']).toMatchObject([
    { wert: '2027-12-24' },
  ]);
});

test('the name of an address asks for a search word until something is typed [1-2.251]', async ({ page }) => {
  await melde(page, 'kunde');
  await page.keyboard.press('Alt+n');
  const name = feld(page, 'empfaengerAdresse.name');
  await name.waitFor();
  const frage = page.getByRole('combobox', { name: 'Name/Suchbegriff eingeben z.B.: Müller 1010' });
  // The sender is there already: the client's own address.
  await expect(frage).toHaveCount(1);
  await name.focus();
  await page.keyboard.type('E');
  await expect(frage).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await expect(frage).toHaveCount(1);
});

test('without a deviating pickup its label is off, also after one was there [1-4.073]', async ({ page }) => {
  await melde(page, 'kunde');
  await beginneAuftrag(page);
  const schalter = page.getByLabel('abw. Labeldruck:');
  await page.getByRole('tab', { name: 'abw. Abholung' }).click();
  await expect(schalter).toHaveCount(0);
  await nimmAdresse(page, 'abweichendeAbholerAdresse', 'b');
  await expect(schalter).toBeChecked();
  await feld(page, 'abweichendeAbholerAdresse.name').fill('');
  await expect(schalter).toHaveCount(0);
  const auftrag = await gespeichert(page, await speichere(page));
  expect(auftrag['abweichendeBeladung']).toBeFalsy();
  expect(auftrag['abweichendeAbholerAdresse']).toBeNull();
});

test('an order given up leaves nothing behind: the next one starts with the defaults [1-4.039]', async ({
  page,
}) => {
  await melde(page, 'kunde');
  await page.keyboard.press('Alt+n');
  await expect(feld(page, 'frankatur')).not.toHaveValue('');
  const vorgaben = await werte(page);
  await feld(page, 'frankatur').click();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').last().click();
  await feld(page, 'hinweis').fill('weg damit');
  await feld(page, 'entladedatum').fill('');
  await nimmAdresse(page, 'empfaengerAdresse', 'e');
  expect(await werte(page)).not.toEqual(vorgaben);
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog', { name: 'Auftrag abbrechen' })
    .getByRole('button', { name: 'Ja' })
    .click();
  await expect(page.getByText(/Anzahl gemäß Suchvorgaben/)).toBeVisible();
  await page.keyboard.press('Alt+n');
  await feld(page, 'hinweis').waitFor();
  await expect.poll(() => werte(page)).toEqual(vorgaben);
  await expect(page.getByRole('region', { name: 'Entwurf' })).toHaveCount(0);
});

test('the list of a select shows seven entries of 35 pixels before it scrolls [1-9.043]', async ({
  page,
}) => {
  await melde(page, 'kunde');
  await beginneAuftrag(page);
  await page.keyboard.press('Alt+5');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F2');
  const liste = page.getByRole('listbox');
  expect(await liste.getByRole('option').count()).toBeGreaterThan(7);
  expect((await liste.boundingBox())?.height).toBeLessThanOrEqual(245);
  expect((await liste.getByRole('option').first().boundingBox())?.height).toBe(35);
});
