import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { konfiguriere } from '../../../testing/konfiguration.js';
import type { Portal } from '../../../testing/portal.js';
import type { Gegenstelle } from '../../dispo/testing/gegenstelle.js';
import { startePortalMitGegenstelle, unterwegs } from '../../dispo/testing/unterwegs.js';
import { eigeneAdresse, angelegt as legeAn, neu } from '../testing/adressen.js';

let portal: Portal;
let stelle: Gegenstelle;
beforeAll(async () => {
  ({ portal, stelle } = await startePortalMitGegenstelle());
});
afterAll(async () => {
  await portal.schliessen();
  await stelle.schliessen();
});

const angelegt = (dazu: object = {}, wer = 'kunde') => legeAn(portal, dazu, wer);
const stand = (id: number) =>
  portal.db.eine('SELECT version, name, mandant_id, matchcode FROM adresse WHERE id = $1', [id]);
const uebertragen = (id: number, wer = 'kunde') => unterwegs(portal, stelle, [id], wer);

describe('Eine Adresse anlegen', () => {
  it('answers it as it was stored, of the active client, with a matchcode of the server [1-7.024,025 C-118]', async () => {
    const antwort = await (await portal.als('kunde'))
      .post('/api/adressen')
      .send({ ...neu, name: '  Müller & Söhne ', zeile2: ' ', lkz: 'd' })
      .expect(201);
    expect(antwort.headers['etag']).toBe('"1"');
    expect(antwort.body).toMatchObject({
      name: 'Müller & Söhne',
      zeile2: null,
      matchcode: 'MÜLLER & SÖHNE BREMEN',
      land: { id: 1, lkz: 'D', bezeichnung: 'Deutschland' },
      lkz: 'D',
      mandant: { id: portal.welt.nordKunde },
      mandantId: portal.welt.nordKunde,
      einmaladresse: false,
      unsichtbar: false,
      inUebertragung: false,
    });
    const gelesen = await (await portal.als('kunde')).get(`/api/adressen/${antwort.body.id}`).expect(200);
    expect(gelesen.body).toEqual(antwort.body);
  });

  it('is found at once by name, number, street and town', async () => {
    const { id } = await angelegt({ name: 'Zwölftöner Klavierbau', fremdnummer: 'KB-12', ort: 'Gießen' });
    const kunde = await portal.als('kunde');
    for (const query of ['zwolf', 'KLAVIERBAU kb-12', 'hafen zwölf', 'giessen klavier']) {
      const { body } = await kunde.get('/api/adressen/search').query({ query }).expect(200);
      expect(body.map((a: Adresse) => a.id)).toEqual([id]);
    }
  });

  it('for a sub client by its main client, for a foreign client not at all', async () => {
    const { nordMetro, alpen } = portal.welt;
    expect((await angelegt({ mandant: { id: nordMetro } }, 'dispo')).mandantId).toBe(nordMetro);
    for (const [wer, mandant] of [
      ['dispo', alpen],
      ['kunde', nordMetro],
    ] as const) {
      const antwort = await (await portal.als(wer))
        .post('/api/adressen')
        .send({ ...neu, mandant: { id: mandant } });
      expect(antwort.status).toBe(404);
    }
  });

  it.each([
    [{ name: null }, 'name', 'Feld ist ein Pflichtfeld. Bitte ausfüllen.'],
    [{ name: '   ' }, 'name', 'Feld ist ein Pflichtfeld. Bitte ausfüllen.'],
    [{ name: 'x'.repeat(36) }, 'name', 'Bitte höchstens 35 Zeichen eingeben.'],
    [{ plz: '2819' }, 'plz', 'Bitte eine Postleitzahl mit 5 Stellen eingeben (D).'],
    [{ lkz: 'NL', plz: '28195' }, 'plz', 'Diese Postleitzahl passt nicht zum Land NL.'],
    [{ lkz: 'ZZ' }, 'lkz', 'Bitte einen Eintrag wählen.'],
    [{ land: { id: 99_999 } }, 'land', 'Bitte einen Eintrag wählen.'],
    [{ mandant_id: 1 }, 'mandant_id', 'Das Feld mandant_id ist nicht bekannt.'],
    [{ typ: 10 }, 'typ', expect.any(String)],
  ])('refuses %j at its field', async (teil, field, text) => {
    const antwort = await (await portal.als('kunde')).post('/api/adressen').send({ ...neu, ...teil });
    expect([antwort.status, antwort.body[0]]).toEqual([400, expect.objectContaining({ field, text })]);
  });

  it('sets nothing that only the server sets', async () => {
    const adresse = await angelegt({
      id: 1,
      matchcode: 'X',
      mandantId: portal.welt.alpen,
      inUebertragung: true,
    });
    expect(adresse).toMatchObject({ mandantId: portal.welt.nordKunde, inUebertragung: false });
    expect(adresse.id).not.toBe(1);
    expect(adresse.matchcode).not.toBe('X');
  });

  it('happens once for one Idempotency-Key, also in parallel', async () => {
    const kunde = await portal.als('kunde');
    const senden = (dazu = {}) =>
      kunde
        .post('/api/adressen')
        .set('idempotency-key', 'adresse-1')
        .send({ ...neu, ...dazu });
    const antworten = await Promise.all([senden(), senden(), senden(), senden()]);
    expect(antworten.map((a) => a.status)).toEqual([201, 201, 201, 201]);
    expect(new Set(antworten.map((a) => a.body.id)).size).toBe(1);
    await kunde
      .post('/api/adressen')
      .set('idempotency-key', 'adresse-1')
      .send({ ...neu, ort: 'Kiel' })
      .expect(409);
    // The same key for an order is another request.
    const auftrag = kunde.post('/api/auftraege').set('idempotency-key', 'adresse-1');
    await auftrag.send(einAuftrag().build()).expect(409);
  });
});

