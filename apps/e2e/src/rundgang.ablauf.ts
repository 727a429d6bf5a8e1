import { expect, type Page } from '@playwright/test';
import { test } from './ablauf.js';
import { pruefeSeite } from './pruefung.js';
import { melde, merkeRundgang } from './seiten.js';

const angebot = (page: Page) => page.getByRole('button', { name: 'Neu hier? Rundgang in 60 Sekunden' });
const station = (page: Page) => page.getByRole('dialog');

test('the tour is offered once, goes by keys alone, takes no focus before and can be called again', async ({
  page,
}) => {
  await melde(page, 'leser');
  await merkeRundgang(page, false);
  await page.reload();
  await page.getByRole('grid').waitFor();
  await page.mouse.move(400, 400);
  await expect(angebot(page)).toBeVisible();
  await expect(angebot(page)).not.toBeFocused();
  await pruefeSeite(page);

  await angebot(page).focus();
  await page.keyboard.press('Enter');
  await expect(station(page)).toContainText('Willkommen im Frachtportal');
  await pruefeSeite(page);
  for (const titel of ['Das Menü', 'Überall hin mit Strg+K', 'Was Sie tun können', 'Sendungen finden']) {
    await page.keyboard.press('ArrowRight');
    await expect(station(page)).toContainText(titel);
    await pruefeSeite(page);
  }
  await page.keyboard.press('Escape');
  await expect(station(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/#rundgang/);
  await expect(angebot(page)).toHaveCount(0);

  await page.reload();
  await page.getByRole('grid').waitFor();
  await page.mouse.move(500, 400);
  await page.keyboard.press('?');
  await station(page).getByRole('button', { name: 'Rundgang (60 Sekunden)' }).click();
  await expect(station(page)).toContainText('Willkommen im Frachtportal');
  await expect(angebot(page)).toHaveCount(0);
});
