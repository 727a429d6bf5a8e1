import { expect } from '@playwright/test';
import { test } from '../ablauf.js';
import { melde, portal } from '../seiten.js';
import { konfiguriere } from '../verwalter.js';
import { liste, ohneVerstoss, spaltentitel } from './listenseite.js';

test.afterEach(() => konfiguriere({}));

const faelle = [
  { profil: 'standard', hat: ['Stück', 'Klassifizierung', 'Preis'], ohne: ['Fremdnummer', 'Lademittel'] },
  { profil: 'spedition-iban', hat: ['Fremdnummer', 'Terminart', 'Preis'], ohne: ['Klassifizierung'] },
  { profil: 'liste-kompakt', hat: ['Stück', 'Zustellung'], ohne: ['Preis', 'Hinweis', 'Rechnungsadresse'] },
  { profil: 'metro', hat: ['Lademittel', 'Partnerreferenz'], ohne: ['Stück', 'Klassifizierung'] },
] as const;

for (const { profil, hat, ohne } of faelle) {
  test(`the list has the columns of the profile ${profil} [1-1.022 1-2.176,177]`, async ({ page }, info) => {
    await konfiguriere({ clientKunde: profil });
    await melde(page, 'dispo');
    const titel = await spaltentitel(page);
    for (const t of [
      'Auftragsnr.',
      'Status',
      'Statusdatum',
      'POD',
      'Empfänger',
      'Absender',
      'Mandant',
      ...hat,
    ]) {
      expect(titel).toContain(t);
    }
    for (const t of ohne) expect(titel).not.toContain(t);
    const platzhalter =
      profil === 'liste-kompakt'
        ? 'Nummer, Referenz oder Empfänger …'
        : 'Auftragsnummer, Referenz, Name, Ort …';
    await expect(page.getByLabel('Suche', { exact: true })).toHaveAttribute('placeholder', platzhalter);
    await page.screenshot({ path: info.outputPath(`${profil}.png`) });
    await ohneVerstoss(page);
  });
}

test('a setting names the columns itself, and users of the metro version have theirs [2-3.165 2-6.014]', async ({
  page,
}) => {
  await melde(page, 'metro');
  expect(await spaltentitel(page)).toContain('Lademittel');
  await konfiguriere({ auftragsresearchtableconfig: 'kompakt' });
  await page.goto(portal(liste));
  await page.getByRole('grid').waitFor();
  expect(await spaltentitel(page)).not.toContain('Hinweis');
});

test('the widths somebody chose stay, and the panel beside the list can be dragged, closed and opened [1-2.198]', async ({
  page,
}) => {
  await melde(page, 'dispo');
  await page.getByRole('button', { name: 'Seitenleiste öffnen' }).click();
  const griff = page.getByRole('separator', { name: 'Breite der Seitenleiste' });
  const breite = async () => Number(await griff.getAttribute('aria-valuenow'));
  const anfang = await breite();
  const kasten = await griff.boundingBox();
  await page.mouse.move((kasten?.x ?? 0) + 4, 400);
  await page.mouse.down();
  await page.mouse.move((kasten?.x ?? 0) - 96, 400, { steps: 4 });
  await page.mouse.up();
  await expect.poll(breite).toBeGreaterThan(anfang + 80);
  const gezogen = await breite();
  await griff.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(breite).not.toBe(gezogen);
  const danach = await breite();
  await page.reload();
  await page.getByRole('grid').waitFor();
  await page.getByRole('button', { name: 'Seitenleiste öffnen' }).click();
  await expect.poll(breite).toBe(danach);
  await page.getByRole('button', { name: 'Seitenleiste schließen' }).click();
  await expect(griff).toHaveCount(0);
  await page.getByRole('button', { name: 'Seitenleiste öffnen' }).click();
  await expect(griff).toBeVisible();
});
