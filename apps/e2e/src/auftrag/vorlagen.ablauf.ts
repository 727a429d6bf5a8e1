import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { verstoesse } from '../pruefung.js';
import { melde, portal } from '../seiten.js';
import { konfiguriere } from '../verwalter.js';

const seite = () => portal('/auftragsmanagement/auftragsvorlagen');

async function ohneBarrieren(page: Page): Promise<void> {
  expect(await verstoesse(page)).toEqual([]);
}

/** Templates of this name in front, one for each recipient; answers what takes them away again. */
async function legeAn(page: Page, name: string, empfaenger: readonly [string, number | null][]) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const ids: number[] = [];
  for (const [wer, mandant] of empfaenger) {
    const auftrag = { empfaengerAdresse: { name: wer, plz: '28195', ort: 'Bremen' } };
    const data = { vorlageName: `${name} ${wer}`, auftrag, ...(mandant ? { mandant: { id: mandant } } : {}) };
    const antwort = await page.request.post(portal('/api/auftragsvorlagen'), { headers, data });
    expect(antwort.status()).toBe(201);
    ids.push((await antwort.json()).id);
  }
  return async () => {
    for (const id of ids) await page.request.delete(portal(`/api/auftragsvorlagen/${id}`), { headers });
  };
}

async function untermandant(page: Page): Promise<{ id: number; name: string }> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const antwort = await page.request.get(portal('/api/mandanten/hauptmandant-summary'), {
    headers: { authorization: `Bearer ${token}` },
  });
  const mandanten = (await antwort.json()) as { id: number; name: string }[];
  const gefunden = mandanten.find((m) => m.name.startsWith('Metropol'));
  if (!gefunden) throw new Error('Der Mandant der Demodaten fehlt');
  return gefunden;
}

test('templates are searched, filtered by client, sorted and renamed, on a phone as cards', async ({
  page,
}) => {
  const name = `Tour ${Date.now()}`;
  await melde(page, 'dispo');
  const metropol = await untermandant(page);
  const raeumeAuf = await legeAn(page, name, [
    ['Anton', null],
    ['Zora', null],
    ['Berta', metropol.id],
  ]);
  await page.goto(seite());
  await page.getByLabel('Vorlagen suchen').fill(name);
  const zeilen = page.getByRole('row').filter({ hasText: name });
  await expect(zeilen).toHaveCount(3);
  await ohneBarrieren(page);

  await page.getByRole('columnheader', { name: 'Empfänger' }).click();
  await page.getByRole('columnheader', { name: 'Empfänger' }).click();
  await expect(page).toHaveURL(/sortierung=empfaengerAdresse%3Adesc/);
  await expect(zeilen.first()).toContainText('Zora');
  await expect(zeilen.last()).toContainText('Anton');

  await page.getByLabel('Mandant', { exact: true }).click();
  await page.keyboard.type('Metropol');
  await page.keyboard.press('Enter');
  await expect(zeilen).toHaveCount(1);
  await page.reload();
  await expect(zeilen).toHaveCount(1);
  await expect(zeilen).toContainText(metropol.name);

  await zeilen.getByText('Berta').first().click();
  await page.getByRole('button', { name: 'Umbenennen' }).click();
  await ohneBarrieren(page);
  // Another client of the same main client has this name.
  await page.locator('[name="vorlageName"]').fill(`${name} ANTON`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Name bereits vorhanden').first()).toBeVisible();
  await page.locator('[name="vorlageName"]').fill(`${name} OTTO`);
  await page.keyboard.press('Enter');
  await expect(zeilen).toContainText('OTTO');

  await page.setViewportSize({ width: 390, height: 844 });
  const karten = page.getByRole('list', { name: 'Auftragsvorlagen' }).getByRole('listitem');
  await expect(karten).toHaveCount(1);
  await expect(karten).toContainText('Berta, 28195 Bremen');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await ohneBarrieren(page);
  await karten.getByRole('button', { name: `${name} OTTO` }).click();
  await page.waitForURL('**/auftragserfassung?vorlage=*');
  await expect(page.locator('[name="empfaengerAdresse.name"]')).toHaveValue('Berta');
  await raeumeAuf();
});

test('templates are used by whoever captures, changed by main users, and gone where editing is denied', async ({
  page,
}) => {
  await melde(page, 'kunde');
  await page.getByRole('link', { name: 'Auftragsvorlagen' }).click();
  await expect(page.getByRole('button', { name: 'Verwenden' })).toBeVisible();
  for (const wort of ['Neue Vorlage', 'Bearbeiten', 'Umbenennen', 'Löschen']) {
    await expect(page.getByRole('button', { name: wort })).toHaveCount(0);
  }
  await konfiguriere({ denyOrderEdit: 'true' });
  await page.reload();
  await expect(page.getByText('Für diese Aktion fehlt die Berechtigung.')).toBeVisible();
  for (const wort of ['Neuer Auftrag', 'Offene Aufträge', 'Auftragsvorlagen']) {
    await expect(page.getByRole('link', { name: wort })).toHaveCount(0);
  }
  await konfiguriere({});
});
