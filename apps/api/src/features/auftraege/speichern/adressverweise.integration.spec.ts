import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const auftrag = (dazu: object = {}) => ({ ...JSON.parse(JSON.stringify(einAuftrag().build())), ...dazu });
const anlegen = async (dazu: object) =>
  (await portal.als('kunde')).post('/api/auftraege').send(auftrag(dazu));

describe('An address of an order', () => {
  it('comes whole from the address book where only its id is sent', async () => {
    const id = portal.welt.adressen.nordKunde;
    const { status, body } = await anlegen({
      absenderAdresse: { id },
      empfaengerAdresse: { id, kontakt: 'Tor 3' },
    });
    expect(status, JSON.stringify(body)).toBe(201);
    const buch = {
      id,
      name: 'Empfang Kunde',
      matchcode: 'Empfang Kunde',
      ort: 'Hamburg',
      plz: '20354',
      lkz: 'D',
    };
    expect(body.absenderAdresse).toMatchObject(buch);
    expect(body.empfaengerAdresse).toMatchObject({ ...buch, kontakt: 'Tor 3' });
  });

  it('is a new one without number of the book and matchcode where the id comes with another name', async () => {
    const id = portal.welt.adressen.nordKunde;
    const { body } = await anlegen({ empfaengerAdresse: { id, name: 'Ganz andere GmbH', ort: 'Kiel' } });
    expect(body.empfaengerAdresse).toMatchObject({ id: null, matchcode: null, name: 'Ganz andere GmbH' });
    const gleich = await anlegen({ empfaengerAdresse: { id, name: 'EMPFANG Kunde ', ort: 'Kiel' } });
    expect(gleich.body.empfaengerAdresse).toMatchObject({ id, matchcode: 'Empfang Kunde', ort: 'Kiel' });
  });

  it('stays that of its entry when the entry has been renamed since', async () => {
    const kunde = await portal.als('kunde');
    const eintrag = await kunde.post('/api/adressen').send({ name: 'Vorher KG', ort: 'Kiel' }).expect(201);
    const { body } = await anlegen({ empfaengerAdresse: { id: eintrag.body.id } });
    await kunde
      .put(`/api/adressen/${eintrag.body.id}`)
      .send({ ...eintrag.body, name: 'Nachher KG' })
      .expect(200);
    const { status, body: neu } = await kunde.put(`/api/auftraege/${body.id}`).send(body);
    expect(status, JSON.stringify(neu)).toBe(200);
    expect(neu.empfaengerAdresse).toMatchObject({ id: eintrag.body.id, name: 'Vorher KG' });
  });

  it('from a book that its client does not see is sent back and copied by the client, and cannot be guessed', async () => {
    const [dispo, kunde] = [await portal.als('dispo'), await portal.als('kunde')];
    const mandant = { id: portal.welt.nordKunde };
    const eintrag = await dispo.post('/api/adressen').send({ name: 'Hub Nord', ort: 'Kiel' }).expect(201);
    await kunde.get(`/api/adressen/${eintrag.body.id}`).expect(404);
    const neu = auftrag({ mandant, empfaengerAdresse: { id: eintrag.body.id } });
    const { body } = await dispo.post('/api/auftraege').send(neu).expect(201);
    const gelesen = (await kunde.get(`/api/auftraege/${body.id}`).expect(200)).body;
    const buch = { id: eintrag.body.id, name: 'Hub Nord', matchcode: eintrag.body.matchcode };
    expect(gelesen.empfaengerAdresse).toMatchObject(buch);
    const zurueck = await kunde.put(`/api/auftraege/${body.id}`).send({ ...gelesen, hinweis: 'geändert' });
    expect(zurueck.status, JSON.stringify(zurueck.body)).toBe(200);
    expect(zurueck.body).toMatchObject({ hinweis: 'geändert', empfaengerAdresse: buch });
    const ohne = { id: null, name: 'Hub Nord', matchcode: null };
    const kopie = await kunde.post('/api/auftraege').send({ ...gelesen, copyId: body.id });
    expect([kopie.status, kopie.body.empfaengerAdresse]).toMatchObject([201, ohne]);
    const { copyId: _, ...geraten } = gelesen;
    const neuer = await kunde.post('/api/auftraege').send(geraten);
    expect([neuer.status, neuer.body[0].field]).toEqual([400, 'empfaengerAdresse.id']);
  });

  it('stays a snapshot where its entry has been deleted since the order was read', async () => {
    const kunde = await portal.als('kunde');
    const eintrag = await kunde.post('/api/adressen').send({ name: 'Bald weg', ort: 'Kiel' }).expect(201);
    const { body } = await anlegen({ empfaengerAdresse: { id: eintrag.body.id } });
    await kunde.delete(`/api/adressen/${eintrag.body.id}`).expect(204);
    const { status, body: neu } = await kunde.put(`/api/auftraege/${body.id}`).send(body);
    expect([status, neu.empfaengerAdresse]).toMatchObject([
      200,
      { id: null, matchcode: null, name: 'Bald weg' },
    ]);
  });

  it('that is nobody’s is refused at its id', async () => {
    const { status, body } = await anlegen({ empfaengerAdresse: { id: 999_999 } });
    expect([status, body[0].field, body[0].key]).toEqual([400, 'empfaengerAdresse.id', 'feld.verweis']);
  });
});

describe('An order that is changed', () => {
  it('stays with its client', async () => {
    const dispo = await portal.als('dispo');
    const { nordKunde, nordMetro } = portal.welt;
    const { body } = await dispo
      .post('/api/auftraege')
      .send(auftrag({ mandant: { id: nordKunde } }))
      .expect(201);
    const anders = await dispo.put(`/api/auftraege/${body.id}`).send({ ...body, mandant: { id: nordMetro } });
    expect([anders.status, anders.body[0].key, anders.body[0].field]).toEqual([
      409,
      'auftrag.mandantFest',
      'mandant',
    ]);
    await dispo.put(`/api/auftraege/${body.id}`).send(body).expect(200);
    await dispo
      .put(`/api/auftraege/${body.id}`)
      .send({ ...body, mandant: null })
      .expect(200);
    const fremd = { ...body, mandant: { id: portal.welt.alpen } };
    await dispo.put(`/api/auftraege/${body.id}`).send(fremd).expect(404);
    const gelesen = await dispo.get(`/api/auftraege/${body.id}`).expect(200);
    expect(gelesen.body.mandant.id).toBe(nordKunde);
  });
});
