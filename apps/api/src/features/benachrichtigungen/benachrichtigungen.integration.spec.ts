import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Benachrichtigung } from '@frachtportal/domain/benachrichtigung/benachrichtigung';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';
import { type Brief, post } from '../../testing/post.js';
import { angelegt, melde, uebergeben, vonHand } from '../dispo/testing/auftraege.js';
import { ruhe } from '../ereignisse/testing/ruhe.js';
import { Benachrichtigungsversand } from './benachrichtigungsversand.service.js';

const schluessel = 'schluessel-der-gegenstelle';
let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({ ...vonHand, DISPO_EINGANGSSCHLUESSEL: schluessel });
});
afterAll(() => portal.schliessen());
beforeEach(async () => {
  for (const wer of ['admin', 'kunde', 'leser', 'fremd', 'dispo'])
    for (const { id } of await regeln(wer))
      await (await portal.als(wer)).delete(`/api/benachrichtigungen/${id}`).expect(204);
  await portal.db.sql('DELETE FROM mail');
});

const pfad = '/api/benachrichtigungen';
const angaben = (dazu: object = {}) => ({
  name: 'Meine',
  an: 'selbst',
  arten: ['auftrag.status'],
  takt: 'sofort',
  aktiv: true,
  ...dazu,
});
async function regeln(wer: string): Promise<Benachrichtigung[]> {
  return (await (await portal.als(wer)).get(pfad).expect(200)).body;
}
async function lege(wer: string, dazu: object = {}): Promise<Benachrichtigung> {
  const antwort = await (await portal.als(wer)).post(pfad).send(angaben(dazu));
  expect(antwort.status, JSON.stringify(antwort.body)).toBe(201);
  return antwort.body;
}
async function laufe(): Promise<void> {
  await ruhe(portal);
  await portal.app.get(Benachrichtigungsversand).laufe();
}
const postVon = (wer: string) => post(portal, `${wer}@example.com`);

let zaehler = 0;
const stand = (auftrag: Auftrag, status: number) =>
  melde(portal, schluessel, {
    auftragsnummer: auftrag.spedeigennr,
    ereignis: `B-${++zaehler}`,
    status,
    zeitpunkt: new Date().toISOString(),
  });
async function unterwegs(dazu: object = {}): Promise<Auftrag> {
  const auftrag = await angelegt(portal, dazu);
  await uebergeben(portal, [auftrag.id]);
  return auftrag;
}

