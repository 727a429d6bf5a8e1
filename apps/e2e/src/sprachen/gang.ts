import { expect, type Page } from '@playwright/test';
import { feld, nimmAdresse, passwort, portal } from '../seiten.js';
import { fuegeEin } from '../tastatur.js';
import { alsVerwalter, konfiguriere } from '../verwalter.js';

/** A language that the pages are walked in. */
export interface Sprache {
  id: number;
  iso: string;
  name: string;
  /** How it puts a German wording. */
  wort(deutsch: string): string;
}

/** Looks at a page or dialog as it stands; the name is for reports. */
export type Pruefung = (was: string) => Promise<void>;

/** What language the people of the walks have chosen. */
export async function spricht(id: number): Promise<void> {
  for (const name of ['admin', 'dispo']) {
    const benutzer = await alsVerwalter('GET', `/benutzer/name/${name}`);
    await alsVerwalter('PUT', `/benutzer/${benutzer.id}`, { ...benutzer, sprache: { id } });
  }
}

const oeffentlich = ['/register', '/forgottenPassword'];

/** Every page with its German heading. */
export const seiten: readonly (readonly [string, string])[] = [
  ['/auftragsmanagement/uebersicht', 'Übersicht'],
  ['/auftragsmanagement/auftragsresearch', 'Auftragsliste'],
  ['/auftragsmanagement/offeneauftraege', 'Offene Aufträge'],
  ['/auftragsmanagement/auftragserfassung', 'Neuer Auftrag'],
  ['/auftragsmanagement/auftragsvorschlaege', 'Auftragsvorschläge'],
  ['/auftragsmanagement/auftragsvorlagen', 'Auftragsvorlagen'],
  ['/auftragsmanagement/auftragsexport', 'CSV-Export'],
  ['/auftragsmanagement/klaerfaelle', 'Klärfälle'],
  ['/auftragsmanagement/dauerauftraege', 'Daueraufträge'],
  ['/auftragsmanagement/lademittel', 'Lademittelkonto'],
  ['/auftragsmanagement/auftragsimport', 'Aufträge importieren'],
  ['/masterdata/adressmanagement', 'Adressmanagement'],
  ['/masterdata/adresserfassung', 'Neue Adresse'],
  ['/masterdata/usermanagement', 'Benutzerverwaltung'],
  ['/masterdata/einladungen', 'Einladungen'],
  ['/masterdata/benachrichtigungen', 'Benachrichtigungen'],
  ['/masterdata/sicherheit', 'Anmeldung und Sicherheit'],
  ['/masterdata/listen/verpackungen', 'Verpackungen'],
  ['/masterdata/gefahrgut', 'Gefahrguttabelle'],
  ['/masterdata/gefahrgut/import', 'Gefahrguttabelle importieren'],
  ['/masterdata/orte', 'Orte importieren'],
  ['/masterdata/maut', 'Mauttabellen'],
  ['/masterdata/maut/neu', 'Neue Mauttabelle'],
  ['/ueber', 'Über das Frachtportal'],
  ['/admin', 'Adminbereich'],
  ['/admin/einrichten', 'Einrichten'],
  ['/admin/mandanten', 'Mandanten'],
  ['/admin/adressimport', 'Adressimport'],
  ['/admin/premium', 'Premium-Import'],
  ['/admin/drucker', 'Etikettendrucker'],
  ['/admin/anbindungen', 'Anbindungen'],
  ['/admin/statuskette', 'Standard-Statuskette'],
  ['/admin/anzeigestatus', 'Anzeigestatus'],
  ['/admin/betrieb', 'Betrieb'],
  ['/admin/information', 'Informationen'],
  ['/admin/protokoll', 'Änderungsprotokoll'],
  ['/admin/mails', 'Mails'],
  ['/admin/coco', 'Konfigurator (CoCo)'],
];

