import type { Webhookausgabe, Webhookzustellung } from '@frachtportal/domain/webhook/webhook';
import { Webhook as Pruefer } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';
import { angelegt, vonHand } from '../dispo/testing/auftraege.js';
import { Empfaenger, type Gehoertes } from './testing/empfaenger.js';
import { Webhookversand } from './webhookversand.service.js';

let portal: Portal;
let stelle: Empfaenger;
beforeAll(async () => {
  portal = await startePortal({ ...vonHand, WEBHOOK_ERLAUBT: '127.0.0.0/8', WEBHOOK_FRIST_MS: '500' });
});
afterAll(() => portal.schliessen());
beforeEach(async () => {
  stelle = await Empfaenger.oeffnen();
});
afterEach(() => stelle.schliessen());

const alleArten = ['auftrag.angelegt', 'auftrag.geaendert', 'auftrag.geloescht'];
let zaehler = 0;
async function lege(dazu: object = {}): Promise<Webhookausgabe> {
  const angaben = {
    name: `Haken ${++zaehler}`,
    adresse: `${stelle.url}/haken`,
    arten: alleArten,
    aktiv: true,
  };
  const admin = await portal.als('admin');
  const { nordKunde: mandantId } = portal.welt;
  return (
    await admin
      .post('/api/webhooks')
      .send({ ...angaben, mandantId, ...dazu })
      .expect(201)
  ).body;
}
const laufe = () => portal.app.get(Webhookversand, { strict: false }).laufe();
const nachrichten = async ({ webhook }: Webhookausgabe): Promise<Webhookzustellung[]> =>
  (await (await portal.als('admin')).get(`/api/webhooks/${webhook.id}/zustellungen`).expect(200)).body;
const schalteAus = async ({ webhook: { id, wartend: _, version: _v, ...rest } }: Webhookausgabe) =>
  (await portal.als('admin'))
    .put(`/api/webhooks/${id}`)
    .send({ ...rest, aktiv: false })
    .expect(200);
/** As if the pause were over. */
const gleich = () =>
  portal.db.sql("UPDATE webhookzustellung SET naechster_versuch = now() WHERE zustand = 'wartet'");
const pruefe = (geheimnis: string, { inhalt, koepfe }: Gehoertes) =>
  new Pruefer(geheimnis).verify(inhalt, koepfe as Record<string, string>);