describe('Benachrichtigungen [Z-600 Z-601 Z-602 Z-603]', () => {
  it('tells a user once of what happened since, with words for the status and the way to the order', async () => {
    const vorher = await unterwegs();
    await stand(vorher, 10);
    await lege('kunde', { arten: ['auftrag.status', 'auftrag.abgeliefert'] });
    const auftrag = await unterwegs({ absenderReferenz: 'REF-4711' });
    await stand(auftrag, 10);
    await Promise.all([laufe(), laufe()]);
    await laufe();
    const [brief, ...weitere] = await postVon('kunde');
    expect(weitere).toEqual([]);
    expect(brief).toMatchObject({ art: 'benachrichtigung' });
    expect(brief?.inhalt).toContain(`Auftrag ${auftrag.spedeigennr} (REF-4711)`);
    expect(brief?.inhalt).toMatch(/Status geändert: \S/);
    expect(brief?.inhalt).toContain('Sendung abgeliefert');
    expect(brief?.inhalt).toContain(`markiert=${auftrag.id}`);
    expect(brief?.inhalt).not.toContain(vorher.spedeigennr);
    expect(await postVon('fremd')).toEqual([]);
  });

  it('a thousand changes are one mail to each recipient, whatever rules tell of them', async () => {
    await lege('kunde', { takt: 'stuendlich', arten: ['auftrag.geaendert', 'auftrag.angelegt'] });
    await lege('kunde', { name: 'Noch eine', takt: 'stuendlich', arten: ['auftrag.angelegt'] });
    await lege('dispo', { takt: 'taeglich', arten: ['auftrag.angelegt'] });
    const kunde = await portal.als('kunde');
    const vorlage = { ...einAuftrag().ohneTermine().build() };
    const nummern: string[] = [];
    for (let i = 0; i < 50; i++) {
      const stapel = Array.from({ length: 20 }, () => kunde.post('/api/auftraege').send(vorlage).expect(201));
      nummern.push(...(await Promise.all(stapel)).map(({ body }) => body.spedeigennr));
    }
    await laufe();
    const gezeigt = (briefe: Brief[]) => nummern.filter((n) => briefe.some((b) => b.inhalt.includes(n)));
    for (const wer of ['kunde', 'dispo']) {
      const briefe = await postVon(wer);
      expect(briefe).toHaveLength(1);
      expect(briefe[0]?.betreff).toContain('(1000)');
      expect(briefe[0]?.inhalt).toContain('und 800 weitere');
      expect(gezeigt(briefe)).toHaveLength(200);
    }
    await angelegt(portal);
    await laufe();
    expect(await postVon('kunde')).toHaveLength(1);
    await portal.db.sql("UPDATE benachrichtigung SET naechste_am = now() WHERE takt = 'stuendlich'");
    await laufe();
    expect((await postVon('kunde')).map(({ betreff }) => betreff.slice(-3))).toEqual(['(1)', '00)']);
    expect(await postVon('dispo')).toHaveLength(1);
  });

  it('the next hourly mail comes with the full hour, the daily one at seven where the forwarder is', async () => {
    await lege('kunde', { takt: 'stuendlich' });
    await lege('kunde', { name: 'Täglich', takt: 'taeglich' });
    await laufe();
    const zeilen = await portal.db.sql<{ takt: string; um: string; spaeter: boolean }>(
      `SELECT takt, to_char(naechste_am AT TIME ZONE 'Europe/Berlin', 'HH24:MI:SS') AS um, naechste_am > now() AS spaeter
       FROM benachrichtigung ORDER BY takt`,
    );
    expect(zeilen).toEqual([
      { takt: 'stuendlich', um: expect.stringMatching(/^\d\d:00:00$/), spaeter: true },
      { takt: 'taeglich', um: '07:00:00', spaeter: true },
    ]);
  });

  it('of statuses only those that were asked for', async () => {
    await lege('kunde', { phasen: ['problem'] });
    const gut = await unterwegs();
    const schlecht = await unterwegs();
    await stand(gut, 10);
    const admin = await portal.als('admin');
    const { body: anzeigen } = await admin.get('/api/sendungsstati/anzeigestati-list').expect(200);
    const problem = anzeigen.find((a: { farbe: string }) => a.farbe === 'err');
    const { body: zugeordnete } = await admin
      .get(`/api/sendungsstati/anzeigestati/${problem.id}`)
      .expect(200);
    await stand(schlecht, zugeordnete[0].id);
    await laufe();
    const [brief] = await postVon('kunde');
    expect(brief?.inhalt).toContain(schlecht.spedeigennr);
    expect(brief?.inhalt).not.toContain(gut.spedeigennr);
    expect(brief?.inhalt).toContain(problem.kurzBezeichnung);
  });

  it('an address without an account reads it in its language, until it has enough of it', async () => {
    const email = 'lager@example.com';
    const regel = await lege('admin', { name: 'Lager', an: 'adresse', email, sprache: 'en' });
    expect(regel).toMatchObject({ email, sprache: 'en', mandantId: portal.welt.nord, abbestellt: false });
    await stand(await unterwegs(), 10);
    await laufe();
    const [brief] = await post(portal, email);
    expect(brief?.betreff).toContain('news about your orders');
    expect(brief?.inhalt).toMatch(/^Hello,\n/);
    const [, abmeldung = ''] =
      /No more such messages: \S+(\/sendung\/abbestellen\/\S+)/.exec(brief?.inhalt ?? '') ?? [];
    expect((await fetch(new URL(abmeldung, portal.url), { method: 'POST' })).status).toBe(200);
    await stand(await unterwegs(), 10);
    await laufe();
    expect(await post(portal, email)).toHaveLength(1);
    expect(await regeln('admin')).toMatchObject([{ name: 'Lager', abbestellt: true }]);
  });

  it('whoever asks for mails of their own again has them again', async () => {
    const regel = await lege('kunde');
    await stand(await unterwegs(), 10);
    await laufe();
    const [brief] = await postVon('kunde');
    const [, abmeldung = ''] = /(\/sendung\/abbestellen\/\S+)/.exec(brief?.inhalt ?? '') ?? [];
    await fetch(new URL(abmeldung, portal.url), { method: 'POST' });
    expect(await regeln('kunde')).toMatchObject([{ abbestellt: true }]);
    const kunde = await portal.als('kunde');
    await kunde.put(`${pfad}/${regel.id}`).send(angaben()).expect(200);
    expect(await regeln('kunde')).toMatchObject([{ abbestellt: false, version: 2 }]);
    await stand(await unterwegs(), 10);
    await laufe();
    expect(await postVon('kunde')).toHaveLength(2);
  });

  it('recipients of shipments get a link that shows theirs, not before it is on its way', async () => {
    const email = 'empfang@example.com';
    const arten = ['auftrag.uebertragen', 'auftrag.status', 'auftrag.abgeliefert'];
    await lege('admin', { name: 'Empfänger', an: 'empfaenger', arten });
    const { empfaengerAdresse } = einAuftrag().build();
    const auftrag = await angelegt(portal, {
      empfaengerAdresse: { ...empfaengerAdresse, mailTrackTrace: email },
    });
    await laufe();
    expect(await post(portal, email)).toEqual([]);
    await uebergeben(portal, [auftrag.id]);
    await laufe();
    await stand(auftrag, 10);
    await laufe();
    const briefe = await post(portal, email);
    expect(briefe.map((b) => b.art)).toEqual(['verfolgung', 'verfolgung']);
    const [, seite = ''] = /https?:\/\/[^/\s]+(\/v\/[\w-]{22})/.exec(briefe[0]?.inhalt ?? '') ?? [];
    const gezeigt = await (await fetch(new URL(seite, portal.url))).text();
    expect(gezeigt).toContain(auftrag.spedeigennr);
  });

  it('what is switched off tells nothing, and afterwards nothing of what happened meanwhile', async () => {
    const { id } = await lege('kunde');
    const kunde = await portal.als('kunde');
    await kunde
      .put(`${pfad}/${id}`)
      .send(angaben({ aktiv: false }))
      .expect(200);
    await stand(await unterwegs(), 10);
    await laufe();
    await ruhe(portal);
    await kunde.put(`${pfad}/${id}`).send(angaben()).expect(200);
    await laufe();
    expect(await postVon('kunde')).toEqual([]);
  });

  it('nobody is told of orders they do not see, and nobody who is locked out of anything', async () => {
    await lege('fremd', { arten: ['auftrag.angelegt', 'auftrag.status'] });
    await lege('leser', { arten: ['auftrag.angelegt'] });
    const admin = await portal.als('admin');
    const sperre = `/api/datenleben/sperren/${portal.welt.nordKunde}`;
    await angelegt(portal);
    await admin.put(sperre).expect(204);
    await laufe();
    await admin.delete(sperre).expect(204);
    await laufe();
    expect(await postVon('fremd')).toEqual([]);
    expect(await postVon('leser')).toEqual([]);
  });

  it.each<[string, object, number, string, string | undefined]>([
    ['kunde', { an: 'adresse', email: 'a@example.com' }, 403, 'server.keinRecht', undefined],
    ['kunde', { an: 'empfaenger' }, 403, 'server.keinRecht', undefined],
    ['kunde', { arten: [] }, 400, 'webhook.artWaehlen', 'arten'],
    ['kunde', { email: 'a@example.com' }, 400, 'benachrichtigung.nurAnAdresse', 'email'],
    ['kunde', { name: ' ' }, 400, 'feld.pflicht', 'name'],
    ['kunde', { takt: 'nie' }, 400, 'feld.auswahl', 'takt'],
    ['kunde', { phasen: ['morgen'] }, 400, 'feld.auswahl', 'phasen'],
    ['admin', { an: 'adresse', email: 'a@b, c@d' }, 400, 'benutzer.email', 'email'],
    [
      'admin',
      { an: 'empfaenger', arten: ['preis.berechnet'] },
      400,
      'benachrichtigung.artFuerEmpfaenger',
      'arten',
    ],
    ['kunde', { mandantId: 1_000_000 }, 404, 'server.nichtGefunden', undefined],
  ])('%s may not send %o', async (wer, dazu, status, key, field) => {
    const antwort = await (await portal.als(wer)).post(pfad).send(angaben(dazu));
    expect([antwort.status, antwort.body[0].key, antwort.body[0].field ?? undefined]).toEqual([
      status,
      key,
      field,
    ]);
    expect(await regeln(wer)).toEqual([]);
  });

  it('nobody keeps more than fifty, however many are added at once', async () => {
    const kunde = await portal.als('kunde');
    const stapel = Array.from({ length: 60 }, () => kunde.post(pfad).send(angaben({ aktiv: false })));
    const antworten = await Promise.all(stapel);
    expect(antworten.filter(({ status }) => status === 201)).toHaveLength(50);
    const abgelehnte = antworten.filter(({ status }) => status === 409).map(({ body }) => body[0].key);
    expect(new Set(abgelehnte)).toEqual(new Set(['benachrichtigung.zuViele']));
    expect(await regeln('kunde')).toHaveLength(50);
  });

  it('everybody keeps their own; those of a client its administrators; a second change is told', async () => {
    const meine = await lege('kunde');
    const lager = await lege('admin', { name: 'Lager', an: 'adresse', email: 'lager@example.com' });
    expect((await regeln('leser')).length).toBe(0);
    expect((await regeln('kunde')).map((r) => r.id)).toEqual([meine.id]);
    expect((await regeln('admin')).map((r) => r.id)).toEqual([lager.id]);
    for (const wer of ['leser', 'fremd', 'admin'])
      await (await portal.als(wer)).put(`${pfad}/${meine.id}`).send(angaben()).expect(404);
    await (await portal.als('kunde')).delete(`${pfad}/${lager.id}`).expect(404);
    const kunde = await portal.als('kunde');
    await kunde
      .put(`${pfad}/${meine.id}`)
      .set('If-Match', '"1"')
      .send(angaben({ takt: 'taeglich' }))
      .expect(200);
    await kunde.put(`${pfad}/${meine.id}`).set('If-Match', '"1"').send(angaben()).expect(409);
    await kunde.delete(`${pfad}/${meine.id}`).set('If-Match', '"1"').expect(409);
    expect(await regeln('kunde')).toMatchObject([{ takt: 'taeglich', version: 2 }]);
  });
});
