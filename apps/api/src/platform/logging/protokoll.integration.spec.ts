import { afterAll, beforeAll, expect, it } from 'vitest';
import { anmelden, Programm } from '../../testing/server/programm.js';
import type { Prozess } from '../../testing/server/prozess.js';
import { passwort } from '../../testing/welt.js';

const programm = new Programm();
let prozess: Prozess;
beforeAll(async () => {
  prozess = await programm.starten({ LOG_LEVEL: 'info' });
});
afterAll(() => prozess.signal('SIGTERM'));

it('the running portal writes each call into the file that administrators read, without secrets', async () => {
  const accessToken = await anmelden(prozess, 'admin');
  const headers = { authorization: `Bearer ${accessToken}` };
  await fetch(`${prozess.url}/api/benutzer/1?token=geheimes-token`, { method: 'DELETE', headers });
  await fetch(`${prozess.url}/api/registrierung/confirm/${'g'.repeat(43)}`, { method: 'POST' });
  const log = async () =>
    (await (await fetch(`${prozess.url}/api/log?rows=50`, { headers })).json()) as string[];
  await expect
    .poll(async () => (await log()).join('\n'))
    .toMatch(/POST \/api\/registrierung\/confirm\/… 400/);
  const zeilen = (await log()).join('\n');
  expect(zeilen).toMatch(/INFO {2}POST \/api\/authentication\/login 200 \d+ ms/);
  expect(zeilen).toContain('DELETE /api/benutzer/1 ');
  for (const geheim of [passwort, 'geheimes-token', accessToken, 'ggggg'])
    expect(zeilen + prozess.ausgabe()).not.toContain(geheim);
});