describe('Webhooks', () => {
  it('tell what happens to the orders of their client, signed by the specification [Z-568 Z-573]', async () => {
    const haken = await lege();
    expect(haken.geheimnis).toMatch(/^whsec_[\w+/]{43}=$/);
    const a = await angelegt(portal);
    await angelegt(portal, {}, 'metro');
    await laufe();
    expect(stelle.gehoert).toHaveLength(1);
    const [erste] = stelle.gehoert as [Gehoertes];
    expect(pruefe(haken.geheimnis, erste)).toMatchObject({
      type: 'auftrag.angelegt',
      data: { auftragId: a.id, folge: 1, mandantId: portal.welt.nordKunde, spedeigennr: a.spedeigennr },
    });
    const anderer = (await lege({ arten: ['preis.berechnet'] })).geheimnis;
    expect(() => pruefe(anderer, erste)).toThrow();
    const [zeile] = await nachrichten(haken);
    expect(zeile).toMatchObject({
      art: 'auftrag.angelegt',
      zustand: 'zugestellt',
      versuche: 1,
      antwortcode: 204,
      nachricht: erste.koepfe['webhook-id'],
      inhalt: erste.inhalt,
    });
    await schalteAus(haken);
  });

  it('of a main client tell of its clients too; only the events that were chosen [Z-567 Z-569]', async () => {
    const haken = await lege({ mandantId: portal.welt.nord, arten: ['auftrag.geloescht'] });
    const a = await angelegt(portal, {}, 'metro');
    await (await portal.als('metro')).delete(`/api/auftraege/${a.id}`).expect(204);
    await laufe();
    expect(stelle.gehoert.map((g) => JSON.parse(g.inhalt).type)).toEqual(['auftrag.geloescht']);
    await schalteAus(haken);
    await angelegt(portal, {}, 'metro');
    await laufe();
    expect(stelle.gehoert).toHaveLength(1);
  });

  it('carry both signatures while a secret is changed, then the new one alone [Z-571]', async () => {
    const haken = await lege();
    const admin = await portal.als('admin');
    const erneuere = async (ueberlappungStunden: number): Promise<Webhookausgabe> =>
      (
        await admin
          .post(`/api/webhooks/${haken.webhook.id}/geheimnis`)
          .send({ ueberlappungStunden })
          .expect(200)
      ).body;
    const neu = await erneuere(24);
    await angelegt(portal);
    await laufe();
    const [beide] = stelle.gehoert as [Gehoertes];
    expect(String(beide.koepfe['webhook-signature']).split(' ')).toHaveLength(2);
    pruefe(haken.geheimnis, beide);
    pruefe(neu.geheimnis, beide);
    const neuestes = await erneuere(0);
    await angelegt(portal);
    await laufe();
    const danach = stelle.gehoert[1] as Gehoertes;
    pruefe(neuestes.geheimnis, danach);
    expect(() => pruefe(neu.geheimnis, danach)).toThrow();
    await schalteAus(haken);
  });

  it('that fail are tried again with the same id, as long as the plan goes, and no sooner than was asked', async () => {
    const haken = await lege();
    stelle.antworte = () => ({ status: 503, koepfe: { 'retry-after': '900' }, text: 'später' });
    await angelegt(portal);
    await laufe();
    const [zeile] = await nachrichten(haken);
    expect(zeile).toMatchObject({ zustand: 'wartet', versuche: 1, antwortcode: 503, antwort: 'später' });
    const pause = Date.parse(zeile?.naechsterVersuch ?? '') - Date.now();
    expect(pause / 1000).toBeGreaterThan(880);
    expect(pause / 1000).toBeLessThan(910);
    await laufe();
    expect(stelle.gehoert).toHaveLength(1);
    for (let mal = 2; mal <= 10; mal++) {
      await gleich();
      await laufe();
    }
    expect((await nachrichten(haken))[0]).toMatchObject({ zustand: 'gescheitert', versuche: 10 });
    expect([stelle.gehoert.length, new Set(stelle.ids).size]).toEqual([10, 1]);
    await gleich();
    await laufe();
    expect(stelle.gehoert).toHaveLength(10);
    stelle.antworte = () => ({ status: 200 });
    const admin = await portal.als('admin');
    await admin.post(`/api/webhooks/zustellungen/${zeile?.id}/wiederholen`).expect(200);
    await laufe();
    expect((await nachrichten(haken))[0]).toMatchObject({ zustand: 'zugestellt', versuche: 1 });
    expect(new Set(stelle.ids).size).toBe(1);
    await schalteAus(haken);
  });

  it('the events of an order come in their order; one that fails holds up those after it five minutes at most', async () => {
    const haken = await lege();
    const schlecht = await angelegt(portal);
    const kunde = await portal.als('kunde');
    await kunde
      .put(`/api/auftraege/${schlecht.id}`)
      .send({ ...schlecht, hinweis: 'anders' })
      .expect(200);
    const gut = await angelegt(portal);
    stelle.antworte = ({ inhalt }) =>
      JSON.parse(inhalt).type === 'auftrag.angelegt' && JSON.parse(inhalt).data.auftragId === schlecht.id
        ? { status: 500 }
        : { status: 204 };
    await laufe();
    const gehoert = () =>
      stelle.gehoert.map((g) => JSON.parse(g.inhalt).data).map((d) => [d.auftragId, d.folge]);
    expect(gehoert().toSorted()).toEqual(
      [
        [schlecht.id, 1],
        [gut.id, 1],
      ].toSorted(),
    );
    await portal.db.sql("UPDATE webhookzustellung SET erstellt_am = erstellt_am - interval '5 minutes'");
    await laufe();
    expect(gehoert().at(-1)).toEqual([schlecht.id, 2]);
    await schalteAus(haken);
  });

  it('410 ends it: nothing more is sent until somebody switches it on again', async () => {
    const haken = await lege();
    stelle.antworte = () => ({ status: 410 });
    await angelegt(portal);
    await laufe();
    const { body } = await (await portal.als('admin')).get('/api/webhooks').expect(200);
    const stand = body.find((w: { id: number }) => w.id === haken.webhook.id);
    expect(stand).toMatchObject({ aktiv: false, wartend: 0 });
    expect(stand.abgeschaltetAm).not.toBeNull();
    await angelegt(portal);
    await laufe();
    expect(stelle.gehoert).toHaveLength(1);
  });

  it('follow no redirect, and wait for no answer that does not come', async () => {
    const haken = await lege();
    const anderswo = await Empfaenger.oeffnen();
    stelle.antworte = () => ({ status: 307, koepfe: { location: anderswo.url } });
    await angelegt(portal);
    await laufe();
    expect(anderswo.gehoert).toEqual([]);
    await anderswo.schliessen();
    expect((await nachrichten(haken))[0]).toMatchObject({ zustand: 'wartet', antwortcode: 307 });
    stelle.antworte = () => 'schweigen';
    await gleich();
    await laufe();
    expect((await nachrichten(haken))[0]).toMatchObject({
      zustand: 'wartet',
      versuche: 2,
      antwortcode: null,
      letzterFehler: 'Keine Antwort in der Frist.',
    });
    await schalteAus(haken);
  });

  it('a trial is sent, and what was sent before can be sent again [Z-572 Z-574]', async () => {
    const haken = await lege();
    const admin = await portal.als('admin');
    const { body: probe } = await admin.post(`/api/webhooks/${haken.webhook.id}/test`).expect(202);
    await laufe();
    await admin.post(`/api/webhooks/zustellungen/${probe.id}/wiederholen`).expect(200);
    await laufe();
    expect(stelle.ids).toEqual([probe.nachricht, probe.nachricht]);
    expect(pruefe(haken.geheimnis, stelle.gehoert[0] as Gehoertes)).toMatchObject({ type: 'test' });
    await schalteAus(haken);
  });

  it('what is held back after a restore is not sent, is shown, and can be discarded', async () => {
    const haken = await lege();
    await portal.db.sql('UPDATE quarantaene SET seit = now()');
    await angelegt(portal);
    const admin = await portal.als('admin');
    const { body } = await admin.get('/api/betrieb/quarantaene').expect(200);
    const gehalten = body.mengen.find((m: { art: string }) => m.art === 'webhook');
    expect(gehalten.anzahl).toBeGreaterThan(0);
    await admin.post('/api/betrieb/quarantaene/webhook/alles-verwerfen').send({}).expect(200);
    await portal.db.sql('UPDATE quarantaene SET seit = NULL');
    await laufe();
    expect(stelle.gehoert).toEqual([]);
    expect((await nachrichten(haken))[0]).toMatchObject({ zustand: 'verworfen' });
    await schalteAus(haken);
  });

  it('the secret is stored encrypted, and goes with the webhook [Z-570]', async () => {
    const haken = await lege();
    const [zeile] = await portal.db.sql<{ geheimnis: string }>(
      `SELECT geheimnis FROM webhook WHERE id = ${haken.webhook.id}`,
    );
    expect(zeile?.geheimnis).toMatch(/^v1\./);
    const liste = await (await portal.als('admin')).get('/api/webhooks').expect(200);
    expect(JSON.stringify(liste.body)).not.toContain('whsec_');
    const admin = await portal.als('admin');
    await admin.delete(`/api/webhooks/${haken.webhook.id}`).expect(204);
    await admin.get(`/api/webhooks/${haken.webhook.id}/zustellungen`).expect(404);
  });
});

