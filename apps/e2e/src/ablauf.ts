import { type Browser, test as basis } from '@playwright/test';

const versuche = 3;

/**
 * A journey. Its browser is tried again when it does not even start: seen once on a loaded machine, where Chromium ended
 * with SIGSEGV before it showed a page. What happens after that counts.
 */
export const test = basis.extend<object, { browser: Browser }>({
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
});
