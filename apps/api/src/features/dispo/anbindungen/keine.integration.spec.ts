import type { Uebertragung } from '@frachtportal/domain/dispo/uebertragung';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { gelesen, markiert, uebergib, verlauf, vonHand } from '../testing/auftraege.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({ ...vonHand, DISPO: 'keine', DEMO_TAKT_MS: '20' });
});
afterAll(() => portal.schliessen());

const uebertragungen = async (zustand?: string): Promise<Uebertragung[]> =>
  (
    await (
      await portal.als('dispo')
    )
      .get('/api/dispo/uebertragungen')
      .query(zustand ? { zustand } : {})
      .expect(200)
  ).body;

describe('Ohne Dispositionssystem', () => {
  it('orders wait visibly, nothing is tried or invented, and they go out once there is one', async () => {
    const [auftrag] = await markiert(portal, 1);
    const id = auftrag?.id ?? 0;
    for (let i = 0; i < 3; i++) await uebergib(portal);
    expect(await uebertragungen()).toMatchObject([
      { auftragId: id, zustand: 'nichtAngebunden', versuche: 0, unklar: false },
    ]);
    expect(await uebertragungen('nichtAngebunden')).toHaveLength(1);
    expect(await uebertragungen('wartet')).toEqual([]);
    expect((await gelesen(portal, id)).status.id).toBe(2);
    expect(await verlauf(portal, id)).toEqual([1, 2]);

    // Its user may think better of it, as long as nobody has it.
    const kunde = await portal.als('kunde');
    await kunde.post('/api/auftraege/resetStati').send([id]).expect(200);
    await kunde.post('/api/auftraege/uebertragen').send([id]).expect(200);

    await portal.neuStarten({ DISPO: 'datei' });
    await uebergib(portal);
    expect((await gelesen(portal, id)).status.id).toBe(3);
    expect((await uebertragungen())[0]).toMatchObject({ auftragId: id, zustand: 'uebergeben', versuche: 1 });
  });

  it('what would tell it to read something anew says why it cannot', async () => {
    await portal.neuStarten({ DISPO: 'keine' });
    const antwort = await (await portal.als('admin')).post('/api/dplus-update/orte').expect(503);
    expect(antwort.body[0].params.grund).toMatch(/kein Dispositionssystem angebunden/);
  });
});
