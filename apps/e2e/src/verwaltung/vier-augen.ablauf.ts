import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { pruefeAmTischUndTelefon } from '../pruefung.js';
import { beginneSitzung, portal } from '../seiten.js';
import { neuer, ruf } from './konten.seiten.js';

const schalter = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const speichere = (page: Page) => page.getByRole('button', { name: /^Speichern Strg S/ }).click();
const wartende = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Wartet auf Zustimmung' }) });

async function oeffne(page: Page, wer: string): Promise<void> {
  await beginneSitzung(page, wer);
  await page.goto(portal('/admin/coco'));
  await page.getByRole('heading', { name: 'Funktionen' }).waitFor();
}

// In the house of the other forwarder, where no journey changes settings.
test('with four eyes a setting holds once another administrator has agreed', async ({
  page,
  browser,
  request,
}) => {
  const admin = await ruf(request, 'admin');
  const haeuser: { id: number; name: string }[] = await admin.hole('/api/mandanten/hauptmandanten-list');
  const owningMandant = { id: haeuser.find((h) => !h.name.includes('Nordlicht'))?.id };
  const erste = await neuer(request, { admin: true, owningMandant });
  const zweite = await neuer(request, { admin: true, owningMandant });

  await oeffne(page, erste);
  await schalter(page, 'Vier Augen').check();
  await speichere(page);
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await schalter(page, 'Länge ist Pflichtfeld').check();
  await speichere(page);
  await expect(page.getByText(/^Vorgelegt: Die Änderung gilt, sobald/)).toBeVisible();
  await expect(schalter(page, 'Länge ist Pflichtfeld')).not.toBeChecked();
  await expect(wartende(page)).toContainText('Länge ist Pflichtfeld: kein eigener Wert → an');
  await expect(wartende(page).getByRole('button')).toHaveText(['Zurückziehen']);
  await pruefeAmTischUndTelefon(page);

  const kontext = await browser.newContext({ locale: 'de-DE', bypassCSP: true });
  const ihre = await kontext.newPage();
  await oeffne(ihre, zweite);
  await expect(wartende(ihre)).toContainText(erste);
  await pruefeAmTischUndTelefon(ihre);
  await wartende(ihre).getByRole('button', { name: 'Zustimmen' }).click();
  await expect(ihre.getByText('Die Änderung gilt.')).toBeVisible();
  await expect(schalter(ihre, 'Länge ist Pflichtfeld')).toBeChecked();
  await expect(wartende(ihre)).toHaveCount(0);
  await kontext.close();
});
