import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { authenticationAnmelden } from './generated/authentication.js';
import { benutzerEiner } from './generated/benutzer.js';
import { aufruf, konfiguriere } from './mutator.js';
import { type Ablage, fluechtigeAblage, schluessel } from './sitzung.js';

let ablage: Ablage;
const gesendet = vi.fn<typeof fetch>();

const antwort = (inhalt: unknown, status = 200) =>
  new Response(JSON.stringify(inhalt), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  ablage = fluechtigeAblage();
  gesendet.mockReset();
  vi.stubGlobal('fetch', gesendet);
  konfiguriere({ basis: '', ablage, beiAblauf: () => false });
});
afterEach(() => vi.unstubAllGlobals());

it('sendet JSON unter /api [1-7.002 2-7.002,005]', async () => {
  gesendet.mockResolvedValue(antwort({ accessToken: 'a', refreshToken: 'r' }));
  const { data } = await authenticationAnmelden({ username: 'kunde', password: 'geheim' });
  expect(data).toEqual({ accessToken: 'a', refreshToken: 'r' });
  const [pfad, optionen] = gesendet.mock.calls[0] ?? [];
  expect(pfad).toBe('/api/authentication/login');
  expect(new Headers(optionen?.headers).get('content-type')).toBe('application/json');
  expect(JSON.parse(String(optionen?.body))).toEqual({ username: 'kunde', password: 'geheim' });
});

it('sendet beim Erneuern beide Token [2-4.004,005 C-004]', async () => {
  ablage.setItem(schluessel.token, 'alt');
  ablage.setItem(schluessel.refreshtoken, 'r1');
  gesendet
    .mockResolvedValueOnce(antwort([], 401))
    .mockResolvedValueOnce(antwort({ accessToken: 'neu', refreshToken: 'r2' }))
    .mockResolvedValueOnce(antwort('fertig'));
  expect(await aufruf('/api/x')).toMatchObject({ data: 'fertig' });
  expect(gesendet.mock.calls.map(([pfad]) => pfad)).toEqual([
    '/api/x',
    '/api/authentication/token',
    '/api/x',
  ]);
  expect(JSON.parse(String(gesendet.mock.calls[1]?.[1]?.body))).toEqual({
    refreshToken: 'r1',
    accessToken: 'alt',
  });
});

it.each([undefined, null, Number.NaN])(
  'sagt, welcher Teil des Weges fehlt, statt nach %s zu fragen [1-8.019 2-8.016]',
  async (id) => {
    await expect(benutzerEiner(id as unknown as number)).rejects.toMatchObject({
      meldungen: [{ key: 'server.parameter', params: { name: 'id', ruf: 'benutzerEiner' } }],
    });
    expect(gesendet).not.toHaveBeenCalled();
  },
);
