import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { server } from './server';
import { angemeldetAls } from './sitzung';

/**
 * Tests of the order list: on 20 November 2026, somebody of a customer who may capture and share is logged in, and the
 * code of the page is loaded, with `teile` that come later.
 */
export function anDerListe(...teile: (() => Promise<unknown>)[]): void {
  beforeAll(async () => {
    server.listen({ onUnhandledRequest: 'error' });
    await Promise.all([
      import('../features/auftraege/liste/AuftragTabelle'),
      import('../features/auftraege/liste/Auftragsliste'),
      ...teile.map((lade) => lade()),
    ]);
  }, 60_000);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
    angemeldetAls({ hauptmandant: false, edit: true, main: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    localStorage.clear();
    server.resetHandlers();
  });
  afterAll(() => server.close());
}
