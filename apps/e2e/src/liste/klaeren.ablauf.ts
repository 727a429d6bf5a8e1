import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { feld, melde, oeffneMenue } from '../seiten.js';
import { lege, suche } from './listenseite.js';

const leiste = (page: Page) => page.getByRole('complementary', { name: 'Markierter Auftrag' });
const speichern = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Speichern' });

test('customer and dispatcher clear up a case and write each other about it', async ({ page, browser }) => {
  await melde(page, 'kunde');
  const referenz = `K-${Date.now()}`;
  const nummer = await lege(page, referenz);
  await (await suche(page, referenz)).getByText(nummer).click();
  await page.getByRole('tab', { name: /^Klärfälle/ }).click();
  await page.getByRole('button', { name: 'Klärfall eröffnen' }).click();
  await page.keyboard.type('Ans');
  await page.keyboard.press('Enter');
  await feld(page, 'text').fill('Die Rampe ist auf der Rückseite');
  await page.keyboard.press('Control+Enter');
  await expect(leiste(page).getByRole('article')).toContainText('Anschrift falsch');

  const amTisch = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await melde(amTisch, 'dispo');
  await oeffneMenue(amTisch, 'Klärfälle');
  await amTisch.getByRole('button', { name: 'Ohne Zuständigen' }).click();
  await amTisch.getByRole('row').filter({ hasText: nummer }).getByRole('gridcell').first().click();
  await amTisch.keyboard.press('Enter');
  await amTisch.getByRole('button', { name: 'Weitergeben' }).click();
  await expect(speichern(amTisch)).toBeVisible();
  await feld(amTisch, 'zustaendig').fill('disp');
  await amTisch.getByRole('option', { name: 'dispo' }).waitFor();
  await amTisch.keyboard.press('Enter');
  await speichern(amTisch).click();
  await expect(amTisch.getByRole('article').getByText('weitergegeben → dispo')).toBeVisible();
  await amTisch.getByRole('link', { name: 'Auftrag zeigen' }).click();
  await amTisch.getByRole('tab', { name: /^Kommentare/ }).click();
  await amTisch.getByRole('button', { name: 'für den Kunden' }).click();
  await amTisch.getByRole('textbox', { name: /^Kommentar/ }).fill('Der Fahrer weiß Bescheid');
  await amTisch.keyboard.press('Control+Enter');

  // Told by the server, without anything being asked again.
  const neu = leiste(page).getByRole('tab', { name: /^Kommentare\s*1\s*ungelesen/ });
  await expect(neu).toBeVisible();
  await neu.click();
  await expect(leiste(page)).toContainText('Der Fahrer weiß Bescheid');

  await amTisch.getByRole('tab', { name: /^Klärfälle/ }).click();
  await leiste(amTisch).getByRole('button', { name: 'Erledigen' }).click();
  await feld(amTisch, 'text').fill('Anschrift berichtigt');
  await speichern(amTisch).click();
  await page.getByRole('tab', { name: /^Klärfälle/ }).click();
  await expect(leiste(page).getByRole('article')).toContainText('Anschrift berichtigt');
  await expect(leiste(page).getByRole('article')).toContainText('erledigt');
  await amTisch.context().close();
});

test('a damage is reported with a picture, and says until when it has to be claimed', async ({ page }) => {
  await melde(page, 'kunde');
  const referenz = `S-${Date.now()}`;
  const nummer = await lege(page, referenz);
  await (await suche(page, referenz)).getByText(nummer).click();
  await page.getByRole('tab', { name: /^Klärfälle/ }).click();
  await page.getByRole('button', { name: 'Klärfall eröffnen' }).click();
  await page.keyboard.type('Sch');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: /Schaden mit Frist/ }).check();
  await feld(page, 'schaden.packstuecke').fill('2');
  await feld(page, 'schaden.betrag').fill('149,9');
  const bild = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 100 } });
  await page
    .getByRole('dialog')
    .getByLabel('Bilder', { exact: true })
    .setInputFiles({ name: 'bruch.png', mimeType: 'image/png', buffer: bild });
  await page.keyboard.press('Control+Enter');
  const karte = leiste(page).getByRole('article');
  await expect(karte).toContainText('§ 438 HGB');
  await expect(karte).toContainText('149,90');
  await karte.getByRole('button', { name: 'bruch.png', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Dokumente' }).click();
  await expect(leiste(page).getByRole('listitem').filter({ hasText: 'bruch.png' })).toBeVisible();
});
