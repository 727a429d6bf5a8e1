import { renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';
import type { Aenderung } from './ereignisse';
import { useEreignisse } from './useEreignisse';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const satz = (ereignis: string, inhalt: object) => `event: ${ereignis}\ndata: ${JSON.stringify(inhalt)}\n\n`;

/** A line that says all this and then stays open. */
function offeneLeitung(...teile: string[]): HttpResponse<never> {
  const strom = new ReadableStream({
    start(steuerung) {
      for (const teil of teile) steuerung.enqueue(new TextEncoder().encode(teil));
    },
  });
  return new HttpResponse<never>(strom as never, { headers: { 'content-type': 'text/event-stream' } });
}

const beendeteLeitung = (grund: string) =>
  new HttpResponse<never>((satz('offen', {}) + satz('ende', { grund })) as never);

it('meldet geänderte Aufträge, auch wenn ein Satz in Teilen kommt, und sendet das Token', async () => {
  angemeldetAls();
  let ausweis: string | null = null;
  const ganz = satz('auftraege', { ids: [7, 9] });
  server.use(
    http.get('*/api/ereignisse', ({ request }) => {
      ausweis = request.headers.get('authorization');
      return offeneLeitung(
        satz('offen', {}),
        ': puls\n\n',
        ganz.slice(0, 20),
        ganz.slice(20),
        satz('auftraege', { ids: null }),
      );
    }),
  );
  const gehoert: Aenderung[] = [];
  const { unmount } = renderHook(() => useEreignisse('auftraege', (ids) => gehoert.push(ids)));
  await waitFor(() => expect(gehoert).toEqual([[7, 9], null]));
  expect(ausweis).toBe(`Bearer ${localStorage.getItem('token')}`);
  unmount();
});

it('öffnet eine Leitung, die endet, wieder und lässt dann alles neu lesen', async () => {
  angemeldetAls();
  let geoeffnet = 0;
  server.use(
    http.get('*/api/ereignisse', () => {
      geoeffnet++;
      if (geoeffnet > 1) return offeneLeitung(satz('offen', {}));
      return beendeteLeitung('neustart');
    }),
  );
  const gehoert: Aenderung[] = [];
  const { unmount } = renderHook(() => useEreignisse('auftraege', (ids) => gehoert.push(ids)));
  await waitFor(() => expect(gehoert).toEqual([null]));
  expect(geoeffnet).toBe(2);
  unmount();
});

it('meldet niemanden ab, wenn die Sitzung abgelaufen ist: nach dem Passwort fragt, wer etwas will', async () => {
  angemeldetAls();
  localStorage.setItem('refreshtoken', 'abgelaufen');
  const token = localStorage.getItem('token');
  let erneuert = 0;
  server.use(
    http.get('*/api/ereignisse', () => new HttpResponse(null, { status: 401 })),
    http.post('*/api/authentication/token', () => {
      erneuert++;
      return HttpResponse.json([], { status: 401 });
    }),
  );
  const { result, unmount } = renderHook(() => useEreignisse('auftraege', () => undefined));
  await waitFor(() => expect(erneuert).toBe(1));
  await new Promise((fertig) => setTimeout(fertig, 50));
  expect([result.current, localStorage.getItem('token')]).toEqual([false, token]);
  unmount();
});

it('hört nach der Abmeldung auf', async () => {
  angemeldetAls();
  let geoeffnet = 0;
  server.use(
    http.get('*/api/ereignisse', () => {
      geoeffnet++;
      return beendeteLeitung('abgemeldet');
    }),
  );
  const { unmount } = renderHook(() => useEreignisse('auftraege', () => undefined));
  await waitFor(() => expect(geoeffnet).toBe(1));
  await new Promise((fertig) => setTimeout(fertig, 50));
  expect(geoeffnet).toBe(1);
  unmount();
});

it('hat je Fenster eine Leitung, gleich wie viele zuhören, und sagt jedem das Seine', async () => {
  angemeldetAls();
  let geoeffnet = 0;
  server.use(
    http.get('*/api/ereignisse', () => {
      geoeffnet++;
      return offeneLeitung(
        satz('offen', {}),
        satz('auftraege', { ids: [7] }),
        satz('vorschlaege', { ids: null }),
      );
    }),
  );
  const gehoert: [string, Aenderung][] = [];
  const { unmount } = renderHook(() => [
    useEreignisse('auftraege', (ids) => gehoert.push(['auftraege', ids])),
    useEreignisse('vorschlaege', (ids) => gehoert.push(['vorschlaege', ids])),
  ]);
  await waitFor(() =>
    expect(gehoert).toEqual([
      ['auftraege', [7]],
      ['vorschlaege', null],
    ]),
  );
  expect(geoeffnet).toBe(1);
  unmount();
});

it('lässt anderen Fenstern des Browsers ihre Leitungen: ist kein Platz frei, fragt es', async () => {
  angemeldetAls();
  let geoeffnet = 0;
  server.use(
    http.get('*/api/ereignisse', () => {
      geoeffnet++;
      return offeneLeitung(satz('offen', {}));
    }),
  );
  const belegt = ['frachtportal-leitung-1', 'frachtportal-leitung-2', 'frachtportal-leitung-3'];
  const gefragt: string[] = [];
  const request = async (name: string, _: object, tun: (frei: object | null) => Promise<boolean>) => {
    gefragt.push(name);
    return tun(belegt.includes(name) ? null : {});
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  try {
    const ohne = renderHook(() => useEreignisse('auftraege', () => undefined));
    await waitFor(() => expect(gefragt).toEqual(belegt));
    expect([ohne.result.current, geoeffnet]).toEqual([false, 0]);
    ohne.unmount();
    belegt.pop();
    const mit = renderHook(() => useEreignisse('auftraege', () => undefined));
    await waitFor(() => expect(mit.result.current).toBe(true));
    expect(geoeffnet).toBe(1);
    mit.unmount();
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
});