describe('Adressen von Webhooks', () => {
  it.each([
    ['webhook.adresse', 'http://erp.example.com/'],
    ['webhook.adresse', 'ftp://erp.example.com/'],
    ['webhook.adresse', 'https://nutzer:geheim@erp.example.com/'],
    ['webhook.adresse', 'kein Weg'],
    ['webhook.verboten', 'https://10.0.0.5/'],
    ['webhook.verboten', 'https://192.168.1.1/'],
    ['webhook.verboten', 'https://169.254.169.254/latest/meta-data/'],
    ['webhook.verboten', 'https://[::1]/'],
    ['webhook.verboten', 'https://[fe80::1]/'],
    ['webhook.verboten', 'https://[fd00::1]/'],
    ['webhook.verboten', 'https://[::ffff:10.0.0.5]/'],
    ['webhook.verboten', 'https://0.0.0.0/'],
    ['webhook.verboten', 'https://168.63.129.16/'],
    ['webhook.verboten', 'https://0xA000005/'],
  ])('%s: %s', async (key, adresse) => {
    const angaben = { name: `Haken ${++zaehler}`, adresse, arten: alleArten, aktiv: true };
    const { body } = await (await portal.als('admin')).post('/api/webhooks').send(angaben).expect(400);
    expect(body[0]).toMatchObject({ key, field: 'adresse' });
  });

  it('a name that stands for an address of the house is connected to by nobody', async () => {
    await portal.neuStarten({ WEBHOOK_ERLAUBT: '' });
    const port = new URL(stelle.url).port;
    const haken = await lege({ adresse: `https://localhost:${port}/` });
    await angelegt(portal);
    await laufe();
    expect(stelle.gehoert).toEqual([]);
    expect((await nachrichten(haken))[0]).toMatchObject({
      zustand: 'wartet',
      antwortcode: null,
      letzterFehler: 'Zu dieser Adresse wird nichts gesendet (WEBHOOK_ERLAUBT).',
    });
  });
});
