import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Dauerauftrag, Dauerlauf } from '@frachtportal/domain/dauerauftrag/dauerauftrag';
import { wochentage } from '@frachtportal/domain/dauerauftrag/dauerauftrag';
import { plusTage } from '@frachtportal/domain/feld/tag';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { heute } from '../../platform/http/uhr.js';
import { bis } from '../../testing/bald.js';
import { aendereBenutzer } from '../../testing/benutzer.js';
import { legeBestandAn, oeffnePortal, type Portal, startePortal } from '../../testing/portal.js';
import { post } from '../../testing/post.js';
import { Dauerlaeufe } from './dauerlaeufe.service.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

let zaehler = 0;
const vorlage = async (auftrag: object = einAuftrag().ohneTermine().build(), an = portal): Promise<number> =>
  (
    await (
      await an.als('haupt')
    )
      .post('/api/auftragsvorlagen')
      .send({ vorlageName: `Tour ${++zaehler}`, auftrag })
      .expect(201)
  ).body.id;
/** Each day from today on, made three days before at midnight: that is four of them at once. */
const regel = (vorlageId: number, mehr: object = {}) => ({
  name: `Dauer ${++zaehler}`,
  vorlageId,
  wochentage: Object.keys(wochentage),
  wochen: 1,
  von: heute(),
  bis: null,
  feiertage: 'trotzdem',
  vorlauf: 3,
  um: '00:00',
  als: 'auftrag',
  benachrichtigt: null,
  melden: 'probleme',
  aktiv: true,
  ...mehr,
});
const sende = async (wer: string, body: object, kopf: Record<string, string> = {}) =>
  (await portal.als(wer)).post('/api/dauerauftraege').set(kopf).send(body);
const lege = async (body: object, wer = 'kunde', an = portal): Promise<Dauerauftrag> => {
  const antwort = await (await an.als(wer)).post('/api/dauerauftraege').send(body);
  expect(antwort.status, JSON.stringify(antwort.body)).toBe(201);
  return antwort.body;
};
const laeufe = async (id: number, an = portal): Promise<Dauerlauf[]> =>
  (await (await an.als('kunde')).get(`/api/dauerauftraege/${id}/laeufe`).expect(200)).body;
const eines = async (id: number): Promise<Dauerauftrag> =>
  (await (await portal.als('kunde')).get('/api/dauerauftraege').expect(200)).body.find(
    (d: Dauerauftrag) => d.id === id,
  );
const laufe = () => portal.app.get(Dauerlaeufe, { strict: false }).laufe();
const tage = () => [3, 2, 1, 0].map((n) => plusTage(heute(), n));
const lies = async (pfad: string) => (await (await portal.als('kunde')).get(`/api/${pfad}`).expect(200)).body;

