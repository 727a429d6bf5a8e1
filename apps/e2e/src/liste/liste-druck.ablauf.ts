import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { test } from '../ablauf.js';
import { gedruckt, melde, portal } from '../seiten.js';
import { gelesen, knopf, lege, stelleZu, suche } from './listenseite.js';

async function waehle(page: Page, bericht: string): Promise<void> {
  await knopf(page, 'Drucken').click();
  await page.getByRole('menuitem', { name: bericht, exact: true }).click();
}

/** Chooses a report; answers what its new window showed. */
async function drucke(
  page: Page,
  bericht: string,
): Promise<{ pfad: string; ids: string; art: string; bytes: Buffer }> {
  const fenster = page.context().waitForEvent('page');
  const gefragt = page.context().waitForEvent('request', (r) => r.url().includes('/api/berichte/'));
  await waehle(page, bericht);
  const adresse = new URL((await gefragt).url());
  await (await fenster).close();
  // The ticket in the address takes the place of the login: a new window carries none.
  const antwort = await gedruckt(page, adresse.href);
  const art = antwort.headers()['content-type'] ?? '';
  return {
    pfad: adresse.pathname,
    ids: adresse.searchParams.get('ids') ?? '',
    art,
    bytes: await antwort.body(),
  };
}

/** The pages of a paper as text. */
async function seiten({ bytes }: { bytes: Buffer }): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  return text.map((seite) => seite.replace(/\s+/g, ' '));
}

test('one or many orders are printed in a new window, under an address that names no order', async ({
  page,
}) => {
  await melde(page, 'kunde');
  const referenz = `B-${Date.now()}`;
  const nummern = [await lege(page, referenz), await lege(page, referenz)];
  const zeilen = await suche(page, referenz);
  await expect(zeilen).toHaveCount(2);
  await zeilen.first().getByRole('gridcell').nth(2).click();
  const einer = await drucke(page, 'Speditionsauftrag');
  expect(einer.pfad).toBe('/api/berichte/speditionsauftrag');
  for (const nummer of nummern) expect(einer.ids).not.toContain(nummer);
  expect(einer.ids).not.toMatch(/^[\d,]+$/);
  expect([einer.art, einer.bytes.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);

  await zeilen
    .last()
    .getByRole('gridcell')
    .nth(2)
    .click({ modifiers: ['Control'] });
  for (const bericht of ['Speditionsauftrag', 'Warenetikett', 'GS1-Etikett', 'CMR-Frachtbrief']) {
    const beide = await drucke(page, bericht);
    expect(beide.bytes.subarray(0, 5).toString(), bericht).toBe('%PDF-');
    if (bericht === 'Speditionsauftrag') expect(beide.bytes.length).toBeGreaterThan(einer.bytes.length);
  }
});

test('a delivery note needs an order that is on its way; the Übernahmeliste is not in the menu', async ({
  page,
}) => {
  await melde(page, 'kunde');
  const referenz = `A-${Date.now()}`;
  const nummer = await lege(page, referenz);
  await (await suche(page, referenz)).getByText(nummer).click();
  await waehle(page, 'Lieferschein');
  await gelesen(page, `Die Übernahmeliste kann für Auftrag ${nummer} noch nicht gedruckt werden`);
  expect(page.context().pages()).toHaveLength(1);
  await knopf(page, 'Drucken').click();
  const eintraege = await page.getByRole('menuitem').allTextContents();
  expect(eintraege).toContain('Lieferschein');
  expect(eintraege).not.toContain('Übernahmeliste');
});

test('delivery notes and proofs of delivery of two delivered orders come in one paper each', async ({
  page,
}) => {
  await melde(page, 'kunde');
  const referenz = `L-${Date.now()}`;
  const kontakte = ['Frau Özdemir', 'Herr Jørgensen'];
  const nummern: string[] = [];
  for (const kontakt of kontakte) nummern.push(await lege(page, referenz, {}, { kontakt }));
  await stelleZu(page, nummern);
  const zeilen = await suche(page, referenz);
  await expect(zeilen).toHaveCount(2);
  await zeilen.first().getByRole('checkbox').check();
  await zeilen.last().getByRole('checkbox').check();

  const lieferscheine = await seiten(await drucke(page, 'Lieferschein'));
  expect(lieferscheine).toHaveLength(2);
  for (const nummer of nummern) expect(lieferscheine.join()).toContain(`Lieferschein ${nummer}`);
  expect(lieferscheine.join()).toContain('Groß & Söhne');

  const nachweise = await seiten(await drucke(page, 'Abliefernachweis'));
  expect(nachweise).toHaveLength(2);
  for (const kontakt of kontakte) expect(nachweise.join()).toContain(kontakt);
});

test('dangerous goods travel with their transport document', async ({ page }) => {
  await melde(page, 'kunde');
  const referenz = `U-${Date.now()}`;
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const antwort = await page.request.get(portal('/api/gefahrgutklasse/search?unnr=1203'), {
    headers: { authorization: `Bearer ${token}` },
  });
  const [{ id }] = await antwort.json();
  const benzin = {
    gefahrgutUnnr: { id },
    gefahrgutklasse: { id },
    anzahl: 4,
    verpackung: { id: 1 },
    bruttoGewicht: 80,
    liter: 100,
  };
  const nummer = await lege(page, referenz, { mitGefahrguetern: true, auftragsgefahrgueter: [benzin] });
  await (await suche(page, referenz)).getByText(nummer).click();
  const [blatt = ''] = await seiten(await drucke(page, 'Beförderungspapier (ADR)'));
  // The five facts in the order the regulation asks for, then the points of the transport category.
  expect(blatt).toContain('UN 1203 BENZIN oder OTTOKRAFTSTOFF, 3, II, (D/E)');
  expect(blatt).toMatch(/\b300\b/);
});

test('a report that its orders do not allow says so in its window, in words', async ({ page }) => {
  await melde(page, 'kunde');
  const referenz = `G-${Date.now()}`;
  const nummer = await lege(page, referenz);
  await (await suche(page, referenz)).getByText(nummer).click();
  const fenster = page.context().waitForEvent('page');
  await waehle(page, 'Beförderungspapier (ADR)');
  const neu = await fenster;
  await neu.waitForURL('**/api/berichte/**');
  await expect(neu.getByText(nummer)).toBeVisible();
  await expect(neu.locator('body')).not.toContainText('severity');
});