/** Logs in on the login page of this language. */
export async function meldeAnIn(page: Page, { iso, name, wort }: Sprache, wer: string, pruefe: Pruefung) {
  await page.goto(portal('/login'));
  await page.getByText(name, { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', iso);
  await pruefe('anmeldung');
  await page.getByLabel(wort('Benutzer oder E-Mail')).fill(wer);
  await page.getByLabel(wort('Passwort'), { exact: true }).fill(passwort);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/auftragsresearch**');
  await page.getByRole('grid').waitFor();
}

/** Every page, with and without a login. */
export async function geheDurchSeiten(page: Page, sprache: Sprache, pruefe: Pruefung): Promise<void> {
  await konfiguriere({ isBexPremium: 'true' });
  await meldeAnIn(page, sprache, 'admin', pruefe);
  for (const [pfad, titel] of seiten) {
    await page.goto(portal(pfad));
    const wort = sprache.wort(titel);
    // On the page, or in the menu, which shows icons alone where there is little room.
    const gesagt = page
      .getByText(wort, { exact: true })
      .or(page.getByRole('link', { name: wort, exact: true }));
    await expect(gesagt.first()).toBeAttached();
    await pruefe(pfad.slice(1).replaceAll('/', '-'));
  }
  await page.evaluate(() => localStorage.removeItem('token'));
  for (const pfad of oeffentlich) {
    await page.goto(portal(pfad));
    await page.getByRole('textbox').first().waitFor();
    await pruefe(pfad.slice(1));
  }
}

/** The dialogs of the capture screen. */
export async function geheDurchErfassung(page: Page, sprache: Sprache, pruefe: Pruefung): Promise<void> {
  const { wort } = sprache;
  await konfiguriere({ isZusaetzlicheLademittel: 'true', isShowAbsenderNeutral: 'true' });
  await meldeAnIn(page, sprache, 'dispo', pruefe);
  const dialog = page.getByRole('dialog');
  const frage = page.getByRole('alertdialog');
  const schliesse = async (knopf = wort('Abbrechen')) => {
    await dialog.getByRole('button', { name: knopf, exact: true }).first().click();
    await expect(dialog).toHaveCount(0);
  };
  await page.keyboard.press('Alt+n');
  await page.waitForURL('**/auftragserfassung');
  await feld(page, 'empfaengerAdresse.name').waitFor();
  await nimmAdresse(page, 'empfaengerAdresse', 'e');
  await pruefe('maske');

  await page.keyboard.press('Alt+5');
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('gridcell').nth(1)).toBeFocused();
  await page.keyboard.type('1203');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: wort('Bestätigen') }).click();
  await expect(dialog.getByRole('list', { name: wort('Hinweise zu den Zeilen') })).toBeVisible();
  await pruefe('gefahrgut');
  await schliesse();

  await page.getByRole('button', { name: wort('Service hinzufügen') }).click();
  await expect(dialog).toBeVisible();
  await pruefe('service');
  await schliesse();

  await page.keyboard.press('Alt+5');
  // Headings are what somebody has entered: they stay as they came.
  await fuegeEin(page, `${wort('Inhalt')}\t${wort('Gewicht')}\nPaint\tlots\nGlue\t12.5`);
  await pruefe('einfuegen');
  await schliesse();

  await page.keyboard.press('Control+s');
  // The line of what is wrong, with the key that leads through it.
  await expect(page.getByText('F8').first()).toBeVisible();
  await pruefe('fehler');
  await page.keyboard.press('Escape');
  await expect(frage).toBeVisible();
  await pruefe('abbruchfrage');
  await frage.getByRole('button', { name: wort('Nein'), exact: true }).click();
  await page.getByRole('button', { name: wort('Tastenkürzel') }).click();
  await expect(dialog).toBeVisible();
  await pruefe('tastenblatt');
  await schliesse(wort('Schließen'));
}

/** The list with its panel, and the dialogs of addresses and users. */
export async function geheDurchListen(page: Page, sprache: Sprache, pruefe: Pruefung): Promise<void> {
  const { wort } = sprache;
  await meldeAnIn(page, sprache, 'admin', pruefe);
  const dialog = page.getByRole('dialog');
  const frage = page.getByRole('alertdialog');
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(2).click();
  for (const reiter of ['Auftrag', 'Historie', 'Dokumente', 'Verladung', 'Controlling']) {
    await page.getByRole('tab', { name: wort(reiter), exact: true }).click();
    await pruefe(`leiste-${reiter}`);
  }
  await page.goto(portal('/masterdata/adressmanagement'));
  await page.getByRole('row').nth(1).getByRole('gridcell').first().click();
  await page.getByRole('button', { name: wort('Löschen'), exact: true }).click();
  await expect(frage).toBeVisible();
  await pruefe('adresse-loeschen');
  await frage.getByRole('button', { name: wort('Nein'), exact: true }).click();

  await page.goto(portal('/masterdata/usermanagement'));
  await page.getByRole('row').nth(1).getByRole('gridcell').first().click();
  await page.getByRole('button', { name: wort('Bearbeiten'), exact: true }).click();
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  await pruefe('benutzer');
}