describe('A recurring order', () => {
  it('makes an order of its template for each day, once [Z-977 Z-978 Z-982]', async () => {
    const d = await lege(regel(await vorlage()));
    expect(d).toMatchObject({ naechsterTag: heute(), letzter: null, version: 1 });
    await laufe();
    await laufe();
    const gelaufen = await laeufe(d.id);
    expect(gelaufen.map((l) => [l.tag, l.zustand])).toEqual(tage().map((tag) => [tag, 'auftrag']));
    expect(new Set(gelaufen.map((l) => l.auftragId)).size).toBe(4);
    const [letzter] = gelaufen;
    const auftrag: Auftrag = await lies(`auftraege/${letzter?.auftragId}`);
    expect(auftrag).toMatchObject({
      beladedatum: letzter?.tag,
      spedeigennr: letzter?.nummer,
      erfasser: { name: 'kunde' },
      empfaengerAdresse: { name: einAuftrag().build().empfaengerAdresse?.name },
    });
    expect(auftrag.auftragspositionen.length).toBeGreaterThan(0);
    expect((auftrag.entladedatum ?? '') >= (letzter?.tag ?? '?')).toBe(true);
    expect(await eines(d.id)).toMatchObject({ naechsterTag: plusTage(heute(), 4), letzter: 'auftrag' });
    expect(await post(portal, 'kunde@example.com')).toEqual([]);
  });

  it('presents a proposal where that is wanted, and tells who is named of it', async () => {
    const d = await lege(regel(await vorlage(), { als: 'vorschlag', bis: heute(), benachrichtigt: 'DISPO' }));
    expect(d.benachrichtigt).toBe('dispo');
    await laufe();
    const [lauf] = await laeufe(d.id);
    expect(lauf).toMatchObject({ zustand: 'vorschlag', auftragId: null });
    const vorschlag = await lies(`auftragsvorschlaege/${lauf?.vorschlagId}`);
    expect(vorschlag).toMatchObject({ quelle: 'serie', herkunft: d.name, zustand: 'wartet' });
    expect(vorschlag.beladedatum).toBe(heute());
    const [brief] = await post(portal, 'dispo@example.com');
    expect(brief?.betreff).toContain(`Dauerauftrag ${d.name}`);
    expect(brief?.inhalt).toContain('als Vorschlag vorgelegt');
    expect(await eines(d.id)).toMatchObject({ naechsterTag: null, naechsterAm: null });
  });

  it('whose order would be refused presents it with the reason, and holds up no other', async () => {
    const unvollstaendig = await lege(regel(await vorlage({ hinweis: 'fast leer' }), { bis: heute() }));
    const guter = await lege(regel(await vorlage(), { bis: heute() }));
    await laufe();
    const [lauf] = await laeufe(unvollstaendig.id);
    expect(lauf?.zustand).toBe('vorschlag');
    expect(lauf?.grund).toMatch(/Empfänger/);
    expect((await laeufe(guter.id)).map((l) => l.zustand)).toEqual(['auftrag']);
    const [brief] = await post(portal, 'kunde@example.com');
    expect(brief?.inhalt).toContain(lauf?.grund);
  });

  it('without a template, or of somebody who may no longer create orders, says so', async () => {
    const id = await vorlage();
    const d = await lege(regel(id, { bis: heute() }));
    await (await portal.als('haupt')).delete(`/api/auftragsvorlagen/${id}`).expect(204);
    await laufe();
    expect(await laeufe(d.id)).toMatchObject([
      { zustand: 'gescheitert', auftragId: null, vorschlagId: null },
    ]);
    expect((await laeufe(d.id))[0]?.grund).toMatch(/Auftragsvorlage/);
    expect(await eines(d.id)).toMatchObject({ vorlage: null, letzter: 'gescheitert' });
    const andere = await lege(regel(await vorlage(), { bis: heute() }), 'haupt');
    await aendereBenutzer(portal, 'haupt', { edit: false });
    await laufe();
    expect((await laeufe(andere.id))[0]).toMatchObject({ zustand: 'gescheitert' });
    await aendereBenutzer(portal, 'haupt', { edit: true });
  });

  it('that was due while the portal stood still is missed where its day is over', async () => {
    const d = await lege(regel(await vorlage(), { bis: plusTage(heute(), 1) }));
    const [gestern, jetzt] = [heute(), plusTage(heute(), 1)];
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${jetzt}T12:00:00Z`) });
    try {
      await laufe();
    } finally {
      vi.useRealTimers();
    }
    expect((await laeufe(d.id)).map((l) => [l.tag, l.zustand])).toEqual([
      [jetzt, 'auftrag'],
      [gestern, 'versaeumt'],
    ]);
  });

  it('that pauses makes nothing, and goes on with the days that are left [Z-980]', async () => {
    const id = await vorlage();
    const d = await lege(regel(id, { aktiv: false }));
    await laufe();
    expect(await laeufe(d.id)).toEqual([]);
    const an = await (await portal.als('kunde'))
      .put(`/api/dauerauftraege/${d.id}`)
      .set({ 'If-Match': '"1"' })
      .send(regel(id, { name: d.name, vorlauf: 0 }));
    expect([an.status, an.headers['etag']]).toEqual([200, '"2"']);
    await laufe();
    expect((await laeufe(d.id)).map((l) => l.tag)).toEqual([heute()]);
    const wieder = await (await portal.als('kunde'))
      .put(`/api/dauerauftraege/${d.id}`)
      .send(regel(id, { name: d.name, vorlauf: 0 }));
    expect(wieder.body.naechsterTag).toBe(plusTage(heute(), 1));
    const alt = await (await portal.als('dispo'))
      .put(`/api/dauerauftraege/${d.id}`)
      .set({ 'If-Match': '"1"' })
      .send(regel(id));
    expect(alt.status).toBe(409);
  });
});

describe('Recurring orders', () => {
  it('are refused at the field that is wrong, and to whom the client or the right is not given', async () => {
    const id = await vorlage();
    for (const [mehr, feld] of [
      [{ name: ' ' }, 'name'],
      [{ vorlageId: 999_999 }, 'vorlageId'],
      [{ wochentage: [] }, 'wochentage'],
      [{ wochentage: ['mo', 'montag'] }, 'wochentage'],
      [{ wochen: 0 }, 'wochen'],
      [{ von: '2026-02-30' }, 'von'],
      [{ bis: '2020-01-01' }, 'bis'],
      [{ um: '24:00' }, 'um'],
      [{ vorlauf: 31 }, 'vorlauf'],
      [{ feiertage: 'egal' }, 'feiertage'],
      [{ benachrichtigt: 'fremd' }, 'benachrichtigt'],
      [{ mandantId: 1 }, 'mandantId'],
    ] as const) {
      const { status, body } = await sende('kunde', regel(id, mehr));
      expect([status, body[0]?.field], JSON.stringify(mehr)).toEqual([400, feld]);
    }
    expect((await sende('leser', regel(id))).status).toBe(403);
    const d = await lege(regel(id, { aktiv: false }));
    for (const fremder of ['fremd', 'metro']) {
      const wer = await portal.als(fremder);
      expect((await sende(fremder, regel(id))).body[0].field).toBe('vorlageId');
      await wer.put(`/api/dauerauftraege/${d.id}`).send(regel(id)).expect(404);
      await wer.delete(`/api/dauerauftraege/${d.id}`).expect(404);
      await wer.get(`/api/dauerauftraege/${d.id}/laeufe`).expect(404);
      const { body } = await wer.get('/api/dauerauftraege').expect(200);
      expect(body.map((x: Dauerauftrag) => x.id)).not.toContain(d.id);
    }
  });

  it('stand once under a key, and go without what they have made [Z-981]', async () => {
    const body = regel(await vorlage(), { bis: heute() });
    const kopf = { 'Idempotency-Key': `d-${zaehler}` };
    const [a, b] = await Promise.all([1, 2].map(() => sende('kunde', body, kopf)));
    expect([a?.status, a?.body.id]).toEqual([201, b?.body.id]);
    await laufe();
    const [lauf] = await laeufe(a?.body.id);
    await (await portal.als('kunde')).delete(`/api/dauerauftraege/${a?.body.id}`).expect(204);
    expect((await lies(`auftraege/${lauf?.auftragId}`)).spedeigennr).toBe(lauf?.nummer);
  });

  it('tell somebody who sees the orders of the template’s client [Z-988]', async () => {
    const vorlageId = await vorlage();
    const namen = async (wer: string) =>
      (await (await portal.als(wer)).get('/api/dauerauftraege/empfaenger').query({ vorlageId }).expect(200))
        .body;
    const alle = ['admin', 'dispo', 'haupt', 'hauptadmin', 'kunde', 'kundenadmin', 'leser'];
    for (const wer of ['kunde', 'dispo'])
      expect((await namen(wer)).map((b: { name: string }) => b.name)).toEqual(alle);
    for (const name of alle) await lege(regel(vorlageId, { benachrichtigt: name, aktiv: false }));
    const fremd = await (await portal.als('fremd'))
      .get('/api/dauerauftraege/empfaenger')
      .query({ vorlageId });
    expect([fremd.status, fremd.body[0]?.field]).toEqual([400, 'vorlageId']);
  });

  it('are looked at ten days ahead, by the holidays of where the goods are picked up [Z-979]', async () => {
    const id = await vorlage();
    const frage = { wochentage: ['fr'], wochen: 1, von: '2099-12-18', bis: null, vorlageId: id };
    const schau = async (feiertage: string) =>
      (
        await (
          await portal.als('kunde')
        )
          .post('/api/dauerauftraege/vorschau')
          .send({ ...frage, feiertage })
          .expect(200)
      ).body.termine;
    const verschoben = await schau('verschieben');
    expect(verschoben).toHaveLength(10);
    expect(verschoben.slice(0, 2)).toMatchObject([
      { tag: '2099-12-18', statt: null },
      { tag: '2099-12-28', statt: '2099-12-25', feiertag: '1. Weihnachtstag' },
    ]);
    const ausgelassen = await schau('auslassen');
    expect(ausgelassen.filter((t: { faelltAus: boolean }) => !t.faelltAus)).toHaveLength(10);
    expect(ausgelassen[1]).toMatchObject({ tag: '2099-12-25', faelltAus: true });
  });

  it('are made once by processes that run side by side, beginning by themselves', async () => {
    const bestand = await legeBestandAn();
    const env = { ...bestand.env, DAUERAUFTRAG_TAKT_MS: '10' };
    const erstes = await oeffnePortal({ ...bestand, env });
    const weitere = [1, 2].map(() => oeffnePortal({ ...bestand, env, entfernen: async () => undefined }));
    try {
      const ids: number[] = [];
      for (let i = 0; i < 8; i++) {
        const neu = await lege(regel(await vorlage(undefined, erstes)), 'kunde', erstes);
        ids.push(neu.id);
      }
      const fertig = async (id: number) =>
        (await laeufe(id, erstes)).filter((l) => l.zustand === 'auftrag').length === 4;
      await bis(async () => (await Promise.all(ids.map(fertig))).every(Boolean));
      const kunde = await erstes.als('kunde');
      const { body } = await kunde.get('/api/auftraege/search').query({ searchLimit: 500 }).expect(200);
      expect(body).toHaveLength(32);
    } finally {
      for (const p of await Promise.all(weitere)) await p.schliessen();
      await erstes.schliessen();
    }
  });
});
