import { expect } from '@playwright/test';
import { test } from '../ablauf.js';
import { type LaufendesPortal, startePortal } from '../portalstart.js';
import { pruefeAmTischUndTelefon } from '../pruefung.js';
import { feld, passwort } from '../seiten.js';
import { meldeMit } from './konten.seiten.js';

let leer: LaufendesPortal;
test.beforeAll(async () => {
  leer = await startePortal({ DEMO: 'false' });
});
test.afterAll(() => leer.stoppen());

test('from the link of an empty installation the portal leads to what is needed for the first order', async ({
  page,
}) => {
  const link = /Einrichtung des ersten Administrators .*: (\S+)/.exec(leer.ausgabe())?.[1] ?? '';
  await page.goto(link);
  await feld(page, 'mandant').fill('Meine Spedition');
  await feld(page, 'name').fill('chefin');
  await feld(page, 'email').fill('chefin@example.com');
  await feld(page, 'password').fill(passwort);
  await feld(page, 'passwordRepeat').fill(passwort);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Das Portal ist eingerichtet. Bitte melden Sie sich an.')).toBeVisible();
  await meldeMit(page, 'chefin', passwort);

  await expect(page.getByRole('heading', { name: 'Einrichten', exact: true })).toBeVisible();
  await expect(page.getByText(/von 10 Schritten erledigt/)).toBeVisible();
  await pruefeAmTischUndTelefon(page);
  const schritt = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(schritt('Mails')).toContainText('SMTP_URL');
  await schritt('Mails').getByRole('button', { name: 'Überspringen' }).click();
  await expect(schritt('Mails')).toContainText('übersprungen');

  await expect(schritt('Auftragsnummern')).toContainText('Der erste Auftrag hieße MS-000001.');
  await schritt('Auftragsnummern').getByRole('button', { name: 'Bearbeiten' }).click();
  await feld(page, 'praefix').fill('MEINE-');
  await feld(page, 'naechste').fill('1000');
  await expect(page.getByText('Der nächste Auftrag heißt MEINE-001000.')).toBeVisible();
  await pruefeAmTischUndTelefon(page);
  await page.keyboard.press('Control+Enter');
  await expect(schritt('Auftragsnummern')).toContainText('Der nächste Auftrag heißt MEINE-001000.');

  await schritt('Impressum und Datenschutz').getByRole('button', { name: 'Bearbeiten' }).click();
  await feld(page, 'impressum').fill('Meine Spedition, Hafenstraße 1, Hamburg');
  await feld(page, 'datenschutz').fill('Wir speichern, was ein Auftrag braucht.');
  await page.keyboard.press('Control+Enter');
  await expect(schritt('Impressum und Datenschutz')).toContainText('erledigt');

  await schritt('Weitere Benutzer').getByRole('link').click();
  await page.getByRole('button', { name: 'Einladen …' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^E-Mail Adressen/)
    .fill('dispo@example.com');
  await page.getByRole('button', { name: 'Einladungen senden' }).click();
  await expect(page.getByText('Die Einladung ist unterwegs.')).toBeVisible();

  // Whoever goes away finds it where it was.
  await page.goto(new URL('/admin', leer.url).href);
  await page
    .getByRole('navigation', { name: 'Adminbereich' })
    .getByRole('link', { name: 'Einrichten' })
    .click();
  await expect(schritt('Weitere Benutzer')).toContainText('eingeladen: 1');
  await expect(schritt('Mails')).toContainText('übersprungen');
  await page.goto(new URL('/admin/betrieb', leer.url).href);
  await expect(page.getByText(/^Offene Schritte: Meine Spedition \(\d\)$/)).toBeVisible();
});
