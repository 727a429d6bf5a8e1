import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { pruefeSeite } from '../pruefung.js';
import { beginneSitzung, feld, melde, portal } from '../seiten.js';

const bereich = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const knopf = (page: Page, wo: string, name: string) =>
  bereich(page, wo).getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const warnung = (page: Page) => page.getByRole('alertdialog', { name: 'Fehler' });
const eindeutig = (name: string) => `${name} ${Date.now() % 1_000_000}`;

async function alsAdmin(page: Page, pfad: string): Promise<void> {
  await beginneSitzung(page, 'admin');
  await page.goto(portal(pfad));
}

/** Creates a client through the menu of the list. */
async function lege(page: Page, wo: string, punkt: string, name: string): Promise<void> {
  await knopf(page, wo, 'Hinzufügen').click();
  await page.getByRole('menuitem', { name: punkt }).click();
  await feld(page, 'name').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Der Mandant ${name} wurde erfolgreich angelegt.`)).toBeVisible();
}

test('the admin area is for administrators, its menu point too [1-6.002 2-2.007,119 2-6.001]', async ({
  page,
}) => {
  await melde(page, 'dispo');
  await expect(page.getByRole('link', { name: 'Adminbereich' })).toHaveCount(0);
  await page.goto(portal('/admin/coco'));
  await expect(page.getByText('Für diese Aktion fehlt die Berechtigung.')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await alsAdmin(page, '/');
  await page.getByRole('link', { name: 'Adminbereich' }).click();
  await page.waitForURL('**/admin');
  await expect(page.getByRole('heading', { name: 'Adminbereich' })).toBeVisible();
  await pruefeSeite(page);
});

test('a main client is created, gets a sub client, which moves to another and is freed [2-2.100-103]', async ({
  page,
}) => {
  await alsAdmin(page, '/admin/mandanten');
  const [haupt, unter] = [eindeutig('Hafenlogistik'), eindeutig('Werft')];
  await lege(page, 'Hauptmandanten', 'Neuen Hauptmandanten anlegen', haupt);
  await lege(page, 'Untermandanten', 'Neuen Untermandanten anlegen', unter);
  const zeile = bereich(page, 'Untermandanten').getByRole('gridcell', { name: unter, exact: true });
  await expect(zeile).toBeVisible();
  await pruefeSeite(page);

  // A main client with sub clients stays one.
  await knopf(page, 'Hauptmandanten', 'Entfernen').click();
  await page.getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(warnung(page)).toContainText('Bitte entfernen Sie zuerst alle zugeordneten Untermandanten.');
  await page.getByRole('button', { name: 'OK' }).click();

  // It moves.
  await zeile.click();
  await knopf(page, 'Untermandanten', 'Zuordnen').click();
  const wahl = dialog(page, `„${unter}“ einem Hauptmandanten zuordnen`);
  await wahl.getByLabel('Mandant suchen').fill('a');
  await expect(wahl.getByText('Bitte mindestens 2 Zeichen eingeben.').first()).toBeVisible();
  await wahl.getByLabel('Mandant suchen').fill('alpenfracht');
  await expect(wahl.getByRole('gridcell', { name: haupt })).toHaveCount(0);
  await wahl.getByRole('gridcell', { name: /^Alpenfracht/ }).click();
  await pruefeSeite(page);
  await wahl.getByRole('button', { name: 'Zuordnen' }).click();
  await expect(page.getByText(`Der Mandant ${unter} wurde zugeordnet.`)).toBeVisible();
  await expect(zeile).toHaveCount(0);
  await bereich(page, 'Hauptmandanten')
    .getByRole('gridcell', { name: /^Alpenfracht/ })
    .click();
  await expect(zeile).toBeVisible();

  // It is freed and found among the free ones; the address bar keeps all that.
  await zeile.click();
  await knopf(page, 'Untermandanten', 'Entfernen').click();
  await page.getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(page.getByText(`${unter} ist jetzt ein freier Mandant.`)).toBeVisible();
  await page.getByRole('button', { name: 'Freie Mandanten' }).click();
  await page.reload();
  await expect(zeile).toBeVisible();

  // Now nothing hangs on the main client.
  await bereich(page, 'Hauptmandanten').getByRole('gridcell', { name: haupt }).click();
  await knopf(page, 'Hauptmandanten', 'Entfernen').click();
  await page.getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(page.getByText(`${haupt} ist jetzt ein freier Mandant.`)).toBeVisible();
});

test('the address of a client is entered, wrong values are told at their fields', async ({ page }) => {
  await alsAdmin(page, '/admin/mandanten');
  const name = eindeutig('Neukunde');
  await lege(page, 'Untermandanten', 'Neuen freien Mandanten anlegen', name);
  await bereich(page, 'Untermandanten').getByRole('gridcell', { name, exact: true }).dblclick();
  const fenster = dialog(page, 'Mandant bearbeiten');
  await feld(page, 'name').fill('');
  await fenster.getByRole('button', { name: 'Speichern' }).click();
  await expect(feld(page, 'name')).toHaveAttribute('aria-invalid', 'true');
  await feld(page, 'name').fill(name);
  await feld(page, 'adresse.name').fill('Neukunde Maschinenbau');
  await feld(page, 'adresse.land').fill('D');
  await page.keyboard.press('Tab');
  await feld(page, 'adresse.plz').fill('1');
  await feld(page, 'adresse.ort').fill('Bremen');
  await fenster.getByRole('button', { name: 'Speichern' }).click();
  await expect(feld(page, 'adresse.plz')).toHaveAttribute('aria-invalid', 'true');
  await pruefeSeite(page);
  await feld(page, 'adresse.plz').fill('28195');
  await fenster.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(`Der Mandant ${name} wurde erfolgreich aktualisiert.`)).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'D 28195 Bremen' })).toBeVisible();
});

test('row actions want a marked row', async ({ page }) => {
  await alsAdmin(page, '/admin/anzeigestatus');
  await knopf(page, 'Anzeigestatus', 'Bearbeiten').click();
  await expect(warnung(page)).toContainText('Bitte markieren Sie eine Zeile.');
});

test('the chain is ordered by keyboard, pointer and buttons; its first two places are fixed [2-2.112 2-4.025]', async ({
  page,
}) => {
  await alsAdmin(page, '/admin/statuskette');
  const kette = page.getByRole('list', { name: 'Standard-Statuskette' });
  const namen = async () =>
    // While one is moved, its place is held by a copy.
    (await kette.locator('li:not([data-dnd-dragging]) .fp-kette-name').allTextContents()).map((n) =>
      n.trim(),
    );
  const griff = (name: string) => kette.getByRole('button', { name: `${name} verschieben` });
  await griff('abgeholt').waitFor();
  const vorher = await namen();
  expect(vorher.slice(0, 2)).toEqual(['erfasst Internet', 'zur Übertragung markiert']);
  await expect(griff('erfasst Internet')).toHaveCount(0);
  await pruefeSeite(page);

  // Keyboard.
  const platz = async (name: string) => (await namen()).indexOf(name);
  const start = await platz('abgeholt');
  await griff('abgeholt').focus();
  await page.keyboard.press('Space');
  await expect(kette.locator('[data-dnd-dragging]')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => platz('abgeholt')).toBe(start + 1);
  await page.keyboard.press('Space');
  await expect(kette.locator('[data-dnd-dragging]')).toHaveCount(0);

  // Pointer: to the top, which is the third place.
  const [von, nach] = [
    await griff('in Zustellung').boundingBox(),
    await griff(vorher[2] ?? '').boundingBox(),
  ];
  if (!von || !nach) throw new Error('kein Griff');
  await page.mouse.move(von.x + 10, von.y + 10);
  await page.mouse.down();
  await page.mouse.move(nach.x + 10, nach.y + 40, { steps: 8 });
  await page.mouse.move(nach.x + 10, nach.y - 60, { steps: 8 });
  await page.mouse.up();
  await expect(kette.locator('[data-dnd-dragging]')).toHaveCount(0);
  await expect.poll(() => platz('in Zustellung')).toBe(2);

  await page.keyboard.press('Control+s');
  await expect(page.getByText('Die Standard-Statuskette wurde gespeichert.')).toBeVisible();
  const gespeichert = await namen();
  await page.reload();
  await griff('abgeholt').waitFor();
  await expect.poll(namen).toEqual(gespeichert);

  // Buttons, back to where it was.
  for (const name of vorher.slice(2)) {
    for (let i = 0; i < 10 && (await platz(name)) > vorher.indexOf(name); i++)
      await kette.getByRole('button', { name: `${name} einen Platz nach oben` }).click();
  }
  await expect.poll(namen).toEqual(vorher);
  await page.getByRole('button', { name: /^Speichern/ }).click();
  await expect(page.getByText('Die Standard-Statuskette wurde gespeichert.').last()).toBeVisible();
});

test('a display status is made, gets a shipment status, and goes only once it is free again [2-2.113]', async ({
  page,
}) => {
  await alsAdmin(page, '/admin/anzeigestatus');
  const name = eindeutig('Am Zoll');
  await knopf(page, 'Anzeigestatus', 'Hinzufügen').click();
  await dialog(page, 'Anzeigestatus hinzufügen').getByRole('button', { name: 'Speichern' }).click();
  await expect(feld(page, 'kurzBezeichnung')).toHaveAttribute('aria-invalid', 'true');
  await expect(feld(page, 'kurzBezeichnung')).toHaveAttribute('maxlength', '35');
  await feld(page, 'kurzBezeichnung').fill(name);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await pruefeSeite(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog', { name: 'Änderungen verwerfen' })
    .getByRole('button', { name: 'Ja' })
    .click();
  await knopf(page, 'Anzeigestatus', 'Hinzufügen').click();
  await feld(page, 'kurzBezeichnung').fill(name);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(`Der Status „${name}“ wurde erfolgreich angelegt.`)).toBeVisible();

  // A code of the dispatch system that means it.
  const code = `${200_000 + (Date.now() % 700_000)}`;
  await knopf(page, 'Freie Sendungsstati', 'Neu').click();
  await feld(page, 'id').fill(code);
  await feld(page, 'kurzBezeichnung').fill('Zollabfertigung');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await bereich(page, 'Freie Sendungsstati')
    .getByRole('gridcell', { name: code.replace(/\B(?=(\d{3})+$)/, '') })
    .click();
  await knopf(page, 'Freie Sendungsstati', 'Zuordnen').click();
  const zugeordnet = bereich(page, 'Aktuelle Sendungsstati').getByRole('gridcell', {
    name: 'Zollabfertigung',
  });
  await expect(zugeordnet).toBeVisible();
  await pruefeSeite(page);

  await knopf(page, 'Anzeigestatus', 'Löschen').click();
  await page.getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(warnung(page)).toContainText('Bitte entfernen Sie zuerst alle zugeordneten Sendungsstati.');
  await page.getByRole('button', { name: 'OK' }).click();
  await zugeordnet.click();
  await knopf(page, 'Aktuelle Sendungsstati', 'Entfernen').click();
  await expect(zugeordnet).toHaveCount(0);
  await knopf(page, 'Anzeigestatus', 'Löschen').click();
  await page.getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(page.getByText(`Der Status „${name}“ wurde gelöscht.`)).toBeVisible();

  // Reserved ones never go.
  await page.getByRole('gridcell', { name: 'erfasst' }).first().click();
  await knopf(page, 'Anzeigestatus', 'Löschen').click();
  await page.getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(warnung(page)).toContainText('Dieser Status ist vorbehalten und kann nicht gelöscht werden.');
});
