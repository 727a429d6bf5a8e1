import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { anfragen } from '../../testing/anfragen.js';
import { sitzungFuer } from '../../testing/ausweise.js';
import { bald } from '../../testing/bald.js';
import { aendereBenutzer } from '../../testing/benutzer.js';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { horcher, nachbar, ohneLeitung } from '../../testing/server/ohne-leitung.js';
import { IdentitaetReadModel } from './identitaet.read-model.js';

let portal: Portal;
let identitaeten: IdentitaetReadModel;
beforeAll(async () => {
  portal = await startePortal();
  identitaeten = portal.app.get(IdentitaetReadModel, { strict: false });
});
afterAll(() => portal.schliessen());
afterEach(() => void vi.useRealTimers());

describe('Identität', () => {
  it('is read once for as long as nothing changes', async () => {
    const sitzung = await sitzungFuer(portal, 'kunde');
    expect(await anfragen(portal, () => identitaeten.zuSitzung(sitzung))).toBe(1);
    expect(await anfragen(portal, () => identitaeten.zuSitzung(sitzung))).toBe(0);
    expect((await identitaeten.zuSitzung(sitzung))?.name).toBe('kunde');
  });

  it('losing the edit right counts from the next request on', async () => {
    const kunde = await portal.als('kunde');
    for (let mal = 0; mal < 10; mal++) {
      expect((await kunde.delete('/api/auftraege/999999')).status).toBe(404);
      await aendereBenutzer(portal, 'kunde', { edit: false });
      expect((await kunde.delete('/api/auftraege/999999')).status).toBe(403);
      await aendereBenutzer(portal, 'kunde', { edit: true });
    }
  });

  it('losing the whole user counts from the next request on, and for good', async () => {
    for (let mal = 0; mal < 10; mal++) {
      const { accessToken } = await portal.anmelden('metro');
      const metro = portal.anonym().set('authorization', `Bearer ${accessToken}`);
      expect((await metro.delete('/api/auftraege/999999')).status).toBe(404);
      await aendereBenutzer(portal, 'metro', { authorized: false });
      expect((await metro.delete('/api/auftraege/999999')).status).toBe(401);
      await aendereBenutzer(portal, 'metro', { authorized: true });
      expect((await metro.delete('/api/auftraege/999999')).status).toBe(401);
    }
  });

  it('a configuration that denies writing counts from the next request on', async () => {
    const kunde = await portal.als('kunde');
    await kunde.delete('/api/auftraege/999999').expect(404);
    await konfiguriere(portal, { denyOrderEdit: 'true' });
    await kunde.delete('/api/auftraege/999999').expect(403);
    await konfiguriere(portal, {});
    await kunde.delete('/api/auftraege/999999').expect(404);
  });

  it('a new sub client is visible to its main client from the next request on', async () => {
    const sitzung = await sitzungFuer(portal, 'dispo');
    const vorher = (await identitaeten.zuSitzung(sitzung))?.sichtbareMandanten.length ?? 0;
    const neu = { name: 'Neu', hauptmandantId: portal.welt.nord };
    await (await portal.als('admin')).post('/api/mandanten').send(neu).expect(201);
    expect((await identitaeten.zuSitzung(sitzung))?.sichtbareMandanten).toHaveLength(vorher + 1);
  });

  it('inside a transaction nothing is known of a change before it is committed', async () => {
    const sitzung = await sitzungFuer(portal, 'kunde');
    await identitaeten.zuSitzung(sitzung);
    await portal.db.transaktion(async () => {
      await portal.db.zeilen('UPDATE sitzung SET beendet_am = now() WHERE id = $1', [sitzung]);
    });
    expect(await identitaeten.zuSitzung(sitzung)).toBeUndefined();
  });

  it('ends with its session, to the second', async () => {
    const sitzung = await sitzungFuer(portal, 'kunde');
    // Kept in memory as it is, what counts is the clock. Should the change be heard of once more in between, it is read
    // anew under the turned clock; so each try begins with a change, after which the true one is learnt.
    await bald(async () => {
      vi.useRealTimers();
      await portal.db.zeilen(`UPDATE sitzung SET laeuft_ab_am = now() + interval '1 hour' WHERE id = $1`, [
        sitzung,
      ]);
      expect(await identitaeten.zuSitzung(sitzung)).toBeDefined();
      vi.useFakeTimers({ now: Date.now() + 3_601_000, toFake: ['Date'] });
      expect(await identitaeten.zuSitzung(sitzung)).toBeUndefined();
    });
  });

  it('of another process: what it changes is heard of here', async () => {
    const sitzung = await sitzungFuer(portal, 'kunde');
    await identitaeten.zuSitzung(sitzung);
    const anderer = await nachbar(portal);
    await anderer.query('UPDATE sitzung SET beendet_am = now() WHERE id = $1', [sitzung]);
    await bald(async () => expect(await identitaeten.zuSitzung(sitzung)).toBeUndefined());
    await anderer.end();
  });
});

describe('Ohne Leitung', () => {
  it('nothing is kept, every change counts, and the line comes back by itself', async () => {
    const kunde = await portal.als('kunde');
    const { id } = portal.welt.benutzer['kunde'] ?? {};
    await kunde.delete('/api/auftraege/999999').expect(404);
    const anderer = await nachbar(portal);
    const vorher = await anderer.query(`SELECT pid ${horcher}`);
    await ohneLeitung(portal, async (jemand) => {
      await jemand.query('UPDATE benutzer SET edit = false WHERE id = $1', [id]);
      await kunde.delete('/api/auftraege/999999').expect(403);
      await jemand.query('UPDATE benutzer SET edit = true WHERE id = $1', [id]);
      await kunde.delete('/api/auftraege/999999').expect(404);
    });
    const danach = await anderer.query(`SELECT pid ${horcher}`);
    expect(danach.rows.map((z) => z.pid)).not.toEqual(vorher.rows.map((z) => z.pid));
    await anderer.end();
  });
});
