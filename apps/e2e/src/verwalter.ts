import { expect, request } from '@playwright/test';
import type { test } from './ablauf.js';
import { passwort, portal } from './seiten.js';

/** Asks the API what only an administrator may ask; answers the body of its answer. */
export async function alsVerwalter(method: string, pfad: string, data?: unknown) {
  const api = await request.newContext();
  const anmeldung = await api.post(portal('/api/authentication/login'), {
    data: { username: 'admin', password: passwort },
  });
  const { accessToken } = await anmeldung.json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const antwort = await api.fetch(portal(`/api${pfad}`), { method, headers, data });
  const text = await antwort.text();
  expect(antwort.ok(), `${pfad}: ${text}`).toBe(true);
  await api.dispose();
  return text && JSON.parse(text);
}

/** Sets own values of the installation, or of the forwarder; whatever was set there before is gone. */
export const konfiguriere = (werte: Record<string, string>, ebene = 'installation'): Promise<unknown> =>
  alsVerwalter('POST', `/config-param/profil?ebene=${ebene}`, {
    format: 'frachtportal-konfiguration',
    version: 1,
    werte: Object.entries(werte).map(([key, value]) => ({ key, value })),
  });

/** Own values of the forwarder are after each of these journeys what they were before. */
export function stelltKonfigurationZurueck(ablauf: typeof test): void {
  let vorher: unknown;
  ablauf.beforeEach(async () => {
    vorher = await alsVerwalter('GET', '/config-param/profil');
  });
  ablauf.afterEach(() => alsVerwalter('POST', '/config-param/profil', vorher));
}
