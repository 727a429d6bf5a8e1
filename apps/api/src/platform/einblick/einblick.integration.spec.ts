import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { markiert } from '../../features/dispo/testing/auftraege.js';
import { bald } from '../../testing/bald.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { anmelden, Programm } from '../../testing/server/programm.js';
import type { Prozess } from '../../testing/server/prozess.js';
import { Metriken } from './metriken.service.js';

const ordner = mkdtempSync(join(tmpdir(), 'frachtportal-einblick-'));
writeFileSync(join(ordner, 'index.html'), '<!doctype html><title>Frachtportal</title>');

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({ METRIKEN_PORT: '0', WEB_DIR: ordner, DISPO: 'keine' });
});
afterAll(async () => {
  await portal.schliessen();
  rmSync(ordner, { recursive: true, force: true });
});

describe('Metriken', () => {
  const lies = async () => (await fetch(`${portal.app.get(Metriken).adresse}/metrics`)).text();

  it('count requests by route, and say what waits, how the pool stands and how much room is left', async () => {
    const [auftrag] = await markiert(portal, 1);
    await (await portal.als('kunde')).get(`/api/auftraege/${auftrag?.id}`).expect(200);
    const text = await lies();
    expect(text).toMatch(
      /frachtportal_anfragen_sekunden_count\{methode="GET",route="\/api\/auftraege\/:id",status="200"\} [1-9]/,
    );
    expect(text).toMatch(/frachtportal_ausgang_wartend\{ausgang="keine"\} 1/);
    for (const ausgang of ['mails', 'druck', 'webhooks'])
      expect(text).toContain(`frachtportal_ausgang_alter_sekunden{ausgang="${ausgang}"} 0`);
    expect(text).toMatch(/frachtportal_datenbank_erreichbar 1/);
    expect(text).toMatch(/frachtportal_datenbank_verbindungen\{zustand="offen"\} [1-9]/);
    expect(text).toMatch(/frachtportal_platte_frei_bytes \d{6,}/);
    expect(text).toMatch(/frachtportal_sitzungen [1-9]/);
    expect(text).toMatch(/nodejs_eventloop_lag_seconds /);
    // No address, no name, no number of an order.
    expect(text).not.toContain(`/auftraege/${auftrag?.id}"`);
    expect((await fetch(`${portal.app.get(Metriken).adresse}/api/auftraege/search`)).status).toBe(404);
  });

  it('say how many windows listen for events, and no longer count those that have gone', async () => {
    const hoerende = async () => /frachtportal_ereignisfenster (\d+)/.exec(await lies())?.[1];
    expect(await hoerende()).toBe('0');
    const ende = new AbortController();
    const headers = { authorization: `Bearer ${(await portal.anmelden('kunde')).accessToken}` };
    const fenster = await fetch(`${portal.url}/api/ereignisse`, { headers, signal: ende.signal });
    expect([fenster.status, await hoerende()]).toEqual([200, '1']);
    ende.abort();
    await bald(async () => expect(await hoerende()).toBe('0'));
  });

  it.each([
    '/metrics',
    '/sbom.json',
    '/.well-known/security.txt',
    '/.well-known/x/y',
    '/api/gibtesnicht',
    '/METRICS',
  ])('and the start page are not what %s answers to the public', async (pfad) => {
    const antwort = await fetch(`${portal.url}${pfad}`);
    expect([antwort.status, await antwort.text()]).toEqual([404, expect.not.stringContaining('<title>')]);
  });

  it('leave the pages of the portal where they are', async () => {
    const antwort = await fetch(`${portal.url}/auftragsmanagement/auftragsresearch`);
    expect([antwort.status, await antwort.text()]).toEqual([200, expect.stringContaining('<title>')]);
  });
});

describe('Die Nummer einer Anfrage', () => {
  it('is the one of the caller where it has one, else a new one', async () => {
    const frage = async (kennung?: string) =>
      (
        await fetch(`${portal.url}/api/health/live`, { headers: kennung ? { 'x-request-id': kennung } : {} })
      ).headers.get('x-request-id');
    expect(await frage('erp-4711.a')).toBe('erp-4711.a');
    for (const keine of [undefined, 'mit Leerzeichen', 'x'.repeat(101)])
      expect(await frage(keine)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  });
});

describe('PROTOKOLL=json', () => {
  const programm = new Programm();
  const gestartet: Prozess[] = [];
  afterEach(async () => {
    await Promise.all(gestartet.splice(0).map((p) => p.signal('SIGKILL')));
  });

  it('writes one JSON line a request to the output: number, route, user, client, status and time, nothing personal', async () => {
    const prozess = await programm.starten({ LOG_LEVEL: 'info', PROTOKOLL: 'json' });
    gestartet.push(prozess);
    const token = await anmelden(prozess);
    await fetch(`${prozess.url}/api/benutzer/name/kunde?query=geheim`, {
      headers: { authorization: `Bearer ${token}`, 'x-request-id': 'probe-1' },
    });
    const zeile = () =>
      prozess
        .ausgabe()
        .split('\n')
        .find((z) => z.includes('"probe-1"')) ?? '{}';
    await bald(() =>
      expect(JSON.parse(zeile())).toMatchObject({
        req: { id: 'probe-1', method: 'GET' },
        res: { status: 200 },
        route: '/api/benutzer/name/:name',
        benutzer: expect.any(Number),
        mandant: expect.any(Number),
        responseTime: expect.any(Number),
      }),
    );
    expect(prozess.ausgabe()).not.toMatch(/geheim|@example\.com/);
  });
});
