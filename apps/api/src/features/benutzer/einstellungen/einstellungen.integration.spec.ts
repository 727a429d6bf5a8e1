import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const pfad = '/api/benutzer/einstellungen';

describe('what a user has chosen', () => {
  it('is the list without a choice, and kept for that user alone [Z-761 Z-762]', async () => {
    const [kunde, leser] = [await portal.als('kunde'), await portal.als('leser')];
    expect((await kunde.get(pfad).expect(200)).body).toEqual({ startseite: 'liste' });
    for (const gewaehlt of [{ startseite: 'uebersicht' }, { startseite: 'liste' }]) {
      expect((await kunde.put(pfad).send(gewaehlt).expect(200)).body).toEqual(gewaehlt);
      expect((await kunde.get(pfad).expect(200)).body).toEqual(gewaehlt);
    }
    expect((await leser.get(pfad).expect(200)).body).toEqual({ startseite: 'liste' });
  });

  it.each([
    [{ startseite: 'admin' }, 'startseite'],
    [{}, 'startseite'],
    [{ startseite: 1 }, 'startseite'],
  ])('%j is refused at its field', async (body, feld) => {
    const antwort = await (await portal.als('kunde')).put(pfad).send(body);
    expect(antwort.status).toBe(400);
    expect(antwort.body).toEqual([expect.objectContaining({ field: feld })]);
  });
});
