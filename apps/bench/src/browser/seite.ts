import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

export const pfade = {
  anmeldung: '/',
  liste: '/auftragsmanagement/auftragsresearch',
  formular: '/auftragsmanagement/auftragserfassung',
} as const;

/** How fast the machine and its line are taken to be. */
export interface Bedingung {
  /** Times slower than this machine. */
  cpu: number;
  /** Mbit/s and ms; without it the line is that of this machine. */
  leitung?: { mbit: number; latenzMs: number };
}

export const schreibtisch: Bedingung = { cpu: 1, leitung: { mbit: 10, latenzMs: 20 } };
export const schwach: Bedingung = { cpu: 4, leitung: { mbit: 1.6, latenzMs: 150 } };

export interface Fenster {
  page: Page;
  cdp: CDPSession;
  schliessen(): Promise<void>;
}

type Anmeldung = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A new window with an empty cache. */
export async function oeffne(browser: Browser, anmeldung?: Anmeldung): Promise<Fenster> {
  const context = await browser.newContext({
    locale: 'de-DE',
    viewport: { width: 1440, height: 900 },
    ...(anmeldung && { storageState: anmeldung }),
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  return { page, cdp, schliessen: () => context.close() };
}

export async function stelleEin({ cdp }: Fenster, { cpu, leitung }: Bedingung): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!leitung) return;
  const bytes = (leitung.mbit * 1_000_000) / 8;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: leitung.latenzMs,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
}

/** Logs in and answers what a window needs to be logged in. */
export async function melde(browser: Browser, url: string): Promise<Anmeldung> {
  const { page, schliessen } = await oeffne(browser);
  await page.goto(url + pfade.anmeldung);
  await page.getByLabel('Benutzer oder E-Mail').fill('kunde');
  await page.getByLabel('Passwort', { exact: true }).fill('Demo-Portal1!');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${pfade.liste}**`);
  await page.getByRole('grid').waitFor();
  const anmeldung = await page.context().storageState();
  await schliessen();
  return anmeldung;
}
