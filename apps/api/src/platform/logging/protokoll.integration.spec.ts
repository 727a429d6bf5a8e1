import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bestand, legeBestandAn } from '../../testing/portal.js';
import { baueProgramm, Prozess } from '../../testing/server/prozess.js';
import { passwort } from '../../testing/welt.js';

let bestand: Bestand;
let programm: Awaited<ReturnType<typeof baueProgramm>>;
let prozess: Prozess;
beforeAll(async () => {
  [bestand, programm] = await Promise.all([legeBestandAn(), baueProgramm()]);
  prozess = await Prozess.starten(programm.datei, { ...bestand.env, LOG_LEVEL: 'info' });
});
afterAll(async () => {
  await prozess.signal('SIGTERM');
  programm.entfernen();
  await bestand.entfernen();
});

it('the running portal writes each call into the file that administrators read, without secrets', async () => {
  const login = await fetch(`${prozess.url}/api/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: passwort }),
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
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
