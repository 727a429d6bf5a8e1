import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { pruefeSeite } from '../pruefung.js';
import { beginneSitzung, feld, passwort, portal } from '../seiten.js';
import { stelltKonfigurationZurueck } from '../verwalter.js';

const gespeichert =
  'Die Konfiguration wurde erfolgreich geändert und an das externe Dispositionssystem übertragen. Bitte jetzt neu anmelden...';

stelltKonfigurationZurueck(test);

async function oeffne(page: Page): Promise<void> {
  await beginneSitzung(page, 'admin');
  await page.goto(portal('/admin/coco'));
  await page.getByRole('heading', { name: 'Funktionen' }).waitFor();
}

const schalter = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const speichern = (page: Page) => page.getByRole('button', { name: /^Speichern Strg S/ });

test('a flag changed in CoCo changes the capture screen, and taken back changes it back [2-1.017 2-2.008,129,133 2-3.151 2-4.027 2-8.027]', async ({
  page,
}) => {
  await oeffne(page);
  // The switch shows the opposite of what is stored.
  await expect(schalter(page, 'Uhrzeitfelder')).toBeChecked();
  await schalter(page, 'Uhrzeitfelder').uncheck();
  const gesendet = page.waitForRequest((r) => r.method() === 'PUT' && r.url().includes('/config-param/coco'));
  await speichern(page).click();
  const alle = (await gesendet).postDataJSON() as { key: string; value: string }[];
  expect(alle).toContainEqual({ key: 'client.isDisableUhrzeitfelder', value: 'true' });
  expect(alle.length).toBe(await page.locator('.fp-coco-zeile').count());
  await expect(page.getByRole('alertdialog')).toContainText(gespeichert);
  await pruefeSeite(page);

  // As told: a new login, and the times are gone.
  await page.getByRole('button', { name: 'Neu anmelden' }).click();
  await page.getByLabel('Benutzer oder E-Mail').fill('dispo');
  await page.getByLabel('Passwort', { exact: true }).fill(passwort);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Neuer Auftrag' }).click();
  await feld(page, 'beladedatum').waitFor();
  await expect(feld(page, 'beladezeitVon')).toHaveCount(0);

  // Who, when, what before and after; and back.
  await page.evaluate(() => localStorage.clear());
  await oeffne(page);
  const zeile = page.locator('#coco-isDisableUhrzeitfelder');
  await expect(zeile).toContainText('abweichend, Vorgabe: an');
  await expect(zeile).toContainText('admin');
  await zeile.getByRole('button', { name: 'Uhrzeitfelder: Verlauf' }).click();
  const verlauf = page.getByRole('dialog', { name: 'Verlauf: Uhrzeitfelder' });
  const erste = verlauf.getByRole('row').nth(1);
  await expect(erste).toContainText(/admin.*Uhrzeitfelder.*kein eigener Wert.*aus/);
  // The dispatch system hears of it shortly after.
  await expect(async () => {
    await verlauf.getByRole('button', { name: 'Schließen' }).first().click();
    await zeile.getByRole('button', { name: 'Uhrzeitfelder: Verlauf' }).click();
    await expect(erste).toContainText('angekommen', { timeout: 1000 });
  }).toPass();
  await erste.getByRole('gridcell').first().click();
  await pruefeSeite(page);
  await verlauf.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(page.getByText('Die Änderung wurde zurückgenommen.')).toBeVisible();
  await verlauf.getByRole('button', { name: 'Schließen' }).first().click();
  await expect(schalter(page, 'Uhrzeitfelder')).toBeChecked();
  await page.keyboard.press('Alt+n');
  await expect(feld(page, 'beladezeitVon').first()).toBeVisible();
});

