import { expect } from '@playwright/test';
import { test } from '../ablauf.js';
import { feld, gespeichert, melde, oeffneMenue } from '../seiten.js';

test('a recurring order makes orders by itself, is looked at and paused', async ({ page }) => {
  await melde(page, 'dispo');
  await oeffneMenue(page, 'Daueraufträge');
  await page.getByRole('button', { name: 'Neuer Dauerauftrag' }).click();
  const name = `Tour ${Date.now()}`;
  await page.keyboard.type(name);
  await feld(page, 'vorlageId').click();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().click();
  for (const tag of ['Mo', 'Di', 'Mi', 'Do', 'Fr']) await page.getByRole('checkbox', { name: tag }).check();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10);
  // Of a week ahead there is one at least, whatever day it is.
  await feld(page, 'vorlauf').fill('7');
  await feld(page, 'um').fill('0');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Der Dauerauftrag ist gespeichert.').first()).toBeVisible();

  const zeile = page.getByRole('row').filter({ hasText: name });
  await expect(async () => {
    await page.reload();
    await expect(zeile).toContainText('Auftrag angelegt', { timeout: 2000 });
  }).toPass();
  await zeile.getByRole('gridcell').first().click();
  await page.getByRole('button', { name: 'Läufe' }).click();
  const link = page.getByRole('dialog').getByRole('link').first();
  const nummer = (await link.textContent()) ?? '';
  expect(await gespeichert(page, nummer)).toMatchObject({ erfasser: { name: 'dispo' }, status: { id: 1 } });
  await page.keyboard.press('Escape');

  await zeile.getByRole('gridcell').first().dblclick();
  await page.getByRole('checkbox', { name: 'aktiv' }).uncheck();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(zeile).toContainText('pausiert');
});
