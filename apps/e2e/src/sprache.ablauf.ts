import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { test } from './ablauf.js';
import { Eingegebenes } from './eingegebenes.js';
import { feld, konfiguriere, nimmAdresse, passwort, portal } from './seiten.js';
import { fuegeEin } from './tastatur.js';
import { worteEnglisch } from './worte.js';

test.skip(() => !process.env['PORTAL_DB'], 'Die Sprache wird in der Datenbank des Portals gesetzt.');
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.setTimeout(180_000);

const deutsch = 50;
const englisch = 51;
const en = (wort: string) => worteEnglisch[wort] ?? `kein Englisch für ${wort}`;

const spricht = (sprache: number) =>
  mitVerbindung(process.env['PORTAL_DB'] ?? '', (db) =>
    db.query("UPDATE benutzer SET sprache_id = $1 WHERE name IN ('admin', 'dispo')", [sprache]),
  );
test.beforeEach(() => spricht(englisch));
test.afterEach(() => spricht(deutsch));
test.afterEach(() => konfiguriere({}));

/** Logs in on the English login page; answers how to check that a page says nothing in German. */
async function beginne(page: Page, name: string, info: TestInfo) {
  const eingegebenes = new Eingegebenes();
  await eingegebenes.folge(page);
  const pruefe = async (was: string) => {
    // Lists and forms are there, not what stands in their place.
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    await page.screenshot({ path: info.outputPath(`${was}.png`) });
    expect.soft(await eingegebenes.deutsches(page), was).toEqual([]);
  };
  await page.goto(portal('/login'));
  await page.getByText('English', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await pruefe('anmeldung');
  await page.getByLabel(en('Benutzer oder E-Mail')).fill(name);
  await page.getByLabel(en('Passwort'), { exact: true }).fill(passwort);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/auftragsresearch**');
  await page.getByRole('grid').waitFor();
  return pruefe;
}

const oeffentlich = ['/register', '/forgottenPassword'];

/** Every page with its German heading. */
const seiten: readonly (readonly [string, string])[] = [
  ['/auftragsmanagement/auftragsresearch', 'Auftragsliste'],
  ['/auftragsmanagement/offeneauftraege', 'Offene Aufträge'],
  ['/auftragsmanagement/auftragserfassung', 'Neuer Auftrag'],
  ['/auftragsmanagement/auftragsvorlagen', 'Auftragsvorlagen'],
  ['/auftragsmanagement/auftragsexport', 'CSV-Export'],
  ['/masterdata/adressmanagement', 'Adressmanagement'],
  ['/masterdata/adresserfassung', 'Neue Adresse'],
  ['/masterdata/usermanagement', 'Benutzerverwaltung'],
  ['/masterdata/listen/verpackungen', 'Verpackungen'],
  ['/masterdata/gefahrgut', 'Gefahrguttabelle'],
  ['/masterdata/gefahrgut/import', 'Gefahrguttabelle importieren'],
  ['/masterdata/orte', 'Orte importieren'],
  ['/masterdata/maut', 'Mauttabellen'],
  ['/masterdata/maut/neu', 'Neue Mauttabelle'],
  ['/ueber', 'Über das Frachtportal'],
  ['/admin', 'Adminbereich'],
  ['/admin/mandanten', 'Mandanten'],
  ['/admin/adressimport', 'Adressimport'],
  ['/admin/premium', 'Premium-Import'],
  ['/admin/statuskette', 'Standard-Statuskette'],
  ['/admin/anzeigestatus', 'Anzeigestatus'],
  ['/admin/information', 'Informationen'],
  ['/admin/protokoll', 'Änderungsprotokoll'],
  ['/admin/mails', 'Mails'],
  ['/admin/coco', 'Konfigurator (CoCo)'],
];

test('no page says a German word to somebody who has chosen English', async ({ page }, info) => {
  await konfiguriere({ isBexPremium: 'true' });
  const pruefe = await beginne(page, 'admin', info);
  for (const [pfad, titel] of seiten) {
    await page.goto(portal(pfad));
    await expect(page.getByText(en(titel), { exact: true }).first()).toBeAttached();
    await pruefe(pfad.slice(1).replaceAll('/', '-'));
  }
  await page.evaluate(() => localStorage.removeItem('token'));
  for (const pfad of oeffentlich) {
    await page.goto(portal(pfad));
    await page.getByRole('textbox').first().waitFor();
    await pruefe(pfad.slice(1));
  }
});

test('no dialog of the capture screen says one', async ({ page }, info) => {
  await konfiguriere({ isZusaetzlicheLademittel: 'true', isShowAbsenderNeutral: 'true' });
  const pruefe = await beginne(page, 'dispo', info);
  const dialog = page.getByRole('dialog');
  const frage = page.getByRole('alertdialog');
  const schliesse = async (knopf = en('Abbrechen')) => {
    await dialog.getByRole('button', { name: knopf, exact: true }).first().click();
    await expect(dialog).toHaveCount(0);
  };
  await page.keyboard.press('Alt+n');
  await page.waitForURL('**/auftragserfassung');
  await feld(page, 'absenderAdresse.name').waitFor();
  await nimmAdresse(page, 'empfaengerAdresse', 'e');
  await pruefe('maske');

  await page.keyboard.press('Alt+5');
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('gridcell').nth(1)).toBeFocused();
  await page.keyboard.type('1203');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: en('Bestätigen') }).click();
  await expect(dialog.getByRole('list', { name: en('Hinweise zu den Zeilen') })).toBeVisible();
  await pruefe('gefahrgut');
  await schliesse();

  await page.getByRole('button', { name: en('Service hinzufügen') }).click();
  await expect(dialog).toBeVisible();
  await pruefe('service');
  await schliesse();

  await page.keyboard.press('Alt+5');
  // Headings are what somebody has entered: they stay as they came.
  await fuegeEin(page, `${en('Inhalt')}\t${en('Gewicht')}\nPaint\tlots\nGlue\t12.5`);
  await pruefe('einfuegen');
  await schliesse();

  await page.keyboard.press('Control+s');
  await expect(page.getByText(/Check \d+ field/)).toBeVisible();
  await pruefe('fehler');
  await page.keyboard.press('Escape');
  await expect(frage).toBeVisible();
  await pruefe('abbruchfrage');
  await frage.getByRole('button', { name: en('Nein'), exact: true }).click();
  await page.getByRole('button', { name: en('Tastenkürzel') }).click();
  await expect(dialog).toBeVisible();
  await pruefe('tastenblatt');
  await schliesse(en('Schließen'));
});

test('the list with its panel and the dialogs of addresses and users say none', async ({ page }, info) => {
  const pruefe = await beginne(page, 'admin', info);
  const dialog = page.getByRole('dialog');
  const frage = page.getByRole('alertdialog');
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(2).click();
  for (const reiter of ['Auftrag', 'Historie', 'Dokumente', 'Verladung', 'Controlling']) {
    await page.getByRole('tab', { name: en(reiter), exact: true }).click();
    await pruefe(`leiste-${reiter}`);
  }
  await page.goto(portal('/masterdata/adressmanagement'));
  await page.getByRole('row').nth(1).getByRole('gridcell').first().click();
  await page.getByRole('button', { name: en('Löschen'), exact: true }).click();
  await expect(frage).toBeVisible();
  await pruefe('adresse-loeschen');
  await frage.getByRole('button', { name: en('Nein'), exact: true }).click();

  await page.goto(portal('/masterdata/usermanagement'));
  await page.getByRole('row').nth(1).getByRole('gridcell').first().click();
  await page.getByRole('button', { name: en('Bearbeiten'), exact: true }).click();
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  await pruefe('benutzer');
});
