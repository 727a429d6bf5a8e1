import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { melde } from '../seiten.js';
import { knopf, lege, suche } from './listenseite.js';

const ohneLeitung = (page: Page) =>
  page.getByRole('img', { name: /^Neue Status kommen gerade nicht von selbst/ });
const leiste = (page: Page) => page.getByRole('complementary', { name: 'Markierter Auftrag' });

test("an order runs through its chain before one's eyes, from transfer to the proof of delivery [1-2.183]", async ({
  page,
}) => {
  await melde(page, 'kunde');
  const referenz = `V-${Date.now()}`;
  const nummer = await lege(page, referenz);
  const zeile = await suche(page, referenz);
  await zeile.getByText(nummer).click();
  await page.getByRole('tab', { name: 'Historie' }).click();
  // Nothing below asks by itself: what changes has been told by the server.
  let gefragt = 0;
  page.on('request', (r) => {
    if (r.url().includes('/api/auftraege/search')) gefragt++;
  });
  await knopf(page, 'Übertragen').click();
  await expect(page.getByText(/1 Auftrag wurde zur Übertragung an .+ markiert\./).first()).toBeVisible();
  await expect(zeile).toContainText(
    /ist erfolgt|Disponiert|abgeholt|Umschlaglager|Empfangsdepot|Zustellung|Zugestellt/,
    {
      timeout: 40_000,
    },
  );
  await expect(zeile).toContainText('Zugestellt', { timeout: 100_000 });
  expect(gefragt).toBeGreaterThan(2);
  await expect(ohneLeitung(page)).toHaveCount(0);
  const schritte = leiste(page).getByRole('listitem');
  await expect(schritte.first()).toContainText('Zugestellt');
  await expect(leiste(page)).toContainText('Übertragung ist erfolgt');
  await expect(leiste(page)).not.toContainText('steht noch aus');
  await expect(zeile.getByRole('img', { name: 'Abliefernachweis vorhanden' })).toBeVisible();
  await page.getByRole('tab', { name: 'Dokumente' }).click();
  const geladen = page.waitForEvent('download');
  await leiste(page).getByRole('button', { name: 'Abliefernachweis herunterladen' }).click();
  expect((await geladen).suggestedFilename()).toBe(`Abliefernachweis_${nummer}.pdf`);
  await knopf(page, 'Übertragung stornieren').click();
  await expect(
    page.getByText(/Es wurden 0 Aufträge aus der Übertragung an .+ entfernt/).first(),
  ).toBeVisible();
});

test('where no line to the server can be had, the list asks by itself', async ({ page }) => {
  await page.route('**/api/ereignisse', (route) => route.abort());
  await melde(page, 'kunde');
  await expect(ohneLeitung(page)).toBeVisible();
  const referenz = `N-${Date.now()}`;
  const nummer = await lege(page, referenz);
  const zeile = await suche(page, referenz);
  await zeile.getByText(nummer).click();
  await knopf(page, 'Übertragen').click();
  await expect(zeile).toContainText(
    /ist erfolgt|Disponiert|abgeholt|Umschlaglager|Empfangsdepot|Zustellung|Zugestellt/,
    {
      timeout: 40_000,
    },
  );
});

test('what others capture meanwhile moves no row: it waits until it is asked for', async ({
  page,
  browser,
}) => {
  await melde(page, 'kunde');
  const referenz = `J-${Date.now()}`;
  const [erste, zweite] = [await lege(page, referenz), await lege(page, referenz)];
  const zeilen = await suche(page, referenz);
  await expect(zeilen).toHaveCount(2);
  await expect(zeilen.first()).toContainText(zweite);

  const andere = await (await browser.newContext()).newPage();
  await melde(andere, 'kunde');
  const dritte = await lege(andere, referenz);
  // The list learns of the newcomer with the next status of any order.
  await (await suche(andere, referenz)).getByText(erste).click();
  await knopf(andere, 'Übertragen').click();
  await andere.context().close();

  const neues = page.getByRole('button', { name: 'Die Liste hat sich geändert – anzeigen' });
  await expect(neues).toBeVisible({ timeout: 40_000 });
  await expect(zeilen).toHaveCount(2);
  await expect(zeilen.first()).toContainText(zweite);
  await expect(zeilen.last()).not.toContainText('erfasst');
  await neues.click();
  await expect(zeilen).toHaveCount(3);
  await expect(zeilen.first()).toContainText(dritte);
  await expect(neues).toHaveCount(0);
});
