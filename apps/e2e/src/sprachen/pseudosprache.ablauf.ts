import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { legePseudospracheAn, pseudosprache, pseudotext } from '@frachtportal/testkit/texte/pseudosprache';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { test } from '../ablauf.js';
import { type LaufendesPortal, startePortal } from '../portalstart.js';
import { warteAufStillstand } from '../pruefung.js';
import { portal } from '../seiten.js';
import { konfiguriere } from '../verwalter.js';
import { abgeschnittenes } from './abgeschnitten.js';
import { Eingegebenes } from './eingegebenes.js';
import { geheDurchErfassung, geheDurchListen, geheDurchSeiten, type Sprache, spricht } from './gang.js';

const web = resolve(import.meta.dirname, '../../../web');
const pseudo: Sprache = { ...pseudosprache, wort: pseudotext };
const weit = { width: 1366, height: 768 };
const schmal = { width: 390, height: 844 };
/** What the configurator shows as an order in its columns. */
const vorschau = ['Hansewerk GmbH', 'Nordwerk AG', 'Best. 4500'];

test.use({ viewport: weit, permissions: ['clipboard-read', 'clipboard-write'] });

let vorher: string | undefined;
const ort = mkdtempSync(join(tmpdir(), 'frachtportal-sprache-'));
let laufend: LaufendesPortal | undefined;

// One folder more beside the others, and everything else as it is.
test.beforeAll(async () => {
  const kataloge = join(ort, 'kataloge');
  legePseudospracheAn(kataloge);
  await promisify(execFile)(
    join(web, 'node_modules/.bin/vite'),
    ['build', '--mode', 'ungemessen', '--outDir', join(ort, 'web'), '--logLevel', 'warn'],
    { cwd: web, env: { ...process.env, FRACHTPORTAL_KATALOGE: kataloge } },
  );
  vorher = process.env['PORTAL_URL'];
  laufend = await startePortal({ FRACHTPORTAL_KATALOGE: kataloge, WEB_DIR: join(ort, 'web') });
  process.env['PORTAL_URL'] = laufend.url;
  await spricht(pseudo.id);
});

test.afterEach(() => konfiguriere({}));

test.afterAll(async () => {
  await laufend?.stoppen();
  process.env['PORTAL_URL'] = vorher;
  rmSync(ort, { recursive: true, force: true });
});

/** Answers how to check that a page says nothing but texts of the catalogues, and shows them whole. */
async function pruefung(page: Page, info: TestInfo) {
  // The own address of the demo names a desk that the product has a word for as well.
  const eingegebenes = new Eingegebenes('Paint', 'Glue', 'lots', 'Disposition', ...vorschau);
  await eingegebenes.folge(page);
  return async (was: string) => {
    for (const groesse of [schmal, weit]) {
      await page.setViewportSize(groesse);
      await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
      await warteAufStillstand(page);
      const wo = `${was} ${groesse.width}`;
      await page.screenshot({ path: info.outputPath(`${was}-${groesse.width}.png`) });
      expect.soft(await eingegebenes.unuebersetztes(page), wo).toEqual([]);
      expect.soft(await abgeschnittenes(page), wo).toEqual([]);
    }
  };
}

test('a further language is a folder: the API and the pages answer in it', async ({ page, request }) => {
  const sprich = { headers: { languageId: String(pseudo.id) } };
  const hole = async (pfad: string) => (await request.get(portal(pfad), sprich)).json();
  expect(await hole('/api/registrierung/sprachen')).toContainEqual({
    id: pseudo.id,
    bezeichnung: pseudo.name,
    iso: pseudo.iso,
    standard: false,
  });
  expect(await hole('/api/translations')).toMatchObject({
    'anmeldung.leer': pseudotext('Bitte Benutzer und Passwort eingeben'),
    Straße: pseudotext('Straße'),
  });
  expect(await hole('/api/registrierung/lkz')).toContainEqual(
    expect.objectContaining({ bezeichnung: pseudotext('Deutschland') }),
  );
  const ohne = await request.post(portal('/api/authentication/login'), { ...sprich, data: {} });
  expect(await ohne.json()).toMatchObject([{ text: pseudotext('Bitte Benutzer und Passwort eingeben') }]);

  const geladen: string[] = [];
  page.on('request', (anfrage) => geladen.push(anfrage.url()));
  const texte = (welche: string) => geladen.filter((url) => url.includes(`texte-${welche}`)).length;
  await page.goto(portal('/login'));
  await expect(page.getByLabel('Benutzer oder E-Mail')).toBeFocused();
  // Until somebody stirs, what the login page says is enough.
  expect([texte('de-anfang'), texte('de-portal'), texte(pseudo.iso)]).toEqual([1, 0, 0]);
  await page.getByText(pseudo.name, { exact: true }).click();
  await expect(page.getByLabel(pseudotext('Benutzer oder E-Mail'))).toBeVisible();
  expect(texte(`${pseudo.iso}-anfang`)).toBe(1);
});

test('a text that is in no catalogue, and one that is cut, are found', async ({ page }) => {
  const eingegebenes = new Eingegebenes();
  await eingegebenes.folge(page);
  await page.goto(portal('/login'));
  await page.getByText(pseudo.name, { exact: true }).click();
  await expect(page.getByLabel(pseudotext('Benutzer oder E-Mail'))).toBeVisible();
  await page.evaluate(() => {
    const kopf = '<h2 style="width: 40px; overflow: hidden; white-space: nowrap">⟦viel zu lang⟧</h2>';
    document.body.insertAdjacentHTML('beforeend', `<button title="Hart verdrahtet">⟦ja⟧</button>${kopf}`);
  });
  expect(await eingegebenes.unuebersetztes(page)).toEqual(['Hart verdrahtet']);
  expect(await abgeschnittenes(page)).toEqual(['⟦viel zu lang⟧']);
});

test('every page says only texts of the catalogues, and shows them whole', async ({ page }, info) => {
  await geheDurchSeiten(page, pseudo, await pruefung(page, info));
});

test('so do the dialogs of the capture screen', async ({ page }, info) => {
  await geheDurchErfassung(page, pseudo, await pruefung(page, info));
});

test('so do the list with its panel and the dialogs of addresses and users', async ({ page }, info) => {
  await geheDurchListen(page, pseudo, await pruefung(page, info));
});
