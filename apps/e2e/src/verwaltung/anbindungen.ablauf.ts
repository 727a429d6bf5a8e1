import { expect } from '@playwright/test';
import { test } from '../ablauf.js';
import { pruefeAmTischUndTelefon, pruefeSeite } from '../pruefung.js';
import { beginneSitzung, portal } from '../seiten.js';
import { alsVerwalter } from '../verwalter.js';

const name = 'Partnernetz';
test.afterEach(async () => {
  for (const a of await alsVerwalter('GET', '/anbindungen'))
    if (a.name === name) await alsVerwalter('DELETE', `/anbindungen/${a.id}`);
});

test('an administrator sets up the way to a FORTRAS partner, tries it, and hears at the field what is wrong', async ({
  page,
}) => {
  await beginneSitzung(page, 'admin');
  await page.goto(portal('/admin/anbindungen'));
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Anbindung hinzufügen' });
  const waehle = async (feld: RegExp, wert: RegExp) => {
    await dialog.getByLabel(feld).click();
    await page.getByRole('option', { name: wert }).click();
  };
  await dialog.getByLabel(/^Name/).fill(name);
  await waehle(/^Richtung/, /^Ausgang/);
  await dialog.getByLabel(/^Ordner/).fill('partnernetz');
  await waehle(/^Format/, /FORTRAS/);
  await waehle(/^Datenart/, /^STD/);
  await dialog.getByLabel(/^Abschlüsse/).fill('mittags');
  await dialog.getByLabel(/^Eigene Kennung/).fill('NORD01');
  await dialog.getByLabel(/^Kennung des Partners/).fill('NETZ');
  // The other journeys keep the way they have.
  await dialog.getByLabel('eingeschaltet').uncheck();
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText(/Bitte Uhrzeiten, durch Komma getrennt/).first()).toBeVisible();
  await pruefeSeite(page);
  await dialog.getByLabel(/^Abschlüsse/).fill('12:00, 17:30');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  const zeile = page.getByRole('row', { name: new RegExp(name) });
  await expect(zeile).toContainText('Ausgang');
  await expect(zeile).toContainText('abgeschaltet');
  await zeile.click();
  await page.getByRole('button', { name: 'Verbindung prüfen' }).click();
  await expect(page.getByText(`Die Verbindung von ${name} geht.`)).toBeVisible();
  await pruefeAmTischUndTelefon(page);
});
