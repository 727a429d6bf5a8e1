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
    const anfangs = { startseite: 'liste', rundgangGesehen: false };
    expect((await kunde.get(pfad).expect(200)).body).toEqual(anfangs);
    for (const gewaehlt of [{ startseite: 'uebersicht' }, { startseite: 'liste' }]) {
      expect((await kunde.put(pfad).send(gewaehlt).expect(200)).body).toEqual({ ...anfangs, ...gewaehlt });
      expect((await kunde.get(pfad).expect(200)).body).toEqual({ ...anfangs, ...gewaehlt });
    }
    expect((await leser.get(pfad).expect(200)).body).toEqual(anfangs);
  });

  it('is not offered the tour once it was seen, whatever else is chosen later [Z-761 Z-762]', async () => {
    const kunde = await portal.als('kunde');
    const gesehen = { startseite: 'liste', rundgangGesehen: true };
    expect((await kunde.put(pfad).send(gesehen).expect(200)).body).toEqual(gesehen);
    const danach = { ...gesehen, startseite: 'uebersicht' };
    expect((await kunde.put(pfad).send({ startseite: 'uebersicht' }).expect(200)).body).toEqual(danach);
    expect((await kunde.get(pfad).expect(200)).body).toEqual(danach);
  });

  it.each([
    [{ startseite: 'admin' }, 'startseite'],
    [{}, 'startseite'],
    [{ startseite: 1 }, 'startseite'],
    [{ startseite: 'liste', rundgangGesehen: 'ja' }, 'rundgangGesehen'],
  ])('%j is refused at its field', async (body, feld) => {
    const antwort = await (await portal.als('kunde')).put(pfad).send(body);
    expect(antwort.status).toBe(400);
    expect(antwort.body).toEqual([expect.objectContaining({ field: feld })]);
  });
});
