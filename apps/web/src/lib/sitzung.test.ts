import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { abgelehnt, an, antworte, mitPortal } from '../testing/aufzeichnung';
import { server } from '../testing/server';
import { angemeldetAls, einToken } from '../testing/sitzung';
import { beiAbschied, nimmAbschied } from './abschied';
import { konfigurationAbfrage } from './konfiguration';
import { identitaet } from './rechte';
import {
  beginne,
  beiAnderemBenutzer,
  istAngemeldet,
  meldeAb,
  meldeAn,
  useSitzung,
  wechsleZu,
  wechsleZurueck,
} from './sitzung';
import { beende } from './start';
import { schrittAus } from './zweiterSchritt';

mitPortal(() => undefined);

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

/** Another window of this browser writes. */
function anderesFenster(token: string | null) {
  if (token) localStorage.setItem('token', token);
  else localStorage.removeItem('token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token })));
}
const sitzung = () => renderHook(useSitzung).result;

describe('Ein anderes Fenster', () => {
  beforeEach(() => angemeldetAls({ sub: '1' }));

  it('meldet ab: dieses auch', () => {
    const hier = sitzung();
    anderesFenster(null);
    expect([hier.current, istAngemeldet()]).toEqual([null, false]);
  });

  it('meldet jemand anderen an: dessen Sitzung gilt, und vom vorigen bleibt nichts', () => {
    const vergiss = vi.fn();
    const hier = sitzung();
    beiAnderemBenutzer(vergiss);
    anderesFenster(einToken({ sub: '1' }));
    expect(vergiss).not.toHaveBeenCalled();
    anderesFenster(einToken({ sub: '2' }));
    expect([vergiss.mock.calls.length, hier.current?.ansprueche.sub]).toEqual([1, '2']);
  });

  it('schreibt etwas anderes: das geht die Sitzung nichts an', () => {
    const hier = sitzung();
    const vorher = hier.current;
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'spalten', newValue: 'x' })));
    expect(hier.current).toBe(vorher);
  });
});

describe('Als jemand anders arbeiten', () => {
  beforeEach(() => angemeldetAls({ sub: '1' }));

  it('behält den eigenen Ausweis für den Rückweg, und nach ihm ist man wieder man selbst', async () => {
    const eigen = localStorage.getItem('token');
    const fremd = einToken({ sub: '2', 'gewechselt-von': 'dispo' });
    const zurueck = einToken({ sub: '1' });
    antworte('post', 'authentication/changelogin', ({ koerper }) => ({
      accessToken: koerper.backupToken ? zurueck : fremd,
      refreshToken: 'r2',
    }));
    await wechsleZu('kunde');
    expect([localStorage.getItem('username'), localStorage.getItem('backuptoken')]).toEqual(['kunde', eigen]);
    expect(sitzung().current?.ansprueche['gewechselt-von']).toBe('dispo');
    await wechsleZurueck();
    expect(an('POST authentication/changelogin')[1]?.koerper).toMatchObject({
      accessToken: fremd,
      username: 'dispo',
      backupToken: eigen,
    });
    expect([localStorage.getItem('username'), localStorage.getItem('backuptoken')]).toEqual(['dispo', null]);
    expect(sitzung().current?.ansprueche.sub).toBe('1');
  });

  it('bleibt man selbst, wo es nicht erlaubt ist', async () => {
    const eigen = localStorage.getItem('token');
    antworte('post', 'authentication/changelogin', abgelehnt(403, 'Nein.'));
    await expect(wechsleZu('kunde')).rejects.toMatchObject({ status: 403 });
    expect([localStorage.getItem('token'), localStorage.getItem('backuptoken')]).toEqual([eigen, null]);
  });
});

describe('Beginnen und enden', () => {
  beforeEach(() => angemeldetAls({ sub: '1' }));

  it('ohne Ausweis zum Erneuern wird nicht gefragt', async () => {
    antworte('post', 'authentication/token', {});
    localStorage.removeItem('refreshtoken');
    await beginne();
    expect([an('POST authentication/token'), istAngemeldet()]).toEqual([[], true]);
  });

  it.each([401, 400])('wird das Erneuern abgelehnt (%i), ist niemand mehr angemeldet', async (status) => {
    antworte('post', 'authentication/token', abgelehnt(status, 'Abgelaufen.'));
    await expect(beginne()).rejects.toMatchObject({ status: 401 });
    expect([istAngemeldet(), localStorage.getItem('refreshtoken')]).toEqual([false, null]);
  });

  it('antwortet beim Erneuern niemand, bleibt man angemeldet und kann es noch einmal versuchen', async () => {
    antworte('post', 'authentication/token', () => HttpResponse.error());
    await expect(beginne()).rejects.toBeDefined();
    expect(istAngemeldet()).toBe(true);
  });

  it.each([
    ['nicht erreichbar ist', () => HttpResponse.error()],
    ['es ablehnt', () => abgelehnt(403, 'Nein.')],
  ])('abgemeldet ist man hier auch, wo der Server %s', async (_was, antwort) => {
    antworte('post', 'authentication/logout', antwort);
    await meldeAb();
    expect([istAngemeldet(), localStorage.getItem('username')]).toEqual([false, null]);
  });

  it('ist der Ausweis beim Abmelden abgelaufen, wird er dafür erneuert', async () => {
    const neu = einToken({ sub: '1' });
    antworte('post', 'authentication/token', { accessToken: neu, refreshToken: 'r2' });
    antworte('post', 'authentication/logout', ({ kopf }) =>
      kopf.get('authorization') === `Bearer ${neu}`
        ? new HttpResponse(null, { status: 204 })
        : abgelehnt(401, 'Abgelaufen.'),
    );
    await meldeAb();
    await waitFor(() =>
      expect(an('POST authentication/logout').at(-1)?.kopf.get('authorization')).toContain(neu),
    );
    expect(istAngemeldet()).toBe(false);
  });
});

it('wer im Token keine Rechte hat, hat keine', () => {
  expect(identitaet({})).toEqual({
    admin: false,
    betreiber: false,
    main: false,
    edit: false,
    hauptmandant: false,
    version: 0,
  });
  expect(identitaet({ edit: true, version: 3 })).toMatchObject({ edit: true, admin: false, version: 3 });
});

describe('Der zweite Schritt einer Anmeldung', () => {
  const meldung = (key: string, params?: object) => ({ severity: 'ERROR', key, params }) as Meldung;

  it.each([
    ['anmeldung.zweiterSchritt', 'code'],
    ['anmeldung.faktorEinrichten', 'einrichten'],
  ])('%s verlangt: %s', (key, art) => {
    expect(schrittAus([meldung('anderes'), meldung(key, { schein: 'abc' })])).toEqual({ art, schein: 'abc' });
  });

  it.each([
    ['eine andere Ablehnung', meldung('anmeldung.falsch', { schein: 'abc' })],
    ['ohne Schein', meldung('anmeldung.zweiterSchritt')],
    ['mit einem Schein, der keiner ist', meldung('anmeldung.zweiterSchritt', { schein: 7 })],
  ])('%s ist keiner', (_was, m) => expect(schrittAus([m])).toBeNull());
});

it('vor dem Abschied wird alles noch gesandt; was scheitert, hält niemanden auf', async () => {
  const [gut, schlecht] = [vi.fn(async () => 1), vi.fn(async () => Promise.reject(new Error('fort')))];
  beiAbschied(schlecht);
  beiAbschied(gut);
  await nimmAbschied();
  window.dispatchEvent(new Event('pagehide'));
  expect([gut.mock.calls.length, schlecht.mock.calls.length]).toEqual([2, 2]);
});
