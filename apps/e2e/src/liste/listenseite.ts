import { expect, type Page } from '@playwright/test';
import { verstoesse } from '../pruefung.js';
import { gespeichert, portal } from '../seiten.js';

export const liste = '/auftragsmanagement/auftragsresearch';

/** A stored order of the person who is logged in, its only position as given; answers its number. */
export async function lege(
  page: Page,
  referenz: string,
  angaben: object = {},
  empfaenger: object = {},
): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const adresse = (name: string) => ({
    name,
    strasse: 'Am Kai',
    land: { id: 1 },
    plz: '28195',
    ort: 'Bremen',
  });
  const position = {
    warengutBezeichnung: 'Ersatzteile',
    bruttoGewicht: 250.5,
    lademittel: { id: 1 },
    lademittelAnzahl: 2,
    laengeCM: 120,
    breiteCM: 80,
    hoeheCM: 100,
    ...angaben,
  };
  const antwort = await page.request.post(portal('/api/auftraege'), {
    headers: { authorization: `Bearer ${token}` },
    data: {
      absenderReferenz: referenz,
      absenderAdresse: adresse('Böttcher GmbH'),
      empfaengerAdresse: { ...adresse('Groß & Söhne'), ...empfaenger },
      auftragspositionen: [position],
    },
  });
  expect(antwort.status(), await antwort.text()).toBe(201);
  return (await antwort.json()).spedeigennr;
}

/** Hands orders over and waits until the dispatch system of the demo has delivered them. */
export async function stelleZu(page: Page, nummern: string[]): Promise<void> {
  const alle = () => Promise.all(nummern.map((nummer) => gespeichert(page, nummer)));
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const antwort = await page.request.post(portal('/api/auftraege/uebertragen'), {
    headers: { authorization: `Bearer ${token}` },
    data: (await alle()).map(({ id }) => id),
  });
  expect(antwort.status(), await antwort.text()).toBe(200);
  const zugestellt = async () => (await alle()).map((auftrag) => auftrag['abliefernachweisExists']);
  await expect.poll(zugestellt, { timeout: 150_000 }).toEqual(nummern.map(() => true));
}

/** The rows of the list that match the text. */
export async function suche(page: Page, text: string) {
  const eingabe = page.getByLabel('Suche', { exact: true });
  await eingabe.fill(text);
  await eingabe.press('Enter');
  await expect(page.getByText(/Anzahl gemäß Suchvorgaben: \d+ /)).toBeVisible();
  return page.getByRole('row').filter({ hasText: text });
}

export const knopf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Aktionen' }).getByRole('button', { name, exact: true });

/** Headings of the grid from left to right, also those out of sight. */
export async function spaltentitel(page: Page): Promise<string[]> {
  // As wide as all its columns, the grid draws each of them.
  await page.setViewportSize({ width: 5000, height: 900 });
  const koepfe = page.getByRole('columnheader').filter({ hasText: /\S/ });
  // All of them are there once their number rests.
  let vorher = -1;
  await expect(async () => {
    const anzahl = await koepfe.count();
    const ruht = anzahl === vorher;
    vorher = anzahl;
    expect(ruht).toBe(true);
  }).toPass({ intervals: [400] });
  const titel = (await koepfe.allTextContents()).map((t) => t.trim());
  await page.setViewportSize({ width: 1440, height: 900 });
  return titel;
}

/** No violation of the accessibility rules, whatever its weight. */
export async function ohneVerstoss(page: Page): Promise<void> {
  expect(await verstoesse(page)).toEqual([]);
}

/** Closes the modal of an error after it said this. */
export async function gelesen(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}
