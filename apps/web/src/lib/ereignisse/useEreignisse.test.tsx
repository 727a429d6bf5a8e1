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
