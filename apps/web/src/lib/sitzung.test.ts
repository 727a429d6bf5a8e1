import { QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { server } from '../testing/server';
import { angemeldetAls, einToken } from '../testing/sitzung';
import { konfigurationAbfrage } from './konfiguration';
import { identitaet } from './rechte';
import { beginne, istAngemeldet, meldeAn, useSitzung } from './sitzung';
import { beende } from './start';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('die Anmeldung legt Token, Namen und Kennung ab und sendet Namen und Passwort [2-3.027,030,031,033,034,046,047 2-9.018]', async () => {
  const accessToken = einToken({ sub: '17' });
  let gesendet: unknown;
  server.use(
    http.post('*/api/authentication/login', async ({ request }) => {
      gesendet = await request.json();
      return HttpResponse.json({ accessToken, refreshToken: 'r1' });
    }),
  );
  expect(istAngemeldet()).toBe(false);
  await meldeAn('kunde', 'geheim');
  expect(gesendet).toEqual({ username: 'kunde', password: 'geheim' });
  expect({ ...localStorage }).toEqual({
    token: accessToken,
    refreshtoken: 'r1',
    username: 'kunde',
    userid: '17',
  });
  expect(istAngemeldet()).toBe(true);
});

it('ohne Zugriffstoken bleibt nichts von der Sitzung im Speicher [2-2.013 2-3.035]', async () => {
  angemeldetAls();
  localStorage.setItem('userid', '17');
  localStorage.removeItem('token');
  await beginne();
  expect({ ...localStorage }).toEqual({});
  expect(istAngemeldet()).toBe(false);
});

it('der Zustand der Sitzung kommt aus dem Speicher und den Ansprüchen des Tokens [2-3.049-053]', () => {
  angemeldetAls({ sub: '17', 'mandant-id': 7, admin: true, edit: true });
  const { result } = renderHook(() => useSitzung());
  expect(result.current).toMatchObject({
    username: 'dispo',
    ansprueche: { sub: '17', 'mandant-id': 7 },
    abgelaufen: false,
  });
  expect(identitaet(result.current?.ansprueche ?? {})).toMatchObject({ admin: true, edit: true });
});

it('Abmelden leert den Speicher und vergisst die Konfiguration [2-4.009]', async () => {
  angemeldetAls();
  localStorage.setItem('userid', '17');
  let abgemeldet = false;
  server.use(
    http.post('*/api/authentication/logout', () => {
      abgemeldet = true;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const abfragen = new QueryClient();
  await abfragen.ensureQueryData(konfigurationAbfrage);
  await beende(abfragen);
  expect(abgemeldet).toBe(true);
  expect({ ...localStorage }).toEqual({});
  expect(abfragen.getQueryData(konfigurationAbfrage.queryKey)).toBeUndefined();
});
