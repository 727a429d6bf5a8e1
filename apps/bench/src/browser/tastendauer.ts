// How long a key takes: in the form, in its goods, and on the bare page beside them.
import type { Browser } from 'playwright-core';
import { median } from '../ausgabe.ts';
import type { Zeile } from './bericht.ts';
import { startBlosseSeite } from './bloss/bloss.ts';
import { type Lauf, melde, oeffne, pfade } from './seite.ts';
import { fuegeEin, geheInZelle, tippzeiten } from './tippen.ts';

/** What is typed where keys are timed. */
const formulartexte = ['Bitte vor der Anlieferung anrufen, Tor 3', 'Bestellung 47110815'] as const;
const rastertexte = ['Schrauben M8x40 verzinkt', '1234,5', '120', '80', '97'];
/** Times slower than this machine. */
const langsamer = [1, 4] as const;
type Langsamer = (typeof langsamer)[number];

const rasterzeilen = 200;
const rasterspalten = 16;

const mitte = (werte: number[]) => ({ wert: p95(werte), median: median(werte) });

/** Keys in a field and in the grid library by themselves, at each speed. */
export async function aufBlosserSeite(browser: Browser) {
  const seite = await startBlosseSeite();
  const fenster = await oeffne(browser);
  const { page } = fenster;
  await page.goto(seite.url);
  const gemessen = { formular: {}, raster: {} } as Record<
    'formular' | 'raster',
    Record<Langsamer, ReturnType<typeof mitte>>
  >;
  for (const cpu of langsamer) {
    const imFeld: number[] = [];
    for (const text of formulartexte) {
      await page.getByLabel('Feld').fill('');
      imFeld.push(...(await tippzeiten(fenster, [text], cpu)));
    }
    gemessen.formular[cpu] = mitte(imFeld);
    const dauern: number[] = [];
    for (const zeile of [3, 9]) {
      await page.locator(`[aria-rowindex="${zeile + 1}"] > [aria-colindex="6"]`).click();
      dauern.push(...(await tippzeiten(fenster, rastertexte, cpu)));
    }
    gemessen.raster[cpu] = mitte(dauern);
  }
  await fenster.schliessen();
  seite.beenden();
  return gemessen;
}

type Bloss = Awaited<ReturnType<typeof aufBlosserSeite>>;

/** Keys in two fields of the order form. */
export async function formular({ browser, url }: Lauf, bloss: Bloss): Promise<Zeile[]> {
  const fenster = await oeffne(browser, await melde(url));
  const { page } = fenster;
  await page.goto(url + pfade.formular);
  await page.locator('[name="absenderReferenz"]').waitFor();
  const zeilen: Zeile[] = [];
  const ziele = { 1: 8, 4: 25 };
  for (const cpu of langsamer) {
    await page.locator('[name="absenderReferenz"]').fill('');
    await page.keyboard.press('Alt+7');
    const dauern = [...(await tippzeiten(fenster, [formulartexte[0]], cpu))];
    await page.keyboard.press('Alt+3');
    dauern.push(...(await tippzeiten(fenster, [formulartexte[1]], cpu)));
    zeilen.push(zeile(`Taste im Formular, p95, ${cpu}×`, dauern, bloss.formular[cpu], ziele[cpu]));
  }
  await fenster.schliessen();
  return zeilen;
}

/** A block of rows with the usual columns and more than the grid knows. */
function block(): string {
  const kopf = ['Anzahl', 'Lademittel', 'Inhalt', 'Gewicht', 'Länge', 'Breite', 'Höhe', 'Zeichen/Nr.'];
  const mehr = Array.from({ length: rasterspalten - kopf.length }, (_, i) => `Eigenes ${i}`);
  const zeilen = Array.from({ length: rasterzeilen - 1 }, (_, i) => [
    `${(i % 9) + 1}`,
    'Europalette',
    `Ware ${i}`,
    `${i + 1},5`,
    '120',
    '80',
    '100',
    `K-${i}`,
    ...mehr,
  ]);
  return [[...kopf, ...mehr], ...zeilen].map((z) => z.join('\t')).join('\n');
}

/** Pasting the block, and keys in two of its rows. */
export async function raster({ browser, url }: Lauf, bloss: Bloss): Promise<Zeile[]> {
  const fenster = await oeffne(browser, await melde(url));
  const { page } = fenster;
  await page.goto(url + pfade.formular);
  await page.locator('[name="absenderReferenz"]').waitFor();
  await geheInZelle(page, 1, 1);
  const eingefuegt = await fuegeEin(page, block());
  const zeilen: Zeile[] = [
    {
      name: `${rasterzeilen} × ${rasterspalten} Zellen einfügen`,
      wert: eingefuegt,
      ziel: 150,
      einheit: 'ms',
      stellen: 0,
    },
  ];
  const ziele = { 1: 8, 4: 30 };
  for (const cpu of langsamer) {
    const dauern: number[] = [];
    for (const reihe of [3, 9]) {
      await geheInZelle(page, reihe, 5);
      dauern.push(...(await tippzeiten(fenster, rastertexte, cpu)));
    }
    const name = `Taste im Raster, ${rasterzeilen} Zeilen, p95, ${cpu}×`;
    zeilen.push(zeile(name, dauern, bloss.raster[cpu], ziele[cpu]));
  }
  await fenster.schliessen();
  return zeilen;
}

const zeile = (name: string, dauern: number[], bloss: Zeile['bloss'], ziel: number): Zeile => ({
  name,
  ...mitte(dauern),
  ziel,
  einheit: 'ms',
  stellen: 1,
  ...(bloss && { bloss }),
});

function p95(werte: number[]): number {
  const sortiert = werte.toSorted((a, b) => a - b);
  return sortiert[Math.floor(sortiert.length * 0.95)] ?? Number.NaN;
}
