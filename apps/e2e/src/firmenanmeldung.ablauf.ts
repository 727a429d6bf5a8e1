import { geheimnis, klient, Probeanbieter } from '@frachtportal/testkit/probeanbieter';
import { expect, type Page } from '@playwright/test';
import { test } from './ablauf.js';
import { type LaufendesPortal, startePortal } from './portalstart.js';
import { pruefeAmTischUndTelefon, pruefeSeite } from './pruefung.js';
import { passwort } from './seiten.js';

let laufend: LaufendesPortal;
let firma: Probeanbieter;
test.beforeAll(async () => {
  laufend = await startePortal({ ANBINDUNG_ERLAUBT: '127.0.0.0/8' });
  firma = new Probeanbieter(laufend.url);
  await firma.beginne();
});
test.afterAll(async () => {
  await firma.ende();
  await laufend.stoppen();
});

const adresse = (pfad: string) => new URL(pfad, laufend.url).href;
const steht = (page: Page) => page.getByRole('grid').waitFor();
const mitFirma = (page: Page) => page.getByRole('button', { name: 'Mit Nordlicht anmelden' });

async function rufe(name: string, methode: string, pfad: string) {
  const anmeldung = await fetch(adresse('/api/authentication/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: name, password: passwort }),
  });
  const { accessToken } = await anmeldung.json();
  const antwort = await fetch(adresse(`/api${pfad}`), {
    method: methode,
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return antwort.status === 204 ? undefined : antwort.json();
}

test('a forwarder lets its people sign in with their company, from setting it up to logging out there', async ({
  page,
  browser,
}) => {
  const [dispo] = await rufe('dispo', 'GET', '/benutzer/currentAsList');
  firma.leute.set('kennung-1', { email: dispo.email, email_verified: true });
  firma.wer = 'kennung-1';

  await page.goto(adresse('/'));
  await page.getByLabel('Benutzer oder E-Mail').fill('admin');
  await page.getByLabel('Passwort', { exact: true }).fill(passwort);
  await page.keyboard.press('Enter');
  await steht(page);
  await page.goto(adresse('/admin/mandanten'));
  await expect(page.getByRole('row', { selected: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Firmenanmeldung', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Firmenanmeldung' });
  const feld = (name: string) => dialog.locator(`[name="${name}"]`);
  await feld('bezeichnung').fill('Nordlicht');
  await feld('aussteller').fill('login.example');
  await feld('klient').fill(klient);
  await feld('geheimnis').fill(geheimnis);
  await feld('domaenen').fill(dispo.email.split('@')[1]);
  await dialog.getByRole('button', { name: 'Zuordnung hinzufügen' }).click();
  await feld('zuordnungen.0.wert').fill('*');
  await dialog.getByRole('checkbox', { name: 'Anmeldung mit Firmenkonto anbieten' }).check();
  await pruefeAmTischUndTelefon(page);
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText(/https-Adresse des Anbieters/).first()).toBeVisible();
  await feld('aussteller').fill(firma.aussteller);
  await page.keyboard.press('Control+Enter');
  await expect(
    page.getByText('Die Firmenanmeldung von Nordlicht Spedition GmbH ist gespeichert.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Firmenanmeldung', exact: true }).click();
  await dialog.getByRole('button', { name: 'Anbieter prüfen' }).click();
  await expect(page.getByText('Der Anbieter antwortet.')).toBeVisible();

  const kollege = await browser.newContext({ locale: 'de-DE', bypassCSP: true });
  const seite = await kollege.newPage();
  await seite.goto(adresse('/masterdata/adressmanagement'));
  await seite.getByLabel('Benutzer oder E-Mail').fill(dispo.email);
  await seite.keyboard.press('Tab');
  await mitFirma(seite).waitFor();
  await pruefeAmTischUndTelefon(seite);
  await mitFirma(seite).click();
  await expect(seite).toHaveURL(adresse('/masterdata/adressmanagement'));
  await seite.goto(adresse('/masterdata/sicherheit'));
  await expect(seite.getByText('Firmenkonto').first()).toBeVisible();

  // The session ends while somebody works: they come in again beside the page.
  await rufe('admin', 'DELETE', `/benutzer/${dispo.id}/sitzungen`);
  // Whoever looks after news may find it before the click does: then the question stands before the link already.
  await seite.locator('a[href="/auftragsmanagement/auftragsresearch"]').first().dispatchEvent('click');
  const abgelaufen = seite.getByRole('alertdialog', { name: 'Anmeldung abgelaufen' });
  await abgelaufen.waitFor();
  await pruefeSeite(seite);
  const [fenster] = await Promise.all([seite.waitForEvent('popup'), mitFirma(seite).click()]);
  await Promise.race([
    fenster.waitForEvent('close'),
    fenster.getByText(/Dieses Fenster wird nicht mehr gebraucht/).waitFor(),
  ]);
  await expect(abgelaufen).toBeHidden();
  await steht(seite);

  await seite.getByRole('button', { name: 'Logout' }).click();
  await expect(seite).toHaveURL(new RegExp(`^${firma.aussteller}/session/end`));
  await seite.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(seite).toHaveURL(adresse('/login'));

  // An administrator lets go of the account.
  await page.goto(adresse(`/masterdata/sicherheit/${dispo.id}`));
  await page.getByRole('button', { name: 'Verknüpfung lösen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /^Ja/ }).click();
  await expect(page.getByText('Die Verknüpfung von dispo ist gelöst.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verknüpfung lösen' })).toHaveCount(0);

  // The way that was taken last is offered at once.
  await mitFirma(seite).waitFor();
  const komme = await firma.falleAus();
  await mitFirma(seite).click();
  await expect(seite.getByText(/Der Anmeldedienst Ihrer Firma antwortet nicht/)).toBeVisible();
  await komme();
  await kollege.close();
});
