import { einAuftrag } from '@frachtportal/domain/testing/builder';
import type {
  Schluesselausgabe,
  Zugangsschluessel,
} from '@frachtportal/domain/zugangsschluessel/zugangsschluessel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aendereBenutzer } from '../../testing/benutzer.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { angelegt, uebergeben, vonHand } from '../dispo/testing/auftraege.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal(vonHand);
});
afterAll(() => portal.schliessen());

let zaehler = 0;
async function lege(dazu: object = {}): Promise<Schluesselausgabe> {
  const { nordKunde: mandantId } = portal.welt;
  const fuer = 'benutzer' in dazu ? {} : { mandantId };
  const angaben = { name: `Schlüssel ${++zaehler}`, rechte: ['auftrag.lesen'], grenzeJeMinute: 1000 };
  const admin = await portal.als('admin');
  return (
    await admin
      .post('/api/zugangsschluessel')
      .send({ ...angaben, ...fuer, ...dazu })
      .expect(201)
  ).body;
}
const mit = (schluessel: string) => portal.anonym().set('authorization', `Bearer ${schluessel}`);
const suche = (schluessel: string) => mit(schluessel).get('/api/auftraege/search');
const auftrag = () => JSON.parse(JSON.stringify(einAuftrag().ohneTermine().build()));

