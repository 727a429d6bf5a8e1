import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { beginneAuftrag, feld, gespeichert, melde, speichere, tippeZellen } from '../seiten.js';
import { fuegeEin, scanne } from '../tastatur.js';
import { konfiguriere } from '../verwalter.js';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.afterEach(() => konfiguriere({}));

const vorschau = (page: Page) => page.getByRole('dialog', { name: 'Zeilen einfügen' });

/** The texts of one column of a grid, from top to bottom. */
async function spalte(page: Page, raster: string, ueberschrift: string): Promise<string[]> {
  const gitter = page.getByLabel(raster, { exact: true });
  const kopf = gitter.getByRole('columnheader', { name: new RegExp(`^${ueberschrift}`) }).first();
  const nummer = await kopf.getAttribute('aria-colindex');
  const zellen = gitter.locator(`[aria-rowindex]:not([aria-rowindex="1"]) > [aria-colindex="${nummer}"]`);
  return (await zellen.allTextContents()).map((t) => t.replace('*', ''));
}

const inhalte = (page: Page) => spalte(page, 'Auftragspositionen', 'Inhalt');

test('a block from a spreadsheet comes into the positions by way of the preview and goes again with one key [1-4.063]', async ({
  page,
}, info) => {
  await melde(page, 'kunde');
  await beginneAuftrag(page);
  await page.keyboard.press('Alt+5');
  await page.keyboard.press('ArrowDown');
  await fuegeEin(
    page,
    [
      'Anzahl\tLademittel\tBezeichnung\tGewicht (kg)\tFarbe\tL\tB\tHöhe (cm)',
      '2\tEuropalette\tLack, rot\t1.234,50\trot\t120\t80\t100',
      '1\tGitterbox\tSchrauben M8×40\t812,25\t\t124\t84\tviel',
    ].join('\r\n'),
  );
  const dialog = vorschau(page);
  await expect(dialog.getByRole('status')).toContainText('2 Zeilen, 7 von 8 Spalten werden übernommen.');
  await expect(dialog.getByRole('status')).toContainText('1 Wert nicht erkannt');
  await expect(dialog.getByRole('cell', { name: 'viel Bitte eine Zahl eingeben.' })).toBeVisible();
  await page.screenshot({ path: info.outputPath('einfuegen-1440.png') });

  // The colour shall go into the marks: chosen by keyboard alone, back from the button that has the focus.
  await expect(dialog.getByRole('button', { name: 'Übernehmen' })).toBeFocused();
  for (let i = 0; i < 4; i++) await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByLabel('Farbe')).toBeFocused();
  await page.keyboard.type('Zei');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('8 von 8');
  await dialog.getByRole('button', { name: 'Übernehmen' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => inhalte(page)).toEqual(['Maschinenteile', 'Lack, rot', 'Schrauben M8×40', '']);
  await expect(page.getByText('Pos. 3 · Höhe (cm) – Bitte eine Zahl eingeben.')).toBeVisible();

  // One step back, one step forth; then the message leads to the wrong cell.
  await page.keyboard.press('Control+z');
  await expect.poll(() => inhalte(page)).toEqual(['Maschinenteile', '']);
  await page.keyboard.press('Control+y');
  await expect.poll(() => inhalte(page)).toEqual(['Maschinenteile', 'Lack, rot', 'Schrauben M8×40', '']);
  await page.getByText('Pos. 3 · Höhe (cm) – Bitte eine Zahl eingeben.').click();
  await page.keyboard.type('97');
  await page.keyboard.press('Tab');
  const auftrag = await gespeichert(page, await speichere(page));
  expect(auftrag['auftragspositionen']).toMatchObject([
    { laufendePosition: 1, warengutBezeichnung: 'Maschinenteile' },
    { laufendePosition: 2, warengutBezeichnung: 'Lack, rot', bruttoGewicht: 1234.5, zeichenNummer: 'rot' },
    { laufendePosition: 3, warengutBezeichnung: 'Schrauben M8×40', lademittelAnzahl: 1, hoeheCM: 97 },
  ]);
});

