import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../ablauf.js';
import { melde } from '../seiten.js';
import { gelesen, knopf, lege, ohneVerstoss, suche } from './listenseite.js';

const csvKnopf = 'Aufträge als CSV exportieren';

test('the orders of a month come as one file, as CSV and as XLSX [1-2.008,212-215 1-8.017,018 1-9.030,036]', async ({
  page,
}) => {
  await melde(page, 'kunde');
  await page.getByRole('link', { name: 'CSV-Export' }).click();
  await page.waitForURL('**/auftragsexport');
  const [von, bis] = [page.getByLabel('Datum von'), page.getByLabel('Datum bis')];
  const tag = (d: Date) =>
    d.toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' });
  const heute = new Date();
  await expect(von).toHaveValue(new RegExp(tag(new Date(heute.getFullYear(), heute.getMonth() - 1, 2))));
  await expect(bis).toHaveValue(new RegExp(tag(new Date(heute.getFullYear(), heute.getMonth(), 1))));
  await expect(page.getByText(/kann je nach Zeitraum mehrere Minuten dauern/)).toBeVisible();
  await ohneVerstoss(page);

  await von.fill('1.1.2020');
  await von.press('Tab');
  await bis.fill('h');
  await bis.press('Tab');
  const geladen = page.waitForEvent('download');
  await page.getByRole('button', { name: csvKnopf }).click();
  const datei = await geladen;
  const iso = (d: Date) =>
    `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, '0')}-${String(d.getDate()).padStart(2, '0')}`;
  expect(datei.suggestedFilename()).toBe(`Auftraege_2020-01-01_${iso(heute)}.csv`);
  await expect(page.getByText('Fertig mit dem Export der Aufträge')).toBeVisible();
  await expect(
    page.getByText(/Aufträge wurden erfolgreich in Datei Auftraege_2020-01-01_\S+\.csv exportiert/).first(),
  ).toBeVisible();
  const [anzahl] =
    /\d[\d.]*(?=\/)/.exec(
      (await page.getByRole('status').filter({ hasText: 'Fertig' }).textContent()) ?? '',
    ) ?? [];
  const csv = await readFile(await datei.path(), 'utf8');
  expect(csv.startsWith('\uFEFF"')).toBe(true);
  expect(csv.match(/^"Auftragsnummer"/gm) ?? csv.match(/"Auftragsnummer";/g)).toHaveLength(1);
  expect(csv.split('\r\n').filter((z) => /^"NL-/.test(z)).length).toBe(Number(anzahl?.replaceAll('.', '')));

  const tabelle = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Aufträge als XLSX exportieren' }).click();
  expect((await tabelle).suggestedFilename()).toMatch(/\.xlsx$/);
});

test('a period without orders and one that makes no sense are told [1-5.074 1-6.012 1-8.016 2-6.016]', async ({
  page,
}) => {
  await melde(page, 'leser');
  await page.getByRole('link', { name: 'CSV-Export' }).click();
  // The list has fields of these names too.
  await page.getByRole('heading', { name: 'Monatlicher CSV-Export' }).first().waitFor();
  await page.getByLabel('Datum von').fill('1.1.2001');
  await page.getByLabel('Datum von').press('Tab');
  await page.getByLabel('Datum bis').fill('2.1.2001');
  await page.getByLabel('Datum bis').press('Tab');
  await page.getByRole('button', { name: csvKnopf }).click();
  await expect(page.getByText('Für den angegebenen Zeitraum gibt es keine Aufträge').first()).toBeVisible();
  await page.getByLabel('Datum bis').fill('1.1.2000');
  await page.getByLabel('Datum bis').press('Tab');
  await page.getByRole('button', { name: csvKnopf }).click();
  await gelesen(page, 'Bitte korrigieren Sie die Angaben des Zeitraumes.');
  // What is wrong stands at each field, and can be read to its end.
  for (const [label, grund] of [
    ['Datum von', 'liegt nach „Datum bis“'],
    ['Datum bis', 'liegt vor „Datum von“'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(grund));
    const meldung = page.locator('.fp-feld-meldung', { hasText: grund });
    expect(await meldung.evaluate((m) => m.scrollWidth - m.clientWidth), grund).toBeLessThanOrEqual(0);
  }
});

test('an export goes on while another page is open, and can be given up [1-2.216]', async ({ page }) => {
  await melde(page, 'kunde');
  /** The server sends as many pieces as it is allowed to. */
  let [stuecke, erlaubt] = [0, 1];
  const wartend: (() => void)[] = [];
  const erlaube = (mehr: number) => {
    erlaubt += mehr;
    for (const weiter of wartend.splice(0)) weiter();
  };
  await page.route('**/countexportcsvmtl**', (route) => route.fulfill({ json: 5000 }));
  await page.route('**/exportcsvmtl**', async (route) => {
    if (route.request().url().includes('count')) return route.fallback();
    if (++stuecke > erlaubt) await new Promise<void>((weiter) => wartend.push(weiter));
    await route.fulfill({ contentType: 'text/csv', body: '"x"\r\n' }).catch(() => undefined);
  });
  await page.getByRole('link', { name: 'CSV-Export' }).click();
  await page.getByRole('button', { name: csvKnopf }).click();
  await expect(page.getByText(/100 von 5\.000/)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
  await page.getByRole('link', { name: 'Auftragsliste' }).click();
  await page.getByRole('grid').waitFor();
  erlaube(2);
  await expect.poll(() => stuecke).toBe(4);
  await page.getByRole('link', { name: 'CSV-Export' }).click();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(
    page.getByText('Der Export wurde abgebrochen, es wurde keine Datei gespeichert.').first(),
  ).toBeVisible();
});

test('marked orders are downloaded as CSV, XLSX and XML', async ({ page }) => {
  await melde(page, 'kunde');
  const referenz = `X-${Date.now()}`;
  const nummer = await lege(page, referenz);
  await (await suche(page, referenz)).getByText(nummer).click();
  for (const [name, datei] of [
    ['CSV', 'Auftrag.csv'],
    ['XLSX', 'Auftrag.xlsx'],
    ['XML', `Auftrag_${nummer}.xml`],
  ] as const) {
    const geladen = page.waitForEvent('download');
    await knopf(page, name).click();
    const d = await geladen;
    expect(d.suggestedFilename()).toBe(datei);
    if (name === 'XML') expect(await readFile(await d.path(), 'utf8')).toContain(nummer);
  }
});

test('on a smaller screen the tools keep to one line, the files come from a menu', async ({ page }) => {
  await melde(page, 'kunde');
  const referenz = `K-${Date.now()}`;
  const nummer = await lege(page, referenz);
  await (await suche(page, referenz)).getByText(nummer).click();
  const knoepfe = page.getByRole('region', { name: 'Aktionen' }).getByRole('button');
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    // How wide the menu begins is decided when the page comes.
    await page.reload();
    await expect(page.getByRole('complementary', { name: 'Markierter Auftrag' })).toContainText(nummer);
    await expect(knopf(page, 'Export')).toHaveCount(width === 1440 ? 0 : 1);
    const mitten = await knoepfe.evaluateAll((alle) =>
      alle.map((k) => k.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2)),
    );
    expect(Math.max(...mitten) - Math.min(...mitten), `${width} px`).toBeLessThanOrEqual(1);
  }
  await knopf(page, 'Export').click();
  const geladen = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await geladen).suggestedFilename()).toBe('Auftrag.csv');
});
