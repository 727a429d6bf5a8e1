import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import {
  beginneAuftrag,
  beginneSitzung,
  feld,
  gespeichert,
  melde,
  portal,
  speichere,
  zelle,
} from '../seiten.js';
import { konfiguriere } from '../verwalter.js';

test.afterEach(() => konfiguriere({}));

const neu = '/auftragsmanagement/auftragserfassung';

/** Kills the window's process in the middle of everything, as an empty battery or a crash does. */
async function stuerzeAb(page: Page): Promise<void> {
  const tot = page.waitForEvent('crash');
  const leitung = await page.context().newCDPSession(page);
  leitung.send('Page.crash').catch(() => undefined);
  await tot;
  await page.close();
}

/** Opens the form again in a new window and takes the draft that is offered. */
async function oeffneWieder(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(portal(neu));
  await page.getByRole('button', { name: 'Entwurf übernehmen' }).click();
  return page;
}

test('a killed window loses no character: fields, half a date, the cell one is in', async ({
  page,
  context,
}) => {
  await melde(page, 'kunde');
  await beginneAuftrag(page);
  await feld(page, 'dispohinweis').fill('Vorsicht: zerbrechlich');
  await page.keyboard.press('Alt+5');
  await page.keyboard.press('ArrowDown');
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  // Not left: the last key has only just been pressed.
  await page.keyboard.type('Farbe, Lack „50 % kräftig“ ß');
  await stuerzeAb(page);

  const zweite = await oeffneWieder(context);
  await expect(feld(zweite, 'dispohinweis')).toHaveValue('Vorsicht: zerbrechlich');
  await expect(feld(zweite, 'empfaengerAdresse.ort')).not.toHaveValue('');
  await expect(zelle(zweite, 'Auftragspositionen', 1, 6)).toHaveText('Maschinenteile');
  await expect(zelle(zweite, 'Auftragspositionen', 2, 6)).toHaveText('Farbe, Lack „50 % kräftig“ ß');

  // A number that is none yet, then half a date in a field of the form.
  await zelle(zweite, 'Auftragspositionen', 2, 7).click();
  await zweite.keyboard.type('12,5 ca');
  await zweite.keyboard.press('Tab');
  await feld(zweite, 'beladedatum').focus();
  await zweite.keyboard.press('Control+a');
  await zweite.keyboard.type('24.1');
  await stuerzeAb(zweite);

  const dritte = await oeffneWieder(context);
  await expect(zelle(dritte, 'Auftragspositionen', 2, 7)).toHaveText('12,5 ca');
  await expect(dritte.getByText('Pos. 2 · Gewicht – Bitte eine Zahl eingeben.')).toBeVisible();
  await expect(feld(dritte, 'beladedatum')).toBeFocused();
  await expect(feld(dritte, 'beladedatum')).toHaveValue('24.1');
  // And it goes on as if nothing had happened.
  await dritte.keyboard.type('1.26');
  await dritte.keyboard.press('Tab');
  await zelle(dritte, 'Auftragspositionen', 2, 7).click();
  await dritte.keyboard.type('12,5');
  await dritte.keyboard.press('Tab');
  const auftrag = await gespeichert(dritte, await speichere(dritte));
  expect(auftrag).toMatchObject({
    beladedatum: '2026-11-24',
    dispohinweis: 'Vorsicht: zerbrechlich',
    auftragspositionen: [
      { warengutBezeichnung: 'Maschinenteile' },
      { warengutBezeichnung: 'Farbe, Lack „50 % kräftig“ ß', bruttoGewicht: 12.5 },
    ],
  });
  // Saved: nothing is offered any more.
  await dritte.goto(portal(neu));
  await feld(dritte, 'absenderAdresse.name').waitFor();
  await expect(dritte.getByRole('button', { name: 'Entwurf übernehmen' })).toHaveCount(0);
});

