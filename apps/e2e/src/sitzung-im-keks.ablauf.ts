import { expect, type Page } from '@playwright/test';
import { test } from './ablauf.js';
import { type LaufendesPortal, startePortal } from './portalstart.js';
import { passwort } from './seiten.js';

let laufend: LaufendesPortal;
test.beforeAll(async () => {
  laufend = await startePortal({ SITZUNG: 'cookie' });
});
test.afterAll(() => laufend.stoppen());

const adresse = (pfad: string) => new URL(pfad, laufend.url).href;
const steht = (page: Page) => page.getByRole('grid').waitFor();

/** Everything that a script of the page could read and carry away. */
const lesbar = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

test('with SITZUNG=cookie no script finds what keeps a session on, and windows go on together', async ({
  page,
  context,
}) => {
  await page.goto(adresse('/'));
  await page.getByLabel('Benutzer oder E-Mail').fill('dispo');
  await page.getByLabel('Passwort', { exact: true }).fill(passwort);
  await page.keyboard.press('Enter');
  await steht(page);
  const kekse = await context.cookies(adresse('/api/authentication/token'));
  const geheim = kekse.find((k) => k.name === 'frachtportal-sitzung');
  expect(geheim).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/authentication' });
  const gefunden = await lesbar(page);
  expect(gefunden).not.toContain(geheim?.value);
  // Claims are there, the signature that would make a token of them is not.
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^[\w-]+\.[\w-]+\.$/);
  expect(await page.evaluate(() => localStorage.getItem('refreshtoken'))).toBe('cookie');

  await page.reload();
  await steht(page);
  const zweites = await context.newPage();
  await zweites.goto(adresse('/auftragsmanagement/auftragsresearch'));
  await steht(zweites);
  await page.reload();
  await steht(page);
  await zweites.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Benutzer oder E-Mail')).toBeVisible();
  // The other window shows the login at once; the answer that takes the cookie back comes a moment later.
  await expect
    .poll(async () => (await context.cookies(adresse('/api/authentication/token'))).map((k) => k.name))
    .not.toContain('frachtportal-sitzung');
});
