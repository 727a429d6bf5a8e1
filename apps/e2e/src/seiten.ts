import { type APIResponse, expect, type Page } from '@playwright/test';

export const passwort = 'Demo-Portal1!';

export const portal = (pfad = '/') => new URL(pfad, process.env['PORTAL_URL']).href;

/** Is logged in as if that had happened before, and waits for the order list. */
export async function melde(page: Page, name: string): Promise<void> {
  await beginneSitzung(page, name);
  await page.goto(portal());
  await listeSteht(page);
}

/** For journeys that go to another page at once: the order list is the dearest of all. */
export async function beginneSitzung(page: Page, name: string): Promise<void> {
  const antwort = await page.request.post(portal('/api/authentication/login'), {
    data: { username: name, password: passwort },
  });
  expect(antwort.status()).toBe(200);
  const { accessToken, refreshToken } = await antwort.json();
  // Any page of the portal opens its storage; this one has no scripts.
  await page.goto(portal('/api/health/ready'));
  await page.evaluate(
    (sitzung) => {
      localStorage.clear();
      for (const [schluessel, wert] of Object.entries(sitzung)) localStorage.setItem(schluessel, wert);
    },
    { token: accessToken, refreshtoken: refreshToken, username: name },
  );
}

/** As somebody who has seen the tour of the portal, or is here for the first time. */
export async function merkeRundgang(page: Page, rundgangGesehen: boolean): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const antwort = await page.request.put(portal('/api/benutzer/einstellungen'), {
    headers: { authorization: `Bearer ${token}` },
    data: { startseite: 'liste', rundgangGesehen },
  });
  expect(antwort.status()).toBe(200);
}

/** Logs in with the keyboard alone and waits for the order list. */
export async function meldeAn(page: Page, name: string, anmeldung = portal('/login')): Promise<void> {
  await page.goto(anmeldung);
  await expect(page.getByLabel('Benutzer oder E-Mail')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(passwort);
  await page.keyboard.press('Enter');
  await listeSteht(page);
}

async function listeSteht(page: Page): Promise<void> {
  await page.waitForURL('**/auftragsmanagement/auftragsresearch**');
  await page.getByRole('grid').waitFor();
}

/** Types one value a cell, each followed by Tab; an empty one only moves on. */
export async function tippeZellen(page: Page, werte: string[]): Promise<void> {
  for (const wert of werte) {
    if (wert) await page.keyboard.type(wert);
    await page.keyboard.press('Tab');
  }
}

/** A field of the page that takes input: the form just left may still stand there, inert, while the next one comes. */
export const feld = (page: Page, pfad: string) => page.locator(`[name="${pfad}"]:not([inert] *)`);

/** Takes the first entry of the address book that matches, as a clerk does: type, wait for the list, Enter. */
export async function nimmAdresse(page: Page, rolle: string, text: string): Promise<void> {
  const name = feld(page, `${rolle}.name`);
  await name.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  // Its fields fill, or fold into three lines where the screen is low.
  const ort = feld(page, `${rolle}.ort`);
  await expect(async () => {
    if (await ort.count()) await expect(ort).not.toHaveValue('', { timeout: 1000 });
    else await expect(name).toHaveCount(0);
  }).toPass({ timeout: 30_000 });
}

/** Opens a new order and fills what every one needs. */
export async function beginneAuftrag(page: Page): Promise<void> {
  await page.keyboard.press('Alt+n');
  await page.waitForURL('**/auftragserfassung');
  await feld(page, 'empfaengerAdresse.name').waitFor();
  // Folded where the screen is low: then there is one.
  const absender = feld(page, 'absenderAdresse.name');
  if ((await absender.count()) && !(await absender.inputValue()))
    await nimmAdresse(page, 'absenderAdresse', 'a');
  await nimmAdresse(page, 'empfaengerAdresse', 'e');
  await fuellePosition(page, { Lademittel: 'eu', Inhalt: 'Maschinenteile', Gewicht: '300' });
  await fuellePosition(page, { Länge: '120', Breite: '80', Höhe: '100' });
}

/** Types into the first goods position, wherever the profile has put its columns. */
async function fuellePosition(page: Page, werte: Record<string, string>): Promise<void> {
  const raster = page.getByLabel('Auftragspositionen', { exact: true });
  for (const [spalte, wert] of Object.entries(werte)) {
    const kopf = raster.getByRole('columnheader').filter({ hasText: new RegExp(`^${spalte}`) });
    const nummer = Number(await kopf.first().getAttribute('aria-colindex'));
    const zelle = (n: number) => raster.locator(`[aria-rowindex="2"] [aria-colindex="${n}"]`);
    // The count stands in front of what it counts.
    if (spalte === 'Lademittel') {
      await zelle(nummer - 1).click();
      await page.keyboard.type('2');
      await page.keyboard.press('Tab');
    } else await zelle(nummer).click();
    await page.keyboard.type(wert);
    await page.keyboard.press('Tab');
  }
}

/** Saves and answers the number of the order. */
export async function speichere(page: Page): Promise<string> {
  await page.keyboard.press('Control+s');
  const meldung = page.getByText(/Der Auftrag \S+ wurde erfolgreich (gespeichert|aktualisiert)\./).first();
  const text = (await meldung.textContent()) ?? '';
  await page.waitForURL('**/auftragsresearch**');
  return /Auftrag (\S+) wurde/.exec(text)?.[1] ?? '';
}

/** The order as it is stored. */
export async function gespeichert(page: Page, nummer: string): Promise<Record<string, unknown>> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const antwort = await page.request.get(portal(`/api/auftraege/nr/${nummer}`), {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(antwort.status()).toBe(200);
  return antwort.json();
}

/** The paper behind the address that a window asks for. One ticket opens one print at a time: the window's may still run. */
export async function gedruckt(page: Page, adresse: string): Promise<APIResponse> {
  let antwort = await page.request.get(adresse);
  await expect(async () => {
    if (antwort.status() === 429) antwort = await page.request.get(adresse);
    expect(antwort.status(), adresse).toBe(200);
  }).toPass({ timeout: 120_000 });
  return antwort;
}

/** Opens a page by its entry in the menu. */
export const oeffneMenue = (page: Page, titel: string) =>
  page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: titel, exact: true }).click();

/** A cell of one of the form's grids, counted from 1. */
export const zelle = (page: Page, raster: string, zeile: number, spalte: number) =>
  page
    .getByLabel(raster, { exact: true })
    .locator(`[aria-rowindex="${zeile + 1}"] > [aria-colindex="${spalte}"]`);