test('a killed window loses nothing of an open dialog either', async ({ page, context }) => {
  await konfiguriere({ isZusaetzlicheLademittel: 'true' });
  await melde(page, 'kunde');
  await beginneAuftrag(page);
  await page.keyboard.press('Alt+5');
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const gefahrgut = page.getByRole('dialog', { name: 'Gefahrgut hinzufügen' });
  await expect(gefahrgut.getByRole('gridcell').nth(1)).toBeFocused();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
  for (const wert of ['10', 'k', '', '180,5']) {
    if (wert) await page.keyboard.type(wert);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('47,11');
  await stuerzeAb(page);

  const zweite = await oeffneWieder(context);
  await expect(zweite.getByRole('dialog', { name: 'Gefahrgut hinzufügen' })).toBeVisible();
  await expect(zelle(zweite, 'Gefahrgut', 1, 5)).toHaveText('10');
  await expect(zelle(zweite, 'Gefahrgut', 1, 8)).toHaveText('180,50');
  await expect(zelle(zweite, 'Gefahrgut', 1, 9)).toHaveText('47,11');
  await zweite.getByRole('button', { name: 'Abbrechen' }).click();
  await zweite.getByRole('button', { name: 'Ja', exact: true }).click();
  const lademittel = zweite.getByRole('dialog', { name: 'zusätzliche Lademittel' });
  await expect(lademittel.getByRole('gridcell').nth(1)).toBeFocused();
  await zweite.keyboard.type('7');
  await zweite.keyboard.press('Tab');
  await zweite.keyboard.type('gitt');
  await stuerzeAb(zweite);

  const dritte = await oeffneWieder(context);
  await expect(zelle(dritte, 'zusätzliche Lademittel', 1, 2)).toHaveText('7');
  await expect(zelle(dritte, 'zusätzliche Lademittel', 1, 3)).toHaveText(/Gitterbox/);
  await dritte.getByRole('dialog').getByRole('button', { name: 'Bestätigen' }).click();
  await dritte.getByRole('button', { name: 'Avis telefonisch bearbeiten' }).click();
  await dritte.getByRole('dialog').getByLabel('Beschreibung').focus();
  await dritte.keyboard.type('0421 47');
  await stuerzeAb(dritte);

  const vierte = await oeffneWieder(context);
  await expect(vierte.getByRole('dialog').getByLabel('Beschreibung')).toHaveValue('0421 47');
  await vierte.getByRole('dialog').getByRole('button', { name: 'Bestätigen' }).click();
  const auftrag = await gespeichert(vierte, await speichere(vierte));
  expect(auftrag).toMatchObject({
    auftragZusLademittel: [{ anzahl: 7 }],
    auftragServices: [{ spez_num: 5, wert: '0421 47' }],
  });
});

test('half a date of a service and the name of a template come back too', async ({ page, context }) => {
  await melde(page, 'dispo');
  await beginneAuftrag(page);
  await page.getByRole('button', { name: 'Avis am bearbeiten' }).click();
  await expect(page.getByRole('dialog').getByLabel('Beschreibung')).toBeFocused();
  await page.keyboard.type('24.1');
  await stuerzeAb(page);

  const zweite = await oeffneWieder(context);
  const tag = zweite.getByRole('dialog', { name: 'Avis am bearbeiten' }).getByLabel('Beschreibung');
  await expect(tag).toBeFocused();
  await expect(tag).toHaveValue('24.1');
  await zweite.keyboard.type('2.26');
  await zweite.keyboard.press('Enter');
  await expect(zweite.getByRole('dialog')).toHaveCount(0);
  await expect(zweite.getByLabel('Avis am: 24.12.2026')).toBeChecked();

  await zweite.getByRole('button', { name: 'Als Vorlage speichern' }).click();
  await expect(feld(zweite, 'vorlageName')).toBeFocused();
  await zweite.keyboard.type('Wochentour Nor');
  await stuerzeAb(zweite);

  const dritte = await oeffneWieder(context);
  await expect(dritte.getByRole('dialog', { name: 'Auftragsvorlage Erfassen' })).toBeVisible();
  await expect(feld(dritte, 'vorlageName')).toHaveValue('Wochentour Nor');
  await dritte.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
  await expect(dritte.getByLabel('Avis am: 24.12.2026')).toBeChecked();
});

test('the offer of a draft comes and goes without moving a field', async ({ page, context }) => {
  await beginneSitzung(page, 'kunde');
  await page.goto(portal(neu));
  await feld(page, 'absenderReferenz').fill('angefangen');
  await expect(page.getByText(/gesichert \d\d:\d\d/)).toBeVisible();
  await stuerzeAb(page);

  const zweite = await context.newPage();
  await zweite.goto(portal(neu));
  const oben = async () => (await feld(zweite, 'absenderReferenz').boundingBox())?.y;
  const verwerfen = zweite.getByRole('button', { name: 'Verwerfen' });
  await expect(verwerfen).toBeInViewport();
  const mitAngebot = await oben();
  await verwerfen.click();
  await expect(verwerfen).toHaveCount(0);
  expect(await oben()).toBe(mitAngebot);
});

test('a reload and leaving ask first and lose nothing', async ({ page }) => {
  await melde(page, 'kunde');
  await beginneAuftrag(page);
  await feld(page, 'hinweis').focus();
  await page.keyboard.type('bitte anrufen');

  // Inside the portal.
  await page.getByRole('navigation').getByRole('link', { name: 'Auftragsliste' }).click();
  const frage = page.getByRole('alertdialog', { name: 'Auftrag verlassen' });
  await expect(frage).toBeVisible();
  await frage.getByRole('button', { name: 'Nein' }).click();
  await expect(feld(page, 'hinweis')).toHaveValue('bitte anrufen');

  // By the browser.
  let gefragt = 0;
  page.on('dialog', (d) => {
    gefragt += d.type() === 'beforeunload' ? 1 : 0;
    void d.accept();
  });
  await page.reload();
  expect(gefragt).toBe(1);
  await page.getByRole('button', { name: 'Entwurf übernehmen' }).click();
  await expect(feld(page, 'hinweis')).toHaveValue('bitte anrufen');
  await expect(zelle(page, 'Auftragspositionen', 1, 6)).toHaveText('Maschinenteile');

  // Left on purpose, come back to, given up.
  await page.getByRole('navigation').getByRole('link', { name: 'Auftragsliste' }).click();
  await frage.getByRole('button', { name: 'Ja' }).click();
  await expect(page.getByText(/Anzahl gemäß Suchvorgaben/)).toBeVisible();
  await page.keyboard.press('Alt+n');
  await page.getByRole('region', { name: 'Entwurf' }).getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page.getByRole('region', { name: 'Entwurf' })).toHaveCount(0);
  await page.reload();
  await feld(page, 'absenderAdresse.name').waitFor();
  await expect(page.getByRole('region', { name: 'Entwurf' })).toHaveCount(0);
});