test('one column comes at once; semicolons part cells too; Escape leaves everything as it was', async ({
  page,
}) => {
  await melde(page, 'kunde');
  await beginneAuftrag(page);
  await page.keyboard.press('Alt+5');
  await page.keyboard.press('ArrowDown');
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  await fuegeEin(page, 'Lack\nFarbe');
  await expect(vorschau(page)).toHaveCount(0);
  await expect.poll(() => inhalte(page)).toEqual(['Maschinenteile', 'Lack', 'Farbe', '']);
  await fuegeEin(page, 'Leim;12,5\nHarz;7');
  await expect(vorschau(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(vorschau(page)).toHaveCount(0);
  await expect.poll(() => inhalte(page)).toEqual(['Maschinenteile', 'Lack', 'Farbe', '']);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('rows are marked, deleted, copied down and brought back in all three grids [1-4.061,063 1-9.047]', async ({
  page,
}) => {
  await konfiguriere({ isZusaetzlicheLademittel: 'true' });
  await melde(page, 'kunde');
  await beginneAuftrag(page);

  const pruefe = async (raster: string, ueberschrift: string, werte: [string, string]) => {
    const jetzt = () => spalte(page, raster, ueberschrift);
    const [a, b] = werte;
    await page.keyboard.press('Control+d');
    await expect.poll(jetzt).toEqual([a, a, b, '']);
    await page.keyboard.press('Control+z');
    await expect.poll(jetzt).toEqual([a, b, '']);
    // Marked with the mouse at the number, the range with Shift.
    const nummer = (zeile: number) =>
      page
        .getByLabel(raster, { exact: true })
        .locator(`[aria-rowindex="${zeile + 1}"] > [aria-colindex="1"]`);
    await nummer(1).click();
    await nummer(2).click({ modifiers: ['Shift'] });
    await page.keyboard.press('Delete');
    await expect.poll(jetzt).toEqual(['']);
    await page.keyboard.press('Control+z');
    await expect.poll(jetzt).toEqual([a, b, '']);
    await nummer(2).click({ modifiers: ['Control'] });
    await page.keyboard.press('Delete');
    await expect.poll(jetzt).toEqual([a, '']);
    await page.keyboard.press('Control+z');
    await expect.poll(jetzt).toEqual([a, b, '']);
  };

  // Goods positions.
  await page.keyboard.press('Alt+5');
  await page.keyboard.press('ArrowDown');
  await tippeZellen(page, ['', '', '1', 'gitter', 'Lack', '12']);
  await page.keyboard.press('Alt+5');
  await pruefe('Auftragspositionen', 'Inhalt', ['Maschinenteile', 'Lack']);

  // Load units: pasted with a heading in another order; what is missing is listed and leads to its cell.
  await page.getByRole('button', { name: 'Ja', exact: true }).click();
  const lademittel = page.getByRole('dialog', { name: 'zusätzliche Lademittel' });
  await expect(lademittel.getByRole('gridcell').nth(1)).toBeFocused();
  await fuegeEin(page, 'Lademittel\tAnzahl\nEuropalette\t4\nGitterbox\t');
  await vorschau(page).getByRole('button', { name: 'Übernehmen' }).press('Enter');
  await pruefe('zusätzliche Lademittel', 'Anzahl', ['4', '']);
  await lademittel.getByRole('button', { name: 'Bestätigen' }).click();
  await lademittel.getByText('Nr. 2 · Anzahl – Feld ist ein Pflichtfeld. Bitte ausfüllen.').click();
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await lademittel.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(lademittel).toHaveCount(0);

  // Dangerous goods: the UN numbers are looked up after pasting.
  await page.keyboard.press('Alt+5');
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const gefahrgut = page.getByRole('dialog', { name: 'Gefahrgut hinzufügen' });
  await expect(gefahrgut.getByRole('gridcell').nth(1)).toBeFocused();
  await fuegeEin(
    page,
    'UNNR\tAnzahl\tVerpackung\tBrutto-Gewicht\tLiter\n1866\t2\tKanister\t25\t20\n1263\t1\tKanister\t12\t10',
  );
  await expect(vorschau(page).getByRole('status')).toContainText('2 Zeilen, 5 von 5 Spalten');
  await vorschau(page).getByRole('button', { name: 'Übernehmen' }).press('Enter');
  await pruefe('Gefahrgut', 'Brutto-Gewicht', ['25,00', '12,00']);
  await gefahrgut.getByRole('button', { name: 'Abbrechen' }).click();

  const auftrag = await gespeichert(page, await speichere(page));
  expect(auftrag['auftragZusLademittel']).toMatchObject([
    { anzFolge: 1, anzahl: 4 },
    { anzFolge: 2, anzahl: 3 },
  ]);
});

test('a barcode scanner loses nothing: its keys come without any pause', async ({ page }) => {
  await melde(page, 'kunde');
  await beginneAuftrag(page);
  await page.keyboard.press('Alt+5');
  const codes = Array.from({ length: 12 }, (_, i) => `4006381${String(333931 + i * 7)}-Ä${i}`);
  // From the contents on: the code, its weight, then with Enter on to the contents of the next row.
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  for (const [i, code] of codes.entries()) {
    await scanne(page, [code, 'Tab', `${i + 1},25`, 'Tab']);
    if (i === codes.length - 1) break;
    await page.keyboard.press('Alt+5');
    for (let n = 0; n <= i; n++) await page.keyboard.press('ArrowDown');
    for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowRight');
  }
  await expect.poll(() => inhalte(page)).toEqual([...codes, '']);
  await expect
    .poll(() => spalte(page, 'Auftragspositionen', 'Gewicht'))
    .toEqual([...codes.map((_, i) => `${i + 1},25`), '']);
  // One burst over a whole row, select cells and all, then into a field of the form.
  await page.keyboard.press('Alt+5');
  for (let n = 0; n < codes.length; n++) await page.keyboard.press('ArrowDown');
  await scanne(page, [
    '7',
    'Tab',
    'kart',
    'Tab',
    '2',
    'Tab',
    'eu',
    'Tab',
    'Ende',
    'Tab',
    '9',
    'Tab',
    '11',
    'Tab',
  ]);
  await page.keyboard.press('Alt+3');
  await scanne(page, ['JJD00003900112233445']);
  await expect(feld(page, 'absenderReferenz')).toHaveValue('JJD00003900112233445');
  const vorletzte = async (titel: string) => (await spalte(page, 'Auftragspositionen', titel)).at(-2);
  await expect.poll(() => vorletzte('Inhalt')).toBe('Ende');
  await expect.poll(() => vorletzte('Lademittel')).toContain('Europalette');
  await expect.poll(() => vorletzte('Verpackung')).toContain('Karton');
  await expect.poll(() => vorletzte('Länge')).toBe('11');
});
