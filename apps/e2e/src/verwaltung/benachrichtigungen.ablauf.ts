import { expect } from '@playwright/test';
import { test } from '../ablauf.js';
import { pruefeAmTischUndTelefon } from '../pruefung.js';
import { beginneSitzung, portal } from '../seiten.js';
import { alsVerwalter } from '../verwalter.js';

test.afterEach(async () => {
  for (const { id } of await alsVerwalter('GET', '/benachrichtigungen'))
    await alsVerwalter('DELETE', `/benachrichtigungen/${id}`);
});

test('a forwarder chooses who is told of what by mail, and in which words', async ({ page }) => {
  await beginneSitzung(page, 'admin');
  await page.goto(portal('/auftragsmanagement/uebersicht'));
  await page.getByRole('link', { name: 'Benachrichtigungen' }).click();
  await expect(page.getByText(/Noch keine Benachrichtigung/)).toBeVisible();
  await pruefeAmTischUndTelefon(page);
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Benachrichtigung anlegen' });
  await page.keyboard.type('Lager');
  await dialog.getByLabel(/^Wer erfährt es/).click();
  await page.keyboard.type('an eine');
  await page.keyboard.press('Enter');
  await dialog.getByLabel(/^E-Mail/).fill('lager@example.com');
  await dialog.getByLabel('Sendung abgeliefert').check();
  await pruefeAmTischUndTelefon(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Die Benachrichtigung Lager wurde erfolgreich gespeichert.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'lager@example.com' })).toBeVisible();
  await pruefeAmTischUndTelefon(page);

  await page.goto(portal('/admin/mandanten'));
  await expect(page.getByRole('row', { selected: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Texte der Mails' }).click();
  const texte = page.getByRole('dialog', { name: 'Texte der Mails' });
  await texte.getByRole('row', { name: /Benachrichtigung über Aufträge.*Deutsch/ }).click();
  await pruefeAmTischUndTelefon(page);
  await texte.getByRole('button', { name: 'Bearbeiten' }).click();
  const text = page.getByRole('dialog', { name: 'Text der Mail bearbeiten' });
  await text.getByLabel(/^Betreff/).fill('Neues aus dem Lager: {anzahl}');
  await pruefeAmTischUndTelefon(page);
  await text.getByRole('button', { name: 'Ansehen' }).click();
  const ansicht = page.getByRole('dialog', { name: 'Vorschau der Mail' });
  await expect(ansicht.getByText('Neues aus dem Lager: 1')).toBeVisible();
  await expect(ansicht.frameLocator('iframe').getByText('Auftrag 1000123')).toBeVisible();
  await ansicht.getByText('Schließen', { exact: true }).click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Der Text der Mail wurde erfolgreich gespeichert.')).toBeVisible();
  await expect(texte.getByText('eigener Text')).toBeVisible();
  await texte.getByRole('button', { name: 'Mitgelieferten Text nehmen' }).click();
  await expect(texte.getByText('eigener Text')).toBeHidden();
  await texte.getByRole('button', { name: 'Mailserver' }).click();
  const mailserver = page.getByRole('dialog', { name: 'Mailserver' });
  await mailserver.getByLabel(/^Server/).fill('nirgends.invalid');
  await mailserver.getByLabel(/^Absender/).fill('post@example.com');
  const waehle = async (anmeldung: string) => {
    await mailserver.getByLabel(/^Anmeldung/).fill(anmeldung);
    await page.keyboard.press('Enter');
  };
  await waehle('OAuth2');
  await expect(mailserver.getByLabel(/^Adresse für Token/)).toBeVisible();
  await pruefeAmTischUndTelefon(page);
  await waehle('keine');
  await mailserver.getByRole('button', { name: 'An mich senden' }).click();
  await expect(page.getByText(/Der Server hat die Mail nicht angenommen/)).toBeVisible();
});
