import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { verstoesse } from '../pruefung.js';
import { passwort, portal } from '../seiten.js';

/** Logs in without a browser; answers how to call the API as this person. */
export async function ruf(request: APIRequestContext, username: string) {
  const antwort = await request.post(portal('/api/authentication/login'), {
    data: { username, password: passwort },
  });
  expect(antwort.status(), await antwort.text()).toBe(200);
  const { accessToken } = await antwort.json();
  const headers = { authorization: `Bearer ${accessToken}` };
  return {
    holeText: async (pfad: string) => (await request.get(portal(pfad), { headers })).text(),
    hole: async (pfad: string) => (await request.get(portal(pfad), { headers })).json(),
    sende: async (pfad: string, data: object) => request.post(portal(pfad), { headers, data }),
    aendere: async (pfad: string, data: object) => request.put(portal(pfad), { headers, data }),
  };
}

/** The path of the link in the newest mail of a kind to an address; mails are sent a moment later. */
export async function linkAusMail(request: APIRequestContext, an: string, art: string): Promise<string> {
  const admin = await ruf(request, 'admin');
  let pfad = '';
  await expect(async () => {
    const mails: { id: number; an: string; art: string }[] = await admin.hole('/api/mails');
    const mail = mails.find((m) => m.an === an && m.art === art);
    const datei = mail ? await admin.holeText(`/api/mails/${mail.id}`) : '';
    // Long lines of a mail are wrapped (quoted-printable).
    const inhalt = datei.replace(/=\r?\n/g, '');
    pfad = /https?:\/\/[^/\s]+(\/\w+\/[\w-]{22,43})/.exec(inhalt)?.[1] ?? '';
    expect(pfad).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return pfad;
}

/** Nothing that keeps somebody out, at the desk and on a phone. */
export async function zugaenglich(page: Page): Promise<void> {
  expect(await verstoesse(page)).toEqual([]);
  const vorher = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  if (vorher) await page.setViewportSize(vorher);
}

/** Logs in through the form with whatever password. */
export async function meldeMit(page: Page, name: string, kennwort: string): Promise<void> {
  await page.getByLabel('Benutzer oder E-Mail').fill(name);
  await page.getByLabel('Passwort', { exact: true }).fill(kennwort);
  await page.getByRole('button', { name: 'Log-in' }).click();
}

/** A confirmed user of their own, as an administrator creates them. */
export async function neuer(request: APIRequestContext, mehr: object = {}): Promise<string> {
  const name = `konto-${Date.now().toString(36)}`;
  const admin = await ruf(request, 'admin');
  const angaben = { name, email: `${name}@example.com`, password: passwort, ...mehr };
  expect((await admin.sende('/api/benutzer', angaben)).status()).toBe(201);
  const pfad = await linkAusMail(request, angaben.email, 'bestaetigung');
  const bestaetigung = await request.post(portal(`/api/registrierung/confirm/${pfad.split('/').at(-1)}`));
  expect(bestaetigung.status()).toBe(204);
  return name;
}
