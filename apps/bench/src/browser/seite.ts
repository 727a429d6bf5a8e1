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

/** A browser, and the portal it visits. */
export interface Lauf {
  browser: Browser;
  url: string;
}

export interface Fenster {
  page: Page;
  cdp: CDPSession;
  schliessen(): Promise<void>;
}

export type Anmeldung = Awaited<ReturnType<BrowserContext['storageState']>>;

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

/** A session of its own for one window: a renewal by one would end that of another. */
export async function melde(url: string): Promise<Anmeldung> {
  const username = 'kunde';
  const antwort = await fetch(`${url}/api/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'Demo-Portal1!' }),
  });
  if (!antwort.ok) throw new Error(`Anmeldung: ${antwort.status} ${await antwort.text()}`);
  const { accessToken, refreshToken } = (await antwort.json()) as Record<string, string>;
  const werte = { token: accessToken, refreshtoken: refreshToken, username };
  const localStorage = Object.entries(werte).map(([name, value]) => ({ name, value: `${value}` }));
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}