test('two windows keep a draft each: the one of a living window is not offered', async ({
  page,
  context,
}) => {
  await melde(page, 'kunde');
  await beginneAuftrag(page);
  await feld(page, 'hinweis').fill('Fenster eins');
  const zweites = await context.newPage();
  await zweites.goto(portal(neu));
  await feld(zweites, 'absenderAdresse.name').waitFor();
  await expect(zweites.getByRole('region', { name: 'Entwurf' })).toHaveCount(0);
  await feld(zweites, 'hinweis').fill('Fenster zwei');
  await stuerzeAb(zweites);
  // Saving one leaves the draft of the other alone.
  const erster = await gespeichert(page, await speichere(page));
  expect(erster).toMatchObject({ hinweis: 'Fenster eins' });
  const drittes = await oeffneWieder(context);
  await expect(feld(drittes, 'hinweis')).toHaveValue('Fenster zwei');
  await expect(drittes.getByRole('region', { name: 'Entwurf' })).toHaveCount(0);
});

test('who loads the version of somebody else is offered the own one', async ({ page, browser }) => {
  await melde(page, 'kunde');
  await beginneAuftrag(page);
  const { id } = await gespeichert(page, await speichere(page));
  const zweites = await (await browser.newContext()).newPage();
  await melde(zweites, 'dispo');
  for (const fenster of [page, zweites]) await fenster.goto(portal(`${neu}/${id}`));
  await feld(page, 'hinweis').fill('vom Kunden');
  await feld(zweites, 'hinweis').fill('vom Disponenten');
  await speichere(zweites);
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Gespeicherte Fassung laden' }).click();
  await expect(feld(page, 'hinweis')).toHaveValue('vom Disponenten');
  await page.getByRole('button', { name: 'Entwurf übernehmen' }).click();
  await expect(feld(page, 'hinweis')).toHaveValue('vom Kunden');
  await speichere(page);
});
