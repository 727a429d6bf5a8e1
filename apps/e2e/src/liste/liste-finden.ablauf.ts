import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { beginneSitzung, melde, portal } from '../seiten.js';
import { lege, liste, ohneVerstoss } from './listenseite.js';

/** How far the last column stands out of the room that the rows have. */
const ueberstand = (page: Page) =>
  page.locator('.MuiDataGrid-virtualScroller').evaluate((e) => {
    const koepfe = [...e.querySelectorAll('[role="columnheader"]')].map(
      (k) => k.getBoundingClientRect().right,
    );
    return Math.max(0, Math.floor(Math.max(...koepfe) - e.getBoundingClientRect().right));
  });

test('a shipment is found by a name and a town, in whatever order, then only in the town', async ({
  page,
}) => {
  await melde(page, 'kunde');
  const wort = `Zw${Date.now()}`;
  const [hamburg, kiel] = [
    await lege(
      page,
      'W-1',
      { warengutBezeichnung: `Ware${wort}` },
      { name: `Müller ${wort}`, ort: 'Hamburg' },
    ),
    await lege(page, 'Hamburg', {}, { name: `Mueller ${wort}`, ort: 'Kiel' }),
  ];
  const feld = page.getByRole('searchbox', { name: 'Suche' });
  const zeile = (nummer: string) => page.getByRole('row').filter({ hasText: nummer });
  await page.goto(portal(liste));
  await feld.fill(`hamburg müller ${wort}`);
  await expect(zeile(hamburg)).toBeVisible();
  await expect(zeile(kiel)).toBeVisible();
  await feld.fill(`mueller ${wort} hamb`);
  const nurOrt = page.getByRole('button', { name: 'Ort: hamb' });
  await expect(nurOrt).toBeVisible();
  await ohneVerstoss(page);
  await nurOrt.click();
  await expect(zeile(kiel)).toHaveCount(0);
  await expect(zeile(hamburg)).toBeVisible();
  await expect(feld).toHaveValue(`mueller ${wort} `);
  await expect(page.getByRole('button', { name: 'Ort: hamb', exact: true, pressed: true })).toBeVisible();
  await feld.fill(`ware${wort}`);
  await expect(zeile(hamburg)).toBeVisible();
  await expect(page.getByText(/^Anzahl gemäß Suchvorgaben: 1 /)).toBeVisible();
});

test('on a small screen the short view is whole, and the choice stays', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await melde(page, 'dispo');
  await expect(page.getByText('„Kurz“ passt ganz auf diesen Bildschirm.')).toBeVisible();
  await page.getByRole('button', { name: 'Kurz', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Erfasst' })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Gewicht' })).toBeVisible();
  await expect.poll(() => ueberstand(page)).toBe(0);
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(2).click();
  await expect(page.getByRole('complementary', { name: 'Markierter Auftrag' })).toBeVisible();
  await expect.poll(() => ueberstand(page)).toBe(0);
  await ohneVerstoss(page);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Gewicht' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Erfasst' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Spalten', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Gewicht' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Gewicht' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Standard', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Erfasst' })).toBeVisible();
});

test('open orders are all there, whatever their day, and the old ones can be shown alone', async ({
  page,
}) => {
  await beginneSitzung(page, 'dispo');
  await page.goto(portal('/auftragsmanagement/offeneauftraege'));
  await expect(page.getByLabel('Datum von')).toHaveValue('');
  await page.getByRole('button', { name: 'Nur diese zeigen' }).click();
  const alte = await page.getByText(/ seit mehr als 10 Tagen offen/).textContent();
  const anzahl = /^\d+/.exec(alte ?? '')?.[0];
  await expect(page.getByText(`Anzahl gemäß Suchvorgaben: ${anzahl} /`)).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toHaveClass(/fp-zeile-alt/);
  await ohneVerstoss(page);
});
