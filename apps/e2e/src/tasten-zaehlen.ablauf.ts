import { expect, type Page } from '@playwright/test';
import { test } from './ablauf.js';
import { feld, gedruckt, gespeichert, meldeAn } from './seiten.js';
import { zaehlend } from './tastatur.js';

const waren = '2 epal teile 300kg, 1 kt ersatz 85kg';

async function nummerDerMeldung(page: Page): Promise<string> {
  const meldung = page.getByText(/Der Auftrag \S+ wurde erfolgreich gespeichert\./).last();
  await expect(meldung).toBeVisible();
  return /Auftrag (\S+) wurde/.exec((await meldung.textContent()) ?? '')?.[1] ?? '';
}

async function nimmWaren(page: Page, { druecke, tippe }: ReturnType<typeof zaehlend>): Promise<void> {
  await druecke('Alt+8');
  await expect(page.getByLabel('Schnelleingabe der Positionen')).toBeFocused();
  await tippe(waren);
  await expect(page.getByRole('list', { name: 'So verstanden' })).toContainText('ersatz');
  await druecke('Enter');
  await expect(page.getByLabel('Auftragspositionen', { exact: true })).toContainText('ersatz');
}

test('two positions to a known recipient take at most 60 keys, the next order at most 45', async ({
  page,
}) => {
  await meldeAn(page, 'kunde');
  const erster = zaehlend(page);
  const option = page.getByRole('option').first();
  await erster.druecke('Alt+n');
  // The first one begins with the client's own address, at the recipient.
  await expect(feld(page, 'empfaengerAdresse.name')).toBeFocused();
  await expect(feld(page, 'absenderAdresse.ort')).not.toHaveValue('');
  await erster.tippe('elet');
  await expect(option).toBeVisible();
  await erster.druecke('Enter');
  await expect(feld(page, 'empfaengerAdresse.ort')).not.toHaveValue('');
  await erster.druecke('Alt+3');
  await erster.tippe('R-4711');
  await nimmWaren(page, erster);
  await erster.druecke('Control+Enter');
  const nummer = await nummerDerMeldung(page);
  test.info().annotations.push({ type: 'Tasten', description: `Auftrag ${erster.anzahl()}` });
  expect(erster.anzahl()).toBeLessThanOrEqual(60);
  const gleiche = {
    absenderAdresse: { id: expect.any(Number) },
    empfaengerAdresse: { name: expect.stringMatching(/^Elet/) },
    sumBruttoGewicht: 385,
    auftragspositionen: [{ warengutBezeichnung: 'teile' }, { warengutBezeichnung: 'ersatz' }],
  };
  expect(await gespeichert(page, nummer)).toMatchObject({ ...gleiche, absenderReferenz: 'R-4711' });

  // The next one begins with the sender of the last, at the recipient.
  const zweiter = zaehlend(page);
  await expect(feld(page, 'empfaengerAdresse.name')).toBeFocused();
  await expect(feld(page, 'absenderAdresse.name')).not.toHaveValue('');
  await expect(feld(page, 'empfaengerAdresse.name')).toHaveValue('');
  await zweiter.druecke('Alt+w');
  await expect(feld(page, 'empfaengerAdresse.name')).toHaveValue(/^Elet/);
  await nimmWaren(page, zweiter);
  await zweiter.druecke('Control+s');
  await page.waitForURL('**/auftragsresearch**');
  const naechste = await nummerDerMeldung(page);
  expect(naechste).not.toBe(nummer);
  test.info().annotations.push({ type: 'Tasten', description: `Wiederholung ${zweiter.anzahl()}` });
  expect(zweiter.anzahl()).toBeLessThanOrEqual(45);
  const gespeicherter = await gespeichert(page, naechste);
  expect(gespeicherter).toMatchObject(gleiche);

  // A third: recipient and goods by one key each. The same was captured today already, which is said and no obstacle.
  await page.keyboard.press('Alt+n');
  await expect(feld(page, 'empfaengerAdresse.name')).toBeFocused();
  await expect(feld(page, 'absenderAdresse.name')).not.toHaveValue('');
  const dritter = zaehlend(page);
  await dritter.druecke('Alt+w');
  await expect(page.getByRole('button', { name: /^Ware wie letztes Mal/ })).toBeVisible();
  await dritter.druecke('Alt+9');
  await expect(page.getByLabel('Auftragspositionen', { exact: true })).toContainText('ersatz');
  test.info().annotations.push({ type: 'Tasten', description: `Wie letztes Mal ${dritter.anzahl() + 1}` });
  expect(dritter.anzahl() + 1).toBeLessThanOrEqual(5);
  const hinweise = page.getByRole('list', { name: 'Hinweise zum Auftrag' });
  await expect(hinweise).toContainText(`Gleicher Auftrag heute schon erfasst: ${naechste}`);
  const [daneben] = await Promise.all([
    page.context().waitForEvent('page'),
    hinweise.getByRole('link', { name: 'Ansehen' }).click(),
  ]);
  await daneben.waitForURL(`**/auftragserfassung/${(await gespeichert(page, naechste))['id']}`);
  await daneben.close();
  await page.goBack();
  await page.getByRole('button', { name: 'Ja' }).click();
  await page.waitForURL('**/auftragsresearch**');

  // In the list it is marked, and the notice offers what may follow.
  await expect(page).toHaveURL(new RegExp(`markiert=${gespeicherter['id']}(&|$)`));
  await expect(page.getByRole('row', { selected: true })).toContainText(naechste);
});

test('a notice leads on, and Alt+S saves and prints the label', async ({ page }) => {
  await meldeAn(page, 'kunde');
  const lege = async () => {
    await feld(page, 'empfaengerAdresse.name').waitFor();
    await nimmWaren(page, zaehlend(page));
  };
  await page.keyboard.press('Alt+n');
  await feld(page, 'empfaengerAdresse.name').fill('elet');
  await page.getByRole('option').first().click();
  await expect(feld(page, 'empfaengerAdresse.ort')).not.toHaveValue('');
  await lege();
  const papier = page
    .context()
    .waitForEvent('request', (r) => r.url().includes('/api/berichte/warenetikett'));
  await page.keyboard.press('Alt+s');
  // The notice goes by itself after ten seconds, the paper may take longer: the notice first.
  const erste = await nummerDerMeldung(page);
  const hinweise = page.getByRole('status', { name: 'Hinweise' });
  await expect(hinweise.getByRole('button', { name: 'Label' })).toBeVisible();
  await hinweise.getByRole('button', { name: 'Kopieren' }).click();
  await page.waitForURL('**/auftragserfassung?kopie=*');
  const etikett = await gedruckt(page, (await papier).url());
  expect(etikett.headers()['content-type']).toContain('application/pdf');
  await expect(feld(page, 'empfaengerAdresse.name')).toHaveValue(/^Elet/);
  await page.keyboard.press('Control+s');
  await page.waitForURL('**/auftragsresearch**');
  expect(await nummerDerMeldung(page)).not.toBe(erste);
  await hinweise.getByRole('button', { name: 'Nächster' }).last().click();
  await page.waitForURL('**/auftragserfassung');
  await expect(feld(page, 'empfaengerAdresse.name')).toBeFocused();
});