test('exchange devices and load equipment together are refused, nothing is sent', async ({ page }) => {
  await oeffne(page);
  await schalter(page, 'Tauschgeräte').check();
  await schalter(page, 'Zusätzliche Lademittel').check();
  let gesendet = 0;
  page.on('request', (r) => {
    if (r.method() === 'PUT') gesendet++;
  });
  await page.keyboard.press('Control+s');
  const satz = 'Tauschgeräte und zusätzliche Lademittel dürfen nicht beide gewählt sein.';
  await expect(page.getByRole('alertdialog', { name: 'Fehler' })).toContainText(satz);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.locator('#coco-isTauschgeraete')).toContainText(satz);
  expect(gesendet).toBe(0);

  // Leaving asks first.
  await page.getByRole('link', { name: 'Auftragsliste' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Nicht gespeichert' })).toBeVisible();
  await page.getByRole('button', { name: 'Nein' }).click();
  await page.getByRole('button', { name: /^Verwerfen/ }).click();
  await expect(schalter(page, 'Tauschgeräte')).not.toBeChecked();
});

test('a profile shows what it changes, its columns and the services are chosen [2-2.130-132,134-138]', async ({
  page,
}) => {
  await oeffne(page);
  await pruefeSeite(page);
  const profil = page.locator('#coco-clientKunde');
  await profil.getByText('Alle Profile').click();
  await expect(profil).toContainText(
    'Keine Preisermittlung, Tauschgeräte an, Länge, Breite und Höhe sind Pflicht.',
  );
  await expect(profil).toContainText('Lademeter und Stellplätze werden nicht berechnet.');
  await expect(profil).toContainText('Aufträge, Vorlagen und Adressen können nicht geändert werden.');
  await expect(profil).toContainText(
    'Absender gesperrt, neutraler Absender sichtbar, keine Verpackungen und Lademittel für Gefahrgut.',
  );
  await feld(page, 'clientKunde').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Metro');
  await page.keyboard.press('Enter');
  const vorschau = page.getByRole('grid', { name: 'Vorschau der Auftragsliste' });
  await expect(vorschau.getByRole('columnheader').first()).toHaveText('Zustellung');
  await feld(page, 'clientKunde').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Ohne');
  await page.keyboard.press('Enter');
  await expect(schalter(page, 'Lademeter berechnen')).not.toBeChecked();
  await expect(vorschau.getByRole('columnheader').first()).toHaveText('Erfasst');

  const services = page.locator('#coco-customServices');
  await services.getByText('Services auswählen').click();
  const erster = services.getByRole('checkbox').first();
  await erster.check();
  await expect(services.getByText('1 Service ausgewählt')).toBeVisible();
  await page.getByLabel('nur, was von der Vorgabe abweicht').check();
  await expect(page.locator('#coco-isMautrechner')).toHaveCount(0);
  await expect(services).toBeVisible();
});

test('a profile goes out as a file and comes in again, compared before', async ({ page }, info) => {
  await oeffne(page);
  const ladung = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Profil exportieren' }).click();
  const ort = info.outputPath('konfiguration.json');
  await (await ladung).saveAs(ort);
  const profil = JSON.parse(await readFile(ort, 'utf8')) as { format: string; werte: { key: string }[] };
  expect(profil.format).toBe('frachtportal-konfiguration');

  const ohne = profil.werte.filter((w) => w.key !== 'client.isDenyZustelldatum');
  const werte = [...ohne, { key: 'client.isDenyZustelldatum', value: 'true' }];
  await writeFile(ort, JSON.stringify({ ...profil, werte }));
  await page.locator('input[type=file]').setInputFiles(ort);
  const fenster = page.getByRole('dialog', { name: 'Profil importieren' });
  await expect(fenster.getByRole('row', { name: /Zustelldatum nicht änderbar\s+aus\s+an/ })).toBeVisible();
  await pruefeSeite(page);
  await fenster.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(gespeichert);
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(schalter(page, 'Zustelldatum nicht änderbar')).toBeChecked();

  await writeFile(ort, '{"format":"anders"}');
  await page.locator('input[type=file]').setInputFiles(ort);
  await expect(page.getByRole('alertdialog', { name: 'Fehler' })).toContainText(
    'Diese Datei ist kein Profil des Frachtportals.',
  );
});
