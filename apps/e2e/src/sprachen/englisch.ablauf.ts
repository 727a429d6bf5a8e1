import { expect, type Page, type TestInfo } from '@playwright/test';
import { test } from '../ablauf.js';
import { konfiguriere } from '../verwalter.js';
import { Eingegebenes } from './eingegebenes.js';
import { geheDurchErfassung, geheDurchListen, geheDurchSeiten, type Sprache, spricht } from './gang.js';
import { worteEnglisch } from './worte.js';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const deutsch = 50;
const englisch: Sprache = {
  id: 51,
  iso: 'en',
  name: 'English',
  wort: (wort) => worteEnglisch[wort] ?? `kein Englisch für ${wort}`,
};

test.beforeEach(() => spricht(englisch.id));
test.afterEach(() => spricht(deutsch));
test.afterEach(() => konfiguriere({}));

/** Answers how to check that a page says nothing in German. */
async function pruefung(page: Page, info: TestInfo) {
  const eingegebenes = new Eingegebenes();
  await eingegebenes.folge(page);
  return async (was: string) => {
    // Lists and forms are there, not what stands in their place.
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    await page.screenshot({ path: info.outputPath(`${was}.png`) });
    expect.soft(await eingegebenes.deutsches(page), was).toEqual([]);
  };
}

test('no page says a German word to somebody who has chosen English', async ({ page }, info) => {
  await geheDurchSeiten(page, englisch, await pruefung(page, info));
});

test('no dialog of the capture screen says one', async ({ page }, info) => {
  await geheDurchErfassung(page, englisch, await pruefung(page, info));
});

test('the list with its panel and the dialogs of addresses and users say none', async ({ page }, info) => {
  await geheDurchListen(page, englisch, await pruefung(page, info));
});
