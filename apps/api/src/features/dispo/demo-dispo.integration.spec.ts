import { setTimeout as warten } from 'node:timers/promises';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({ DEMO_TAKT_MS: '60', DISPO_TAKT_MS: '50' });
});
afterAll(() => portal.schliessen());

const lesen = async (id: number): Promise<Auftrag> =>
  (await (await portal.als('kunde')).get(`/api/auftraege/${id}`).expect(200)).body;

async function bis(id: number, fertig: (a: Auftrag) => boolean): Promise<Auftrag> {
  for (let i = 0; i < 150; i++) {
    const auftrag = await lesen(id);
    if (fertig(auftrag)) return auftrag;
    await warten(100);
  }
  throw new Error(`Auftrag ${id} blieb im Status ${(await lesen(id)).status.id}`);
}

describe('Demo-Dispositionssystem', () => {
  it('takes a transferred order over and moves it along the chain to its end, step by step', async () => {
    const kunde = await portal.als('kunde');
    const { body: bleibt } = await kunde
      .post('/api/auftraege')
      .send(einAuftrag().ohneTermine().build())
      .expect(201);
    const { body: geht } = await kunde
      .post('/api/auftraege')
      .send(einAuftrag().ohneTermine().build())
      .expect(201);
    await kunde.post('/api/auftraege/uebertragen').send([geht.id]).expect(200);

    const kette = await portal.db.sql<{ id: number }>(
      'SELECT id FROM sendungsstatus WHERE defaultstatus AND NOT aw_sperre ORDER BY anzeigefolge, id',
    );
    const letzter = kette.at(-1)?.id ?? 0;
    const am = await bis(geht.id, (a) => a.status.id === letzter);
    const verlauf = am.auftragshistorie.map((h) => h.sendungsstatus.id);
    expect(verlauf.slice(0, 3)).toEqual([1, 2, 3]);
    expect(verlauf).toEqual([...new Set(verlauf)]);
    expect(verlauf.slice(2)).toEqual(kette.map((k) => k.id).filter((id) => id >= 3));
    const zeiten = am.auftragshistorie.map((h) => h.datum);
    expect(zeiten).toEqual([...zeiten].sort());

    expect(am.abliefernachweisExists).toBe(true);
    expect(am.auftragshistorie.at(-1)?.quittiert).toBe('Großhandel Jäger OHG');
    expect((await lesen(bleibt.id)).status.id).toBe(1);
    await warten(200);
    expect((await lesen(geht.id)).auftragshistorie).toHaveLength(verlauf.length);
  });

  it('moves no order that it was not given', async () => {
    const kunde = await portal.als('kunde');
    const { body } = await kunde.post('/api/auftraege').send(einAuftrag().ohneTermine().build()).expect(201);
    await portal.db.zeilen(
      'UPDATE auftrag SET status_id = 3, status_datum = now() - make_interval(hours => 1) WHERE id = $1',
      [body.id],
    );
    await warten(400);
    expect((await lesen(body.id)).status.id).toBe(3);
  });

  it('an order on its way can neither be changed nor deleted nor taken back', async () => {
    const kunde = await portal.als('kunde');
    const { body } = await kunde.post('/api/auftraege').send(einAuftrag().ohneTermine().build()).expect(201);
    await kunde.post('/api/auftraege/uebertragen').send([body.id]).expect(200);
    await bis(body.id, (a) => a.status.id >= 3);
    const aendern = await kunde.put(`/api/auftraege/${body.id}`).send(einAuftrag().build()).expect(409);
    expect(aendern.body[0].text).toContain(body.spedeigennr);
    await kunde.delete(`/api/auftraege/${body.id}`).expect(409);
    expect((await kunde.post('/api/auftraege/resetStatus').send({ id: body.id }).expect(200)).text).toBe('0');
  });
});
