import { request } from 'node:http';
import type { Browser } from 'playwright-core';
import { type Anmeldung, type Bedingung, type Fenster, oeffne, stelleEin } from './seite.ts';

/** Bytes of a file as the server sends them to a browser that understands gzip. */
function gzipBytes(url: string): Promise<number> {
  return new Promise((fertig, fehler) => {
    request(url, { headers: { 'accept-encoding': 'gzip' } }, (antwort) => {
      let summe = 0;
      antwort.on('data', (teil: Buffer) => {
        summe += teil.length;
      });
      antwort.on('end', () => fertig(summe));
    })
      .on('error', fehler)
      .end();
  });
}

/** Script, and texts beside it, that a page loads with an empty cache until it asks for no more, in kB. */
export async function ladungKb(browser: Browser, adresse: string, anmeldung?: Anmeldung) {
  const { page, schliessen } = await oeffne(browser, anmeldung);
  const skripte = new Set<string>();
  const texte = new Set<string>();
  page.on('request', (r) => {
    if (r.resourceType() === 'script') skripte.add(r.url());
    else if (r.url().endsWith('.json')) texte.add(r.url());
  });
  await page.goto(adresse);
  // The list keeps a line open for events: the network never rests, the scripts do.
  for (let vorher = -1; vorher < skripte.size; ) {
    vorher = skripte.size;
    await page.waitForTimeout(1500);
  }
  await schliessen();
  return { skriptKb: await summeKb(skripte), textKb: await summeKb(texte) };
}

async function summeKb(dateien: Iterable<string>): Promise<number> {
  const groessen = await Promise.all([...dateien].map(gzipBytes));
  return groessen.reduce((a, b) => a + b, 0) / 1000;
}

export interface Ladung {
  /** Largest contentful paint. */
  lcpMs: number;
  verschiebung: number;
  /** Until the first row of a list stands, where there is one. */
  zeileMs: number;
}

/** Opens a page with an empty cache and waits until it stands. */
export async function lade(
  browser: Browser,
  adresse: string,
  bedingung: Bedingung,
  anmeldung?: Anmeldung,
): Promise<Ladung> {
  const fenster = await oeffne(browser, anmeldung);
  await stelleEin(fenster, bedingung);
  await fenster.page.addInitScript(beobachte);
  await fenster.page.goto(adresse, { timeout: 60_000 });
  // Nothing tells that the largest paint has come but that no larger one follows.
  await fenster.page.waitForTimeout(1500 * bedingung.cpu);
  const ergebnis = await liesLadung(fenster);
  await fenster.schliessen();
  return ergebnis;
}

/** Runs in the page. */
function beobachte(): void {
  const stand = { lcpMs: 0, verschiebung: 0, zeileMs: 0 };
  Object.assign(window, { messung: stand });
  new PerformanceObserver((liste) => {
    for (const e of liste.getEntries()) stand.lcpMs = e.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((liste) => {
    for (const e of liste.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!e.hadRecentInput) stand.verschiebung += e.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_, beobachter) => {
    if (!document.querySelector('.MuiDataGrid-row')) return;
    beobachter.disconnect();
    // Drawn with the next picture.
    requestAnimationFrame(() => setTimeout(() => (stand.zeileMs = performance.now())));
  }).observe(document, { childList: true, subtree: true });
}

declare global {
  interface Window {
    /** What `beobachte` has seen so far. */
    messung: Ladung;
  }
}

function liesLadung({ page }: Fenster): Promise<Ladung> {
  return page.evaluate(() => window.messung);
}
