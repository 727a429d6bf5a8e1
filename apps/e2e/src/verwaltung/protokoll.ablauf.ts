import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { pruefeSeite } from '../pruefung.js';
import { beginneSitzung, melde, portal } from '../seiten.js';

/** An administrator works as somebody else and takes something out. */
async function exportiereAls(page: Page, username: string): Promise<void> {
  const accessToken = await page.evaluate(() => localStorage.getItem('token'));
  const wechsel = await page.request.post(portal('/api/authentication/changelogin'), {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { accessToken, username, backupToken: accessToken },
  });
  expect(wechsel.ok(), await wechsel.text()).toBe(true);
  const { accessToken: neu } = await wechsel.json();
  const headers = { authorization: `Bearer ${neu}` };
  const liste = await page.request.get(portal('/api/auftraege/search?searchLimit=1'), { headers });
  const [{ id }] = await liste.json();
  const antwort = await page.request.get(portal(`/api/auftraege/exportcsv/${id}`), { headers });
  expect(antwort.ok(), await antwort.text()).toBe(true);
}

test('the information block shows log, files and sessions [2-2.114-118 2-7.015]', async ({ page }) => {
  await beginneSitzung(page, 'admin');
  await page.goto(portal('/admin/information'));
  const zahl = page.getByRole('status').filter({ hasText: /^\d+$/ });
  await expect(zahl).toBeVisible();
  expect(Number(await zahl.textContent())).toBeGreaterThan(0);
  await expect(page.getByRole('listitem').filter({ hasText: /\.log/ }).first()).toBeVisible();
  await pruefeSeite(page);

  const gefragt = page.waitForRequest((r) => r.url().includes('/api/log?'));
  await page.getByRole('button', { name: 'Serverprotokoll anzeigen' }).click();
  expect(new URL((await gefragt).url()).searchParams.get('rows')).toBe('1000');
  const fenster = page.getByRole('dialog', { name: 'Serverprotokoll' });
  const zeilen = fenster.getByRole('log');
  await expect(zeilen.locator('div').first()).toBeVisible();
  await pruefeSeite(page);
  await zeilen.evaluate((e) => e.scrollTo({ top: 0 }));
  await fenster.getByRole('button', { name: 'Ans Ende' }).click();
  await expect
    .poll(() => zeilen.evaluate((e) => e.scrollHeight - e.scrollTop - e.clientHeight))
    .toBeLessThan(3);
  await fenster.getByRole('button', { name: 'Leeren' }).click();
  await expect(zeilen.locator('div')).toHaveCount(0);
  await fenster.getByRole('button', { name: 'Aktualisieren' }).click();
  await expect(zeilen.locator('div').first()).toBeVisible();
});

test('an index of the dispatch system is brought up to date [2-8.025]', async ({ page }) => {
  await beginneSitzung(page, 'admin');
  await page.goto(portal('/admin/information'));
  await page.getByRole('combobox', { name: 'Index' }).click();
  await page.getByRole('option', { name: 'Lademittel', exact: true }).click();
  await page.getByRole('button', { name: 'Index aktualisieren' }).click();
  await expect(page.getByText('Der Index Lademittel wurde erfolgreich aktualisiert.')).toBeVisible();
  await expect(page.getByText('Der Index Lademittel wurde erfolgreich aktualisiert.')).toHaveCount(0);
});

test('the audit log names both while switched and is searched', async ({ page }) => {
  await melde(page, 'admin');
  await exportiereAls(page, 'leser');
  await page.evaluate(() => localStorage.clear());
  await beginneSitzung(page, 'admin');
  await page.goto(portal('/admin/protokoll'));
  await page.getByRole('searchbox', { name: 'Suche' }).fill('leser');
  await page.getByLabel('Art', { exact: true }).click();
  await page.keyboard.type('Export');
  await page.keyboard.press('Enter');
  const zeile = page.getByRole('row').nth(1);
  await expect(zeile).toContainText('admin als leser');
  await expect(zeile).toContainText('Export');
  await expect(page).toHaveURL(/suche=leser/);
  await pruefeSeite(page);
  await zeile.getByRole('gridcell').first().dblclick();
  const eintrag = page.getByRole('dialog', { name: 'Export' });
  await expect(eintrag).toContainText('admin als leser');
  await expect(eintrag).toContainText('GET /api/auftraege/exportcsv');
  await pruefeSeite(page);
});

test('the parts of the admin area fit a phone', async ({ page }) => {
  await melde(page, 'admin');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const teil of [
    '',
    '/mandanten',
    '/statuskette',
    '/anzeigestatus',
    '/information',
    '/protokoll',
    '/mails',
    '/coco',
  ]) {
    await page.goto(portal(`/admin${teil}`));
    await page.getByRole('navigation', { name: 'Adminbereich' }).waitFor();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await pruefeSeite(page);
  }
});
