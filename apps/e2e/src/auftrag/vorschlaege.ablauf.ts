import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { feld, melde, portal } from '../seiten.js';

const seite = '/auftragsmanagement/auftragsvorschlaege';

/** A proposal as another program leaves it. */
async function schlageVor(page: Page, ort: string, plz: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const anschrift = { strasse: 'Weg', hausnummer: '1', lkz: 'D' };
  const antwort = await page.request.post(portal('/api/auftragsvorschlaege'), {
    headers: { authorization: `Bearer ${token}` },
    data: {
      quelle: 'programm',
      herkunft: 'Warenwirtschaft',
      grund: 'Bitte prüfen.',
      auftrag: {
        frankatur: 5,
        verkehrsart: 1,
        absenderAdresse: { ...anschrift, name: 'Absender GmbH', plz: '20095', ort: 'Hamburg' },
        empfaengerAdresse: { ...anschrift, name: `Markt ${ort}`, plz, ort },
        auftragspositionen: [
          { verpackung: { id: 1 }, verpackungAnzahl: 3, bruttoGewicht: 12, warengutBezeichnung: 'Prospekte' },
        ],
      },
    },
  });
  expect(antwort.status(), await antwort.text()).toBe(201);
}

test('proposals are released, corrected in the form of an order, discarded and taken back', async ({
  page,
}) => {
  const lauf = `${Date.now()}`;
  await melde(page, 'kunde');
  for (const [ort, plz] of [
    [`A${lauf}`, '28195'],
    [`B${lauf}`, '2819'],
    [`C${lauf}`, '28195'],
  ] as const)
    await schlageVor(page, ort, plz);
  await page.getByRole('link', { name: /^Vorschläge \d/ }).click();
  await page.waitForURL(`**${seite}`);
  await page.getByLabel('Vorschläge suchen').fill(lauf);
  await page.waitForURL(/suche=/);
  const zeile = (buchstabe: string) => page.getByRole('row').filter({ hasText: `Markt ${buchstabe}${lauf}` });
  await expect(page.getByRole('row').filter({ hasText: lauf })).toHaveCount(3);
  await expect(zeile('B')).toContainText('Postleitzahl');

  // Two at once: the one that can be released is.
  await zeile('A').getByRole('checkbox').check();
  await zeile('B').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Freigeben' }).click();
  await expect(page.getByText(/Der Auftrag \S+ wurde erfolgreich gespeichert\./).first()).toBeVisible();
  await expect(page.getByText(/1 Vorschlag wartet weiter/)).toBeVisible();
  await expect(zeile('A')).toHaveCount(0);

  // The other one says at its field what is wrong, and is released by saving.
  await zeile('B').getByText(`Markt B${lauf}`).dblclick();
  await page.waitForURL('**/auftragserfassung?vorschlag=*');
  await expect(page.getByText('Vorschlag aus Programm: Warenwirtschaft')).toBeVisible();
  await expect(feld(page, 'empfaengerAdresse.plz')).toHaveAttribute('aria-invalid', 'true');
  await feld(page, 'empfaengerAdresse.plz').fill('28199');
  await page.getByRole('button', { name: 'Adresse anlegen' }).click();
  await expect(page.getByRole('button', { name: 'Adresse anlegen' })).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await page.waitForURL(`**${seite}`);
  await page.getByLabel('Vorschläge suchen').fill(lauf);
  await page.waitForURL(/suche=/);
  await expect(zeile('B')).toHaveCount(0);

  // The third is discarded, taken back, and waits again.
  await zeile('C').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vorschlag verwerfen' });
  await dialog.getByLabel('Grund').fill('doppelt');
  await dialog.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(zeile('C')).toHaveCount(0);
  await page.getByRole('button', { name: 'verworfen', exact: true }).click();
  await expect(zeile('C')).toContainText('doppelt');
  await zeile('C').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Verwerfen zurücknehmen' }).click();
  await page.getByRole('button', { name: 'wartet', exact: true }).click();
  await expect(zeile('C')).toHaveCount(1);

  // What was released are orders, with what stood in the form.
  await page.getByRole('button', { name: 'freigegeben', exact: true }).click();
  await zeile('B').getByRole('link').click();
  await page.waitForURL(/auftragserfassung\/\d+$/);
  await expect(feld(page, 'empfaengerAdresse.plz')).toHaveValue('28199');
});
