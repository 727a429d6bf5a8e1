import { createServer, type Server } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { pruefeAmTischUndTelefon } from '../pruefung.js';
import { feld, melde, oeffneMenue } from '../seiten.js';
import { knopf, lege, suche } from './listenseite.js';

/** A label printer in the network; answers what it is and all that came. */
async function drucker(): Promise<{ server: Server; port: number; empfangen: string[] }> {
  const empfangen: string[] = [];
  const server = createServer((verbindung) => {
    verbindung.on('error', () => undefined);
    verbindung.on('data', (teil) => empfangen.push(teil.toString()));
  });
  const port = await new Promise<number>((fertig) => {
    server.listen(0, '127.0.0.1', () => {
      const adresse = server.address();
      fertig(typeof adresse === 'object' && adresse ? adresse.port : 0);
    });
  });
  return { server, port, empfangen };
}

const dialog = (page: Page) => page.getByRole('dialog');

async function richteEin(page: Page, name: string, port: number): Promise<void> {
  await melde(page, 'admin');
  await oeffneMenue(page, 'Adminbereich');
  const bereich = page.getByRole('navigation', { name: 'Adminbereich' });
  await bereich.getByRole('link', { name: 'Etikettendrucker' }).click();
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  await feld(page, 'name').fill(name);
  await feld(page, 'host').fill('169.254.169.254');
  await feld(page, 'port').fill(String(port));
  await page.keyboard.press('Enter');
  await expect(
    dialog(page)
      .getByText(/An diese Adresse darf nicht gedruckt werden/)
      .first(),
  ).toBeVisible();
  await feld(page, 'host').fill('127.0.0.1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Der Drucker ${name} wurde erfolgreich gespeichert.`)).toBeVisible();
}

test('an administrator sets up a label printer and tries it; labels of marked orders go there, and wait while it is off', async ({
  page,
}) => {
  const { server, port, empfangen } = await drucker();
  const name = `Lager ${Date.now() % 100_000}`;
  await richteEin(page, name, port);
  await page.getByRole('button', { name: 'Testdruck' }).click();
  await expect(page.getByText(`Der Drucker ${name} hat das Etikett.`)).toBeVisible({ timeout: 20_000 });
  expect(empfangen.join('')).toContain(name);
  await pruefeAmTischUndTelefon(page);

  await melde(page, 'kunde');
  const referenz = `E-${Date.now()}`;
  const nummern = [await lege(page, referenz), await lege(page, referenz)];
  const zeilen = await suche(page, referenz);
  await expect(zeilen).toHaveCount(2);
  for (const zeile of [zeilen.first(), zeilen.last()]) await zeile.getByRole('checkbox').check();
  const oeffne = async (eintrag: string) => {
    await knopf(page, 'Drucken').click();
    await page.getByRole('menuitem', { name: eintrag }).click();
  };
  const drucke = async () => {
    await oeffne('Etiketten an Drucker …');
    await expect(dialog(page)).toContainText('GS1-Etiketten von 2 Aufträgen');
    await expect(dialog(page).getByRole('combobox', { name: 'Drucker' })).toHaveValue(name);
    await dialog(page).getByRole('button', { name: 'Drucken' }).click();
    await expect(dialog(page)).toHaveCount(0);
  };
  await drucke();
  await expect(page.getByText(/hat alle \d+ Etiketten\./)).toBeVisible({ timeout: 20_000 });
  for (const nummer of nummern) expect(empfangen.join('')).toContain(nummer);

  // Off: the labels wait, and say so; they can be discarded.
  await new Promise((zu) => server.close(zu));
  await drucke();
  await expect(page.getByText(/Die Etiketten warten auf den Drucker/)).toBeVisible({ timeout: 20_000 });
  await oeffne('Druckaufträge');
  const auftraege = dialog(page).getByRole('row');
  await expect(auftraege.nth(1)).toContainText('wartet');
  await expect(auftraege.nth(1)).toContainText('nimmt keine Verbindung an');
  await auftraege.nth(1).getByRole('radio').check();
  await dialog(page).getByRole('button', { name: 'Verwerfen' }).click();
  await expect(auftraege.nth(1)).toContainText('verworfen');
  await expect(auftraege.nth(2)).toContainText('gedruckt');
});
