import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { type Browser, test as basis } from '@playwright/test';
import { startePortal } from './portalstart.js';
import { seitenauskunft } from './seitenauskunft.js';

const versuche = 3;

/**
 * A journey. Those that run side by side each have a portal of their own, found under `PORTAL_URL`; where that is set
 * already, the portal there is used. The browser is tried again when it does
 * not even start: seen once on a loaded machine, where Chromium ended with SIGSEGV before it showed a page. What
 * happens after that counts.
 */
export const test = basis.extend<object, { browser: Browser; laufendes: string }>({
  laufendes: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const beende = await oeffnePortal();
      await use(process.env['PORTAL_URL'] ?? '');
      await beende();
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  browser: [
    async ({ playwright, browserName, launchOptions }, use) => {
      const starte = async (uebrig: number): Promise<Browser> => {
        try {
          return await playwright[browserName].launch(launchOptions);
        } catch (fehler) {
          if (uebrig === 0) throw fehler;
          return starte(uebrig - 1);
        }
      };
      const browser = await starte(versuche - 1);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // The log of a run is what remains of it: it tells what the pages said when a journey failed.
  context: async ({ context, browser }, use, lauf) => {
    await use(context);
    if (lauf.status !== lauf.expectedStatus) console.log(`${lauf.title}\n${await seitenauskunft(browser)}`);
  },
});

async function oeffnePortal(): Promise<() => Promise<void>> {
  if (process.env['PORTAL_URL']) return async () => undefined;
  const { url, datenbank, stoppen } = await startePortal();
  process.env['PORTAL_URL'] = url;
  // The shipped dangerous-goods list ends in 2027; what is tested with it does not. It is no state that the portal
  // reaches by itself: an edition comes with a later release.
  await mitVerbindung(datenbank, (db) => db.query("UPDATE gefahrgutklasse SET gueltig_bis = '2098-12-31'"));
  return stoppen;
}
