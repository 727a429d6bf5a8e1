import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { beginneAuftrag, feld, gespeichert, melde, passwort, portal, zelle } from '../seiten.js';

/** Ends the session of the window on the server; its next call is refused. */
async function beendeSitzung(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const antwort = await page.request.post(portal('/api/authentication/logout'), {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(antwort.status()).toBe(204);
}

test('an expired session asks for the password above the form and goes on', async ({ page }) => {
  await melde(page, 'dispo');
  await beginneAuftrag(page);
  await feld(page, 'hinweis').fill('nach der Pause');
  await beendeSitzung(page);
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('alertdialog', { name: 'Anmeldung abgelaufen' });
  await expect(dialog).toBeVisible();
  await page.keyboard.type('falsch');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Passwort', { exact: true }).fill(passwort);
  await page.keyboard.press('Enter');
  const meldung = page.getByText(/Der Auftrag \S+ wurde erfolgreich gespeichert\./).first();
  await expect(meldung).toBeVisible();
  const nummer = /Auftrag (\S+) wurde/.exec((await meldung.textContent()) ?? '')?.[1] ?? '';
  expect(await gespeichert(page, nummer)).toMatchObject({ hinweis: 'nach der Pause' });
});

test('who is logged out in the middle finds everything after logging in again', async ({ page }) => {
  await melde(page, 'dispo');
  await beginneAuftrag(page);
  await feld(page, 'hinweis').focus();
  await page.keyboard.type('halb fert');
  await beendeSitzung(page);
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Zur Anmeldeseite' }).click();
  await expect(page.getByText('Anmeldung abgelaufen. Bitte melden Sie sich erneut an.')).toBeVisible();
  await melde(page, 'dispo');
  await page.keyboard.press('Alt+n');
  await page.getByRole('button', { name: 'Entwurf übernehmen' }).click();
  await expect(feld(page, 'hinweis')).toHaveValue('halb fert');
  await expect(zelle(page, 'Auftragspositionen', 1, 6)).toHaveText('Maschinenteile');

  // Nobody else on this machine is offered it.
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByLabel('Benutzer oder E-Mail').waitFor();
  await melde(page, 'kunde');
  await page.keyboard.press('Alt+n');
  await feld(page, 'absenderAdresse.name').waitFor();
  await expect(page.getByRole('region', { name: 'Entwurf' })).toHaveCount(0);
});