describe('API-Schlüssel', () => {
  it('is told once, and what is kept of it opens nothing [Z-560 Z-561]', async () => {
    const { schluessel, zugang } = await lege({ name: 'Warenwirtschaft' });
    expect(schluessel).toMatch(/^fp_[0-9a-f]{8}_[\w-]{43}$/);
    expect(zugang).toMatchObject({
      name: 'Warenwirtschaft',
      kennung: schluessel.slice(0, 11),
      zuletztAm: null,
    });
    const liste = await (await portal.als('admin')).get('/api/zugangsschluessel').expect(200);
    expect(JSON.stringify(liste.body)).not.toContain(schluessel.slice(12));
    const alles = await portal.db.sql<{ zeile: string }>(
      `SELECT row_to_json(k)::text AS zeile FROM zugangsschluessel k
      UNION ALL SELECT row_to_json(p)::text FROM aenderungsprotokoll p WHERE p.art LIKE 'zugangsschluessel%'`,
    );
    expect(alles.length).toBeGreaterThan(1);
    expect(alles.map((z) => z.zeile).join()).not.toContain(schluessel.slice(12));
  });

  it('opens as bearer token and in a header of its own, and says when and from where it was used', async () => {
    const { schluessel, zugang } = await lege();
    await suche(schluessel).expect(200);
    await portal.anonym().set('x-api-key', schluessel).get('/api/auftraege/search').expect(200);
    const { body } = await (await portal.als('admin')).get('/api/zugangsschluessel').expect(200);
    const stand = (body as Zugangsschluessel[]).find((s) => s.id === zugang.id);
    expect(stand?.zuletztVon).toBe('127.0.0.1');
    expect(Math.abs(Date.parse(stand?.zuletztAm ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it.each(['', 'fp_', 'fp_00000000_xyz', `fp_00000000_${'A'.repeat(43)}`, 'x'.repeat(5000)])(
    'one that is none opens nothing: %s',
    async (falsch) => {
      expect((await portal.anonym().set('x-api-key', falsch).get('/api/auftraege/search')).status).toBe(401);
      expect((await suche(falsch)).status).toBe(401);
    },
  );

  it('of a client sees that client alone; of a user what the user sees', async () => {
    const kunde = await portal.als('kunde');
    const eigener = (await kunde.post('/api/auftraege').send(auftrag()).expect(201)).body.id;
    const metro = await portal.als('metro');
    const anderer = (await metro.post('/api/auftraege').send(auftrag()).expect(201)).body.id;
    const jeMandant = await lege();
    await mit(jeMandant.schluessel).get(`/api/auftraege/${eigener}`).expect(200);
    await mit(jeMandant.schluessel).get(`/api/auftraege/${anderer}`).expect(404);
    const jeBenutzer = await lege({ benutzer: 'dispo' });
    await mit(jeBenutzer.schluessel).get(`/api/auftraege/${anderer}`).expect(200);
    const fremd = (await (await portal.als('fremd')).post('/api/auftraege').send(auftrag()).expect(201)).body
      .id;
    await mit(jeBenutzer.schluessel).get(`/api/auftraege/${fremd}`).expect(404);
  });

  it('creates an order for its client, once for each Idempotency-Key, and the log names the key', async () => {
    const { schluessel, zugang } = await lege({ rechte: ['auftrag.schreiben'] });
    const sende = () =>
      mit(schluessel)
        .post('/api/auftraege')
        .set('idempotency-key', 'bestellung-1')
        .send(auftrag())
        .expect(201);
    const [a, b] = [await sende(), await sende()];
    expect(b.body.id).toBe(a.body.id);
    expect(a.body.mandant.id).toBe(portal.welt.nordKunde);
    await mit(schluessel).delete(`/api/auftraege/${a.body.id}`).expect(204);
    const [zeile] = await portal.db.sql<{ name: string }>(
      `SELECT einzelheiten->>'zugangsschluessel' AS name FROM aenderungsprotokoll WHERE art = 'loeschung' ORDER BY id DESC LIMIT 1`,
    );
    expect(zeile?.name).toBe(zugang.name);
  });

  it('a reader reads and writes nothing; what no key opens stays closed to an administrator’s too', async () => {
    const leser = await lege();
    const nein = await mit(leser.schluessel).post('/api/auftraege').send(auftrag()).expect(403);
    expect(nein.body[0]).toMatchObject({
      key: 'zugangsschluessel.rechtFehlt',
      params: { rechte: 'auftrag.schreiben' },
    });
    const alles = ['auftrag.lesen', 'auftrag.schreiben', 'status.schreiben', 'agent'];
    const { schluessel } = await lege({ benutzer: 'admin', rechte: alles });
    for (const pfad of ['benutzer', 'zugangsschluessel', 'log', 'mails', 'mandanten/allmandanten'])
      expect((await mit(schluessel).get(`/api/${pfad}`)).status, pfad).toBe(403);
    const wechsel = await mit(schluessel).post('/api/authentication/changelogin').send({ name: 'kunde' });
    expect(wechsel.status).toBe(403);
    const { body } = await mit(schluessel).get('/api/benutzer/currentAsList').expect(403);
    expect(body[0].key).toBe('zugangsschluessel.nieMitSchluessel');
  });

  it('the right of its user counts from the next request on', async () => {
    const { schluessel } = await lege({ benutzer: 'haupt', rechte: ['auftrag.schreiben'] });
    await mit(schluessel).delete('/api/auftraege/999999').expect(404);
    await aendereBenutzer(portal, 'haupt', { edit: false });
    await mit(schluessel).delete('/api/auftraege/999999').expect(403);
    await aendereBenutzer(portal, 'haupt', { edit: true, authorized: false });
    await mit(schluessel).delete('/api/auftraege/999999').expect(401);
    await aendereBenutzer(portal, 'haupt', { authorized: true });
  });

  it('renewed, both open for the time that was given; the one before that no more [Z-562]', async () => {
    const { schluessel: erster, zugang } = await lege();
    const admin = await portal.als('admin');
    const erneuere = async (ueberlappungStunden: number): Promise<Schluesselausgabe> =>
      (
        await admin
          .post(`/api/zugangsschluessel/${zugang.id}/erneuern`)
          .send({ ueberlappungStunden })
          .expect(200)
      ).body;
    const { schluessel: zweiter } = await erneuere(24);
    expect([(await suche(erster)).status, (await suche(zweiter)).status]).toEqual([200, 200]);
    const { schluessel: dritter } = await erneuere(0);
    const stand = [await suche(erster), await suche(zweiter), await suche(dritter)];
    expect(stand.map((s) => s.status)).toEqual([401, 401, 200]);
  });

  it('revoked, it opens nothing from the next request on, nor can it be renewed [Z-563]', async () => {
    const { schluessel, zugang } = await lege();
    await suche(schluessel).expect(200);
    const admin = await portal.als('admin');
    await admin.post(`/api/zugangsschluessel/${zugang.id}/widerrufen`).expect(200);
    expect((await suche(schluessel)).status).toBe(401);
    await admin.post(`/api/zugangsschluessel/${zugang.id}/erneuern`).send({}).expect(404);
    const arten = await portal.db.sql<{ art: string }>(
      `SELECT art FROM aenderungsprotokoll WHERE gegenstand = '${zugang.name}' ORDER BY id`,
    );
    expect(arten.map((z) => z.art)).toEqual(['zugangsschluessel.angelegt', 'zugangsschluessel.widerrufen']);
  });

  it('opens only from the networks it is for', async () => {
    const drinnen = await lege({ netze: '203.0.113.7\n127.0.0.0/8' });
    await suche(drinnen.schluessel).expect(200);
    const draussen = await lege({ netze: '203.0.113.0/24' });
    expect((await suche(draussen.schluessel)).status).toBe(401);
  });

  it('ends after its last day', async () => {
    const heute = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' });
    const { schluessel, zugang } = await lege({ gueltigBis: heute });
    await suche(schluessel).expect(200);
    await portal.db.sql(
      `UPDATE zugangsschluessel SET laeuft_ab_am = now() - interval '1 second' WHERE id = ${zugang.id}`,
    );
    expect((await suche(schluessel)).status).toBe(401);
  });

  it('used too often it waits, by itself', async () => {
    const { schluessel } = await lege({ grenzeJeMinute: 3 });
    for (let i = 0; i < 3; i++) await suche(schluessel).expect(200);
    const zuViel = await suche(schluessel);
    expect([zuViel.status, zuViel.body[0].key]).toEqual([429, 'server.zuViele']);
    expect(Number(zuViel.headers['retry-after'])).toBeGreaterThan(0);
    await suche((await lege()).schluessel).expect(200);
  });

  it.each([
    ['feld.pflicht', 'name', { name: ' ' }],
    ['zugangsschluessel.rechtWaehlen', 'rechte', { rechte: [] }],
    ['feld.auswahl', 'rechte', { rechte: ['admin'] }],
    ['zugangsschluessel.netze', 'netze', { netze: 'überall' }],
    ['zugangsschluessel.vergangen', 'gueltigBis', { gueltigBis: '2020-01-01' }],
    ['zugangsschluessel.benutzerUnbekannt', 'benutzer', { benutzer: 'fremd' }],
    ['feld.bereich', 'grenzeJeMinute', { grenzeJeMinute: 0 }],
  ])('refuses with %s what cannot be', async (key, field, falsch) => {
    const guter = { name: `Schlüssel ${++zaehler}`, rechte: ['auftrag.lesen'], grenzeJeMinute: 10 };
    const admin = await portal.als('admin');
    const { body } = await admin
      .post('/api/zugangsschluessel')
      .send({ ...guter, ...falsch })
      .expect(400);
    expect(body[0]).toMatchObject({ key, field });
  });

  it('with status.schreiben reports the status of orders that its user sees, and of no others [Z-565]', async () => {
    const a = await angelegt(portal);
    await uebergeben(portal, [a.id]);
    const fremder = await angelegt(portal, {}, 'fremd');
    const { schluessel } = await lege({ benutzer: 'dispo', rechte: ['status.schreiben'] });
    const zeitpunkt = new Date().toISOString();
    const meldung = (auftragsnummer: string) => ({ auftragsnummer, ereignis: 'K-1', status: 5, zeitpunkt });
    const { body } = await mit(schluessel)
      .post('/api/statusmeldungen')
      .send({ meldungen: [meldung(a.spedeigennr), meldung(fremder.spedeigennr)] })
      .expect(200);
    expect(body).toMatchObject({ uebernommen: 1, abgewiesen: [{ satz: 2 }] });
    const gelesen = await (await portal.als('kunde')).get(`/api/auftraege/${a.id}`).expect(200);
    expect(gelesen.body.status.id).toBe(5);
    const desKunden = await lege({ rechte: ['status.schreiben'] });
    await mit(desKunden.schluessel).post('/api/statusmeldungen').send({ meldungen: [] }).expect(403);
  });

  it('of a client of others is made by nobody', async () => {
    const admin = await portal.als('admin');
    const angaben = { name: 'fremd', rechte: ['auftrag.lesen'], grenzeJeMinute: 10 };
    await admin
      .post('/api/zugangsschluessel')
      .send({ ...angaben, mandantId: portal.welt.alpenKunde })
      .expect(404);
  });
});