describe('Eine Adresse ändern', () => {
  it('answers the new state, and refuses one that was read before it [C-119]', async () => {
    const { id } = await angelegt();
    const kunde = await portal.als('kunde');
    const erste = await kunde
      .put(`/api/adressen/${id}`)
      .set('if-match', '"1"')
      .send({ ...neu, name: 'Meier', einmaladresse: true });
    expect([erste.status, erste.headers['etag']]).toEqual([200, '"2"']);
    expect(erste.body).toMatchObject({ id, name: 'Meier', matchcode: 'MEIER BREMEN', einmaladresse: true });
    const zweite = await kunde
      .put(`/api/adressen/${id}`)
      .set('if-match', '"1"')
      .send({ ...neu, name: 'Zu spät' });
    expect([zweite.status, zweite.body[0].key]).toEqual([409, 'server.konflikt']);
    expect(await stand(id)).toMatchObject({ version: 2, name: 'Meier' });
  });

  it('lets exactly one of ten parallel edits win', async () => {
    const { id } = await angelegt();
    const kunde = await portal.als('kunde');
    const antworten = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        kunde
          .put(`/api/adressen/${id}`)
          .set('if-match', '"1"')
          .send({ ...neu, name: `Nummer ${i}` }),
      ),
    );
    expect(antworten.map((a) => a.status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await stand(id)).toMatchObject({ version: 2 });
  });

  it('takes back what it answered', async () => {
    const adresse = await angelegt({ typ: 2 });
    const antwort = await (await portal.als('kunde'))
      .put(`/api/adressen/${adresse.id}`)
      .send(adresse)
      .expect(200);
    expect(antwort.body).toEqual(adresse);
  });

  it('changes nothing where one field is wrong', async () => {
    const { id } = await angelegt();
    const kunde = await portal.als('kunde');
    await kunde
      .put(`/api/adressen/${id}`)
      .send({ ...neu, name: 'Anders', plz: 'x' })
      .expect(400);
    expect(await stand(id)).toMatchObject({ version: 1, name: 'Müller & Söhne' });
  });

  it('of a foreign client is not there, and no address moves to another client', async () => {
    const { id } = await angelegt();
    await (await portal.als('fremd')).put(`/api/adressen/${id}`).send(neu).expect(404);
    await (await portal.als('metro')).put(`/api/adressen/${id}`).send(neu).expect(404);
    const dispo = await portal.als('dispo');
    const umgezogen = await dispo
      .put(`/api/adressen/${id}`)
      .send({ ...neu, mandant: { id: portal.welt.nordMetro } });
    expect([umgezogen.status, umgezogen.body[0].field]).toEqual([409, 'mandant']);
    await dispo
      .put(`/api/adressen/${id}`)
      .send({ ...neu, mandant: { id: portal.welt.alpen } })
      .expect(404);
    expect(await stand(id)).toMatchObject({ version: 1, mandant_id: portal.welt.nordKunde });
  });

  it('in transfer names every field that must not change [1-4.083]', async () => {
    const adresse = await angelegt({ telefon: '1', kontakt: 'Frau Jäger' });
    const beenden = await uebertragen(adresse.id);
    const kunde = await portal.als('kunde');
    const senden = (dazu: object) => kunde.put(`/api/adressen/${adresse.id}`).send({ ...adresse, ...dazu });
    const antwort = await senden({ name: 'Anders', telefon: '2' });
    expect(antwort.status).toBe(409);
    expect(antwort.body.map((m: { field: string }) => m.field).sort()).toEqual(['name', 'telefon']);
    expect(antwort.body[0].text).toContain('kopieren');
    await senden({}).expect(200);
    await beenden();
    await senden({ name: 'Anders', telefon: '2' }).expect(200);
  });

  it('in transfer lets through what the configuration opens [1-4.084-088 1-6.025-028]', async () => {
    const adresse = await angelegt({ telefon: '1' }, 'fremd');
    const beenden = await uebertragen(adresse.id, 'fremd');
    const fremd = await portal.als('fremd');
    const senden = (dazu: object) => fremd.put(`/api/adressen/${adresse.id}`).send({ ...adresse, ...dazu });
    const offen = {
      telefon: '2',
      kontakt: 'K',
      unsichtbar: true,
      einmaladresse: true,
      mailTrackTrace: 'a@b.de',
    };
    expect((await senden(offen)).body).toHaveLength(5);
    const schalter = ['Telefon', 'Kontakt', 'Unsichtbar', 'Einmaladresse'].map((s) => `isAdresse${s}Edit`);
    const an = [...schalter, 'isShowTTMailAdress'].map((name) => [name, 'true']);
    await konfiguriere(portal, Object.fromEntries(an), 'installation');
    expect((await senden(offen).expect(200)).body).toMatchObject({ ...offen, inUebertragung: true });
    await senden({ ...offen, ort: 'Kiel' }).expect(409);
    await beenden();
    expect((await senden({ ...offen, ort: 'Kiel' }).expect(200)).body.inUebertragung).toBe(false);
    await konfiguriere(portal, {}, 'installation');
  });

  it('is in transfer no longer when the dispatch system refuses it', async () => {
    const { id } = await angelegt();
    stelle.verhalten = 500;
    const beenden = await uebertragen(id);
    const kunde = await portal.als('kunde');
    expect((await kunde.get(`/api/adressen/${id}`)).body.inUebertragung).toBe(true);
    await beenden();
    stelle.verhalten = 200;
    expect((await kunde.get(`/api/adressen/${id}`)).body.inUebertragung).toBe(false);
  });

  it('stays in transfer while a second message about it is on its way', async () => {
    const [a, b] = [await angelegt(), await angelegt()];
    const erste = await uebertragen(a.id);
    const zweite = await uebertragen(b.id);
    const beide = await uebertragen(a.id);
    await erste();
    const kunde = await portal.als('kunde');
    expect((await kunde.get(`/api/adressen/${a.id}`)).body.inUebertragung).toBe(true);
    await Promise.all([zweite(), beide()]);
    for (const { id } of [a, b]) {
      expect((await kunde.get(`/api/adressen/${id}`)).body.inUebertragung).toBe(false);
    }
  });
});

