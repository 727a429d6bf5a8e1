import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { beginneAuftrag, feld, gespeichert, melde, oeffneMenue, portal, speichere } from '../seiten.js';
import { konfiguriere, stelltKonfigurationZurueck } from '../verwalter.js';
import { linkAusMail, zugaenglich } from '../verwaltung/konten.seiten.js';

stelltKonfigurationZurueck(test);

const zeilen = (page: Page) => page.getByRole('row');

/** An order with five exchange pallets that is on its way, and to whom. */
async function unterwegs(page: Page): Promise<{ nummer: string; partner: string }> {
  await beginneAuftrag(page);
  await feld(page, 'tauschpaletteA').fill('5');
  const nummer = await speichere(page);
  const { id, empfaengerAdresse } = await gespeichert(page, nummer);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const antwort = await page.request.post(portal('/api/auftraege/uebertragen'), {
    headers: { authorization: `Bearer ${token}` },
    data: [id],
  });
  expect(antwort.status(), await antwort.text()).toBe(200);
  return { nummer, partner: (empfaengerAdresse as { name: string }).name };
}

test('what an order has planned is confirmed by keys, read in the statement and reversed', async ({
  page,
}) => {
  await konfiguriere({ isTauschgeraete: 'true' }, 'hauptmandant');
  await melde(page, 'kunde');
  const { nummer, partner } = await unterwegs(page);
  await oeffneMenue(page, 'Lademittel');
  await expect(page.getByRole('heading', { level: 1, name: 'Lademittelkonto' })).toBeVisible();
  await page.getByRole('button', { name: 'Zu bestätigen' }).click();
  const geplant = zeilen(page).filter({ hasText: nummer });
  await geplant.getByRole('gridcell').first().click();
  await page.keyboard.press('Enter');
  const anzahl = feld(page, 'anzahl');
  await expect(anzahl).toBeFocused();
  await anzahl.fill('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Die Buchung ist gespeichert.').first()).toBeVisible();
  await expect(geplant).toHaveCount(0);

  await page.getByRole('button', { name: 'Salden' }).click();
  const konto = zeilen(page).filter({ hasText: partner }).filter({ hasText: 'Europalette' });
  await konto.getByRole('gridcell').first().click();
  await page.keyboard.press('Enter');
  const buchung = page.getByRole('dialog').getByRole('row').filter({ hasText: nummer });
  await expect(buchung).toContainText('aus Auftrag');
  await buchung.getByRole('radio').check();
  await page.getByRole('button', { name: 'Stornieren' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ja' }).click();
  await expect(page.getByRole('dialog').getByRole('row').filter({ hasText: nummer })).toHaveCount(2);
  await expect(page.getByRole('dialog').getByRole('row').filter({ hasText: nummer }).last()).toContainText(
    '-3',
  );
});

test('a booking by hand opens the account of a partner from the address book', async ({ page }) => {
  await melde(page, 'kunde');
  await oeffneMenue(page, 'Lademittel');
  await page.getByRole('button', { name: 'Neue Buchung' }).click();
  const adresse = page.getByLabel('Partner aus dem Adressbuch');
  await expect(adresse).toBeFocused();
  await page.keyboard.type('e');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
  const partner = await adresse.inputValue();
  await feld(page, 'anzahl').fill('12');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Die Buchung ist gespeichert.').first()).toBeVisible();
  await expect(zeilen(page).filter({ hasText: partner }).first()).toContainText('12');
});

test('a partner is asked for a balance by a link, contradicts without a login, and is read in the statement', async ({
  page,
  browser,
}) => {
  await melde(page, 'kunde');
  await oeffneMenue(page, 'Lademittel');
  await page.getByRole('button', { name: 'Alter', exact: true }).click();
  // The demo's partner whose pallets have been open for longest stands on top.
  await zeilen(page).nth(1).getByRole('gridcell').first().click();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Saldo bestätigen lassen' }).click();
  const email = `lager-${Date.now()}@partner.example.com`;
  await page.keyboard.type(email);
  await page.keyboard.press('Control+Enter');
  const anfrage = page.getByRole('dialog').getByRole('row').filter({ hasText: email });
  await expect(anfrage).toContainText('offen');

  const link = await linkAusMail(page.request, email, 'saldenbestaetigung');
  const partner = await (
    await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 844 } })
  ).newPage();
  await partner.goto(portal(link));
  await expect(partner.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await partner.getByRole('button', { name: 'Nein' }).click();
  await zugaenglich(partner);
  await feld(partner, 'anzahl').fill('7');
  await feld(partner, 'name').fill('Frau Meier');
  await feld(partner, 'bemerkung').fill('Schein 17 fehlt');
  await partner.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(partner.getByText('Ihre Antwort ist angekommen.')).toBeVisible();
  await partner.context().close();

  await page.reload();
  await page.getByRole('button', { name: 'Alter', exact: true }).click();
  await zeilen(page).nth(1).getByRole('gridcell').first().click();
  await page.keyboard.press('Enter');
  await expect(anfrage).toContainText('widersprochen');
  await expect(anfrage).toContainText('Schein 17 fehlt');
  await zugaenglich(page);
});
