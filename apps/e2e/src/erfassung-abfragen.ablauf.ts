import { expect, type Page, test } from '@playwright/test';
import { feld, konfiguriere, melde, portal } from './seiten.js';

/** What the page asks the server from now on, with the moments of question and answer. */
function lausche(page: Page) {
  const fragen: { pfad: string; gestellt: number; beantwortet: number }[] = [];
  page.on('request', (anfrage) => {
    const { pathname } = new URL(anfrage.url());
    if (!pathname.startsWith('/api/')) return;
    const frage = { pfad: pathname, gestellt: Date.now(), beantwortet: Number.POSITIVE_INFINITY };
    fragen.push(frage);
    void anfrage.response().then(() => {
      frage.beantwortet = Date.now();
    });
  });
  return fragen;
}

async function oeffneNeuen(page: Page): Promise<void> {
  await page.keyboard.press('Alt+n');
  await feld(page, 'absenderAdresse.name').waitFor();
  await page.waitForLoadState('networkidle');
}

/** The line on which the server tells news never rests; without it the network does. */
const ohneLeitung = (page: Page) => page.route('**/api/ereignisse', (route) => route.abort());

test.afterEach(async () => {
  if (process.env['PORTAL_DB']) await konfiguriere({});
});

for (const [art, werte] of [
  ['as shipped', {}],
  ['with a fixed sender', { clientKunde: 'absender-fest' }],
] as const) {
  test(`opening the empty form is one round of parallel look-ups, cached afterwards: ${art}`, async ({
    page,
  }) => {
    test.skip(!process.env['PORTAL_DB'], 'Die Konfiguration wird in der Datenbank des Portals gesetzt.');
    await konfiguriere(werte);
    await ohneLeitung(page);
    await melde(page, 'dispo');
    await page.waitForLoadState('networkidle');
    const fragen = lausche(page);
    await oeffneNeuen(page);
    expect(fragen.length).toBeGreaterThan(8);
    expect(new Set(fragen.map((f) => f.pfad)).size).toBe(fragen.length);
    // One round: nothing was asked only after something else had been answered.
    const ersteAntwort = Math.min(...fragen.map((f) => f.beantwortet));
    expect(fragen.filter((f) => f.gestellt > ersteAntwort).map((f) => f.pfad)).toEqual([]);

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Ja' }).click();
    await page.getByRole('grid').waitFor();
    await page.waitForLoadState('networkidle');
    fragen.length = 0;
    await oeffneNeuen(page);
    expect(fragen.map((f) => f.pfad)).toEqual([]);
  });
}

for (const wer of ['dispo', 'metro']) {
  test(`opening it by its address is one round too, once the session is renewed: ${wer}`, async ({
    page,
  }) => {
    await ohneLeitung(page);
    await melde(page, wer);
    await page.waitForLoadState('networkidle');
    const fragen = lausche(page);
    await page.goto(portal('/auftragsmanagement/auftragserfassung'));
    await feld(page, 'absenderAdresse.name').waitFor();
    await page.waitForLoadState('networkidle');
    // The session before it, and the name in the frame around it, are not the form's.
    const andere = [
      '/api/authentication/token',
      '/api/config-param/clientconfig',
      '/api/benutzer/currentAsList',
    ];
    const runde = fragen.filter((f) => !andere.includes(f.pfad));
    expect(runde.length).toBeGreaterThan(12);
    const ersteAntwort = Math.min(...runde.map((f) => f.beantwortet));
    expect(runde.filter((f) => f.gestellt > ersteAntwort).map((f) => f.pfad)).toEqual([]);
  });
}