describe('Eine Adresse löschen', () => {
  it('leaves orders what they have taken over from it [C-120]', async () => {
    const { id } = await angelegt({ fremdnummer: '0815' });
    const kunde = await portal.als('kunde');
    const auftrag = {
      ...einAuftrag().build(),
      empfaengerAdresse: { id, name: neu.name, fremdnummer: '0815' },
    };
    const { body } = await kunde.post('/api/auftraege').send(auftrag).expect(201);
    expect(body.empfaengerAdresse).toMatchObject({ id, name: 'Müller & Söhne' });
    await kunde.delete(`/api/adressen/${id}`).expect(204);
    await kunde.get(`/api/adressen/${id}`).expect(404);
    const danach = await kunde.get(`/api/auftraege/${body.id}`).expect(200);
    expect(danach.body.empfaengerAdresse).toMatchObject({
      id: null,
      name: 'Müller & Söhne',
      fremdnummer: '0815',
    });
  });

  it('is refused for a foreign one, for one in transfer and for the own one of a client', async () => {
    const { id } = await angelegt({}, 'dispo');
    await (await portal.als('fremd')).delete(`/api/adressen/${id}`).expect(404);
    const dispo = await portal.als('dispo');
    const beenden = await uebertragen(id, 'dispo');
    expect((await dispo.delete(`/api/adressen/${id}`).expect(409)).body[0].text).toContain('übertragen');
    await beenden();
    await dispo.delete(`/api/adressen/${id}`).expect(204);
    const eigene = await eigeneAdresse(portal, portal.welt.nord, 'Nordlicht Hafen');
    expect((await dispo.delete(`/api/adressen/${eigene.id}`).expect(409)).body[0].text).toContain(
      'Nordlicht Spedition',
    );
  });
});

describe('Wer Adressen ändern darf', () => {
  it('has the edit right, and order editing is not denied [1-6.019]', async () => {
    const leser = await portal.als('leser');
    const { id } = await angelegt({}, 'fremd');
    await leser.post('/api/adressen').send(neu).expect(403);
    await portal.anonym().post('/api/adressen').send(neu).expect(401);
    await konfiguriere(portal, { denyOrderEdit: 'true' }, 'installation');
    const fremd = await portal.als('fremd');
    await fremd.post('/api/adressen').send(neu).expect(403);
    await fremd.put(`/api/adressen/${id}`).send(neu).expect(403);
    await fremd.delete(`/api/adressen/${id}`).expect(403);
    await fremd.get(`/api/adressen/${id}`).expect(200);
  });
});
