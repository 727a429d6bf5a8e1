import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { beginneSitzung, portal } from '../seiten.js';
import { alsVerwalter } from '../verwalter.js';
import { zugaenglich } from './konten.seiten.js';

const mandant = 'Müller & Söhne Maschinenbau GmbH';

// As it was: orders stay for ever.
test.afterEach(() =>
  alsVerwalter('PUT', '/datenleben/aufbewahrung', { regeln: [{ art: 'auftraege', frist: null }] }),
);

const karte = (page: Page, titel: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: titel, exact: true }) });

/** The buttons of one kind of work: what is counted, and what is done. */
const arbeit = (inKarte: Locator, name: string) => {
  const reihe = inKarte.locator('.fp-reihe').filter({ hasText: new RegExp(`^${name}`) });
  return {
    probe: reihe.getByRole('button', { name: 'Probe: nur zählen' }),
    ernst: reihe.getByRole('button').last(),
  };
};

/** Waits for the end of the newest work that begins so; answers its row. The page looks by itself how far it is. */
async function bisFertig(page: Page, was: string): Promise<Locator> {
  const zeile = page.getByRole('row').filter({ hasText: was }).first();
  const zustand = zeile.getByRole('cell').nth(1);
  const gesehen: string[] = [];
  await expect(async () => {
    const text = (await zustand.textContent({ timeout: 5000 })) ?? '';
    if (text !== gesehen.at(-1)) gesehen.push(text);
    expect(text).toBe('fertig');
  }).toPass({ intervals: [50], timeout: 60_000 });
  // How much of the way was seen depends on the machine, its order does not.
  expect(gesehen.join(', ')).toMatch(/^(wartet, )?(läuft(: \S+( \d+ %)?)?, )*fertig$/);
  return zeile;
}

test('the data of a client are counted, taken out and fetched; a rule of retention is tried', async ({
  page,
}) => {
  await beginneSitzung(page, 'admin');
  await page.goto(portal('/admin/datenleben'));
  const einMandant = karte(page, 'Daten eines Mandanten');
  const { probe, ernst } = arbeit(einMandant, 'Exportieren');
  await expect(ernst).toBeDisabled();
  await einMandant.getByRole('combobox', { name: 'Mandant' }).click();
  await page.keyboard.type('Müller');
  await expect(page.getByRole('option', { name: mandant })).toBeVisible();
  await page.keyboard.press('Enter');
  await probe.click();
  const gezaehlt = await bisFertig(page, `Exportieren (Probe) ${mandant}`);
  await expect(gezaehlt).toContainText(/Aufträge: [1-9]/);
  await expect(gezaehlt.getByRole('button')).toHaveCount(0);

  await ernst.click();
  const ausgegeben = await bisFertig(page, `Exportieren ${mandant}`);
  await expect(ausgegeben).toContainText(/Aufträge: [1-9]/);
  const ladung = page.waitForEvent('download');
  await ausgegeben.getByRole('button', { name: 'Datei herunterladen' }).click();
  const datei = await ladung;
  expect(datei.suggestedFilename()).toMatch(/^Müller-Söhne-Maschinenbau-GmbH-\d{4}-\d\d-\d\d\.tar\.gz$/);
  const inhalt = gunzipSync(await readFile(await datei.path())).toString('utf8');
  for (const teil of ['export.json', 'daten/auftrag/', 'ende.json', mandant]) expect(inhalt).toContain(teil);

  const fristen = karte(page, 'Aufbewahrung');
  await expect(fristen).toContainText('mindestens 3 Monate aufzubewahren (5.4.4 ADR)');
  await fristen.getByLabel('Aufträge mit allem, was dazugehört').fill('8');
  await fristen.getByRole('button', { name: 'Regeln speichern' }).click();
  await expect(page.getByText('Die Regeln gelten.')).toBeVisible();
  await arbeit(fristen, 'Aufbewahrung').probe.click();
  // Demo orders are young.
  await expect(await bisFertig(page, 'Aufbewahrung (Probe)')).toContainText('nichts betroffen');
  await zugaenglich(page);
  await page.reload();
  await expect(fristen.getByLabel('Aufträge mit allem, was dazugehört')).toHaveValue('8');
});
