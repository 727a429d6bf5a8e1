import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { liste } from '../liste/listenseite.js';
import { feld, melde, portal } from '../seiten.js';
import { konfiguriere } from '../verwalter.js';

/** What the page asks the server from now on, as it stands in the address; the line on which the server tells news is no question. */
function lausche(page: Page): string[] {
  const pfade: string[] = [];
  page.on('request', (anfrage) => {
    const { pathname, search } = new URL(anfrage.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/ereignisse') pfade.push(pathname + search);
  });
  return pfade;
}

/**
 * None of these is answered before all are asked: who needs an answer to ask on never gets there.
 * @param gefragt what was asked already, also in the moment before this begins to hold
 */
async function beantworteErstAlle(
  page: Page,
  pfade: readonly string[],
  gefragt: readonly string[],
): Promise<void> {
  const fehlend = new Set(pfade);
  const alleGefragt = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    for (const pfad of [...gefragt, pathname + search]) fehlend.delete(pfad);
    if (fehlend.size === 0) alleGefragt.resolve();
    if (pfade.includes(pathname + search)) await alleGefragt.promise;
    await route.continue();
  });
}

/** Asked once the form stands: the day of the pickup at the sender's place. */
const danach = /\/kalender\/abholung\?.*plz=/;

/** The form shows once all its look-ups are answered. */
const formularSteht = (page: Page) => feld(page, 'absenderAdresse.name').waitFor();
const listeSteht = (page: Page) => expect(page.getByText(/Anzahl gemäß Suchvorgaben: \d/)).toBeVisible();

async function oeffneNeuen(page: Page): Promise<void> {
  await page.keyboard.press('Alt+n');
  await formularSteht(page);
}

test.afterEach(async () => {
  await konfiguriere({});
});

for (const [art, werte] of [
  ['as shipped', {}],
  ['with a fixed sender', { clientKunde: 'absender-fest' }],
] as const) {
  test(`opening the empty form is one round of parallel look-ups, cached afterwards: ${art}`, async ({
    page,
  }) => {
    await konfiguriere(werte);
    // What is cached for five seconds is so on a slow machine too: time stands still.
    await page.clock.setFixedTime(new Date());
    const fragen = lausche(page);
    await melde(page, 'dispo');
    await listeSteht(page);
    // The last thing the list asks for: what its other filters are called.
    await expect.poll(() => fragen).toContain('/api/verkehrsarten');
    const derListe = new Set(fragen);
    // The list fetches its next page ahead, and the menu counts what waits, whenever the page has come to rest.
    const nebenher =
      /^\/api\/(auftraege\/search|auftragsvorschlaege\/anzahl|kommentare\/ungelesen|klaerfaelle\/offen|betrieb)/;
    const desFormulars = () =>
      fragen.filter((pfad) => !derListe.has(pfad) && !nebenher.test(pfad) && !danach.test(pfad));
    await oeffneNeuen(page);
    const runde = desFormulars();
    expect(runde.length).toBeGreaterThan(8);
    expect(runde.filter((pfad, i) => runde.indexOf(pfad) < i)).toEqual([]);

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Ja' }).click();
    await listeSteht(page);
    fragen.length = 0;
    await oeffneNeuen(page);
    expect(desFormulars()).toEqual([]);

    // Nothing is cached after a load, and all is asked before anything is answered.
    page.on('dialog', (d) => void d.accept());
    fragen.length = 0;
    await page.goto(portal(liste));
    await listeSteht(page);
    await beantworteErstAlle(
      page,
      runde.filter((pfad) => !fragen.includes(pfad)),
      fragen,
    );
    await oeffneNeuen(page);
    expect(fragen).toEqual(expect.arrayContaining(runde));
  });
}

for (const wer of ['dispo', 'metro']) {
  test(`opening it by its address is one round too, once the session is renewed: ${wer}`, async ({
    page,
  }) => {
    const adresse = portal('/auftragsmanagement/auftragserfassung');
    await melde(page, wer);
    await listeSteht(page);
    // What the list still asks for is not the form's: it is left for a page that asks nothing.
    await page.goto(portal('/api/health/ready'));
    const fragen = lausche(page);
    await page.goto(adresse);
    await formularSteht(page);
    // The session before it, and the name in the frame around it, are not the form's.
    const andere = [
      '/api/authentication/token',
      '/api/config-param/clientconfig',
      '/api/benutzer/currentAsList',
    ];
    const runde = fragen.filter((pfad) => !andere.includes(pfad) && !danach.test(pfad));
    expect(runde.length).toBeGreaterThan(12);
    fragen.length = 0;
    await beantworteErstAlle(page, runde, fragen);
    await page.reload();
    await formularSteht(page);
    expect(fragen).toEqual(expect.arrayContaining(runde));
  });
}
