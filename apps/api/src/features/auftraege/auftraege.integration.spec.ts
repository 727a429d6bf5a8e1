import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anfragen } from '../../testing/anfragen.js';
import { type Portal, startePortal } from '../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const auftrag = () =>
  JSON.parse(JSON.stringify(einAuftrag().mitPositionen(3).ohneTermine().build())) as Record<string, unknown>;

async function angelegt(name = 'kunde', dazu: object = {}): Promise<Auftrag> {
  const antwort = await (await portal.als(name)).post('/api/auftraege').send({ ...auftrag(), ...dazu });
  expect(antwort.status, JSON.stringify(antwort.body)).toBe(201);
  return antwort.body;
}

describe('Aufträge', () => {
  it('are created with a number of the main client and read back whole [1-1.007 1-4.001,002,020 C-091,095,097]', async () => {
    const neu = await angelegt();
    expect(neu.spedeigennr).toMatch(/^NL-\d{6}$/);
    expect(neu.status).toMatchObject({ id: 1, kurzBezeichnung: 'erfasst Internet' });
    expect(neu.mandant).toEqual({ id: portal.welt.nordKunde, name: 'Müller & Söhne Maschinenbau GmbH' });
    expect(neu.auftragspositionen).toHaveLength(3);
    const kunde = await portal.als('kunde');
    const gelesen = await kunde.get(`/api/auftraege/${neu.id}`).expect(200);
    expect(gelesen.body).toEqual(neu);
    expect(gelesen.headers['etag']).toBe('"1"');
    expect((await kunde.get(`/api/auftraege/nr/${neu.spedeigennr}`).expect(200)).body).toEqual(neu);
  });

  it('take back unchanged what they answered [C-092]', async () => {
    const neu = await angelegt();
    const kunde = await portal.als('kunde');
    const antwort = await kunde.put(`/api/auftraege/${neu.id}`).set('if-match', '"1"').send(neu);
    expect(antwort.status, JSON.stringify(antwort.body)).toBe(200);
    const ohneAenderung = ({
      datumgeaendert: _d,
      aenderer: _a,
      auftragshistorie: _h,
      auftragspositionen: p,
      ...rest
    }: Auftrag) => ({
      ...rest,
      p: p.map(({ auftptNum: _n, ...zeile }) => zeile),
    });
    expect(ohneAenderung(antwort.body)).toEqual(ohneAenderung(neu));
    const [angelegtVon, geaendert] = antwort.body.auftragshistorie;
    expect([angelegtVon, geaendert.kommentar]).toEqual([neu.auftragshistorie[0], 'Auftrag geändert']);
    expect(antwort.headers['etag']).toBe('"2"');
  });

  it('remember the order they were copied from as long as it is there, and outlive it', async () => {
    const kunde = await portal.als('kunde');
    const original = await angelegt();
    const kopie = await angelegt('kunde', { copyId: original.id });
    expect(kopie.copyId).toBe(original.id);
    await kunde.delete(`/api/auftraege/${original.id}`).expect(204);
    const gespeichert = await kunde.put(`/api/auftraege/${kopie.id}`).send(kopie).expect(200);
    expect(gespeichert.body.copyId).toBeNull();
    expect((await angelegt('kunde', { copyId: original.id })).copyId).toBeNull();
  });

  it('refuse a stale edit and keep the newer one [1-1.013 C-092]', async () => {
    const neu = await angelegt();
    const kunde = await portal.als('kunde');
    await kunde
      .put(`/api/auftraege/${neu.id}`)
      .set('if-match', '"1"')
      .send({ ...auftrag(), hinweis: 'erste' })
      .expect(200);
    const zweite = await kunde
      .put(`/api/auftraege/${neu.id}`)
      .set('if-match', '"1"')
      .send({ ...auftrag(), hinweis: 'zweite' });
    expect(zweite.status).toBe(409);
    expect(zweite.body).toEqual([expect.objectContaining({ severity: 'ERROR', key: 'server.konflikt' })]);
    expect((await kunde.get(`/api/auftraege/${neu.id}`)).body.hinweis).toBe('erste');
  });

  it('are created once for one Idempotency-Key, however often and in parallel it is sent', async () => {
    const kunde = await portal.als('kunde');
    const senden = () => kunde.post('/api/auftraege').set('idempotency-key', 'formular-1').send(auftrag());
    const antworten = await Promise.all([senden(), senden(), senden(), senden(), senden()]);
    expect(antworten.map((a) => a.status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(antworten.map((a) => a.body.id)).size).toBe(1);
    const anderer = await kunde
      .post('/api/auftraege')
      .set('idempotency-key', 'formular-1')
      .send({ ...auftrag(), hinweis: 'anders' });
    expect(anderer.status).toBe(409);
  });

  it('made once stay made: the key answers them also when they could not be made any more', async () => {
    const kunde = await portal.als('kunde');
    const adresse = await kunde
      .post('/api/adressen')
      .send({ name: 'Nur einmal KG', ort: 'Kiel' })
      .expect(201);
    const body = { ...auftrag(), empfaengerAdresse: { id: adresse.body.id } };
    const senden = () => kunde.post('/api/auftraege').set('idempotency-key', 'einmal-adresse').send(body);
    const erste = await senden().expect(201);
    await kunde.delete(`/api/adressen/${adresse.body.id}`).expect(204);
    expect((await senden().expect(201)).body.id).toBe(erste.body.id);
    expect((await kunde.post('/api/auftraege').send(body)).status).toBe(400);
  });

  it('use up a number only when they are made, and a key too', async () => {
    const kunde = await portal.als('kunde');
    const senden = (dazu: object = {}) =>
      kunde
        .post('/api/auftraege')
        .set('idempotency-key', 'nummer-1')
        .send({ ...auftrag(), ...dazu });
    expect((await senden({ auftragspositionen: [] })).status).toBe(400);
    const nummer = (a: { body: Auftrag }) => Number(a.body.spedeigennr.slice(3));
    const erste = nummer(await senden().expect(201));
    for (let i = 0; i < 3; i++) expect(nummer(await senden().expect(201))).toBe(erste);
    expect(nummer({ body: await angelegt() })).toBe(erste + 1);
  });

  it('are a fixed number of statements, whatever the number of positions', async () => {
    const kunde = await portal.als('kunde');
    const zaehle = (positionen: number) => {
      const body = JSON.parse(JSON.stringify(einAuftrag().mitPositionen(positionen).build()));
      return anfragen(portal, () => kunde.post('/api/auftraege').send(body).expect(201));
    };
    const eine = await zaehle(1);
    expect(await zaehle(20)).toBe(eine);
    expect(eine).toBeLessThanOrEqual(4);
  });

  it('of a foreign client do not exist [2-1.001]', async () => {
    const neu = await angelegt();
    const fremd = await portal.als('fremd');
    await fremd.get(`/api/auftraege/${neu.id}`).expect(404);
    await fremd.get(`/api/auftraege/nr/${neu.spedeigennr}`).expect(404);
    await fremd.put(`/api/auftraege/${neu.id}`).send(auftrag()).expect(404);
    await fremd.delete(`/api/auftraege/${neu.id}`).expect(404);
    await fremd.delete(`/api/auftraege?ids=${neu.id}`).expect(404);
    await fremd.post('/api/auftraege/uebertragen').send([neu.id]).expect(404);
    await fremd.post('/api/auftraege/resetStati').send([neu.id]).expect(404);
    await fremd
      .post('/api/auftraege')
      .send({ ...auftrag(), mandant: { id: portal.welt.nordKunde } })
      .expect(404);
    const mitFremderAdresse = {
      ...auftrag(),
      empfaengerAdresse: { id: portal.welt.adressen.nord, name: 'X' },
    };
    const antwort = await fremd.post('/api/auftraege').send(mitFremderAdresse).expect(400);
    expect(antwort.body[0].field).toBe('empfaengerAdresse.id');
  });

  it('are seen by the main client and made on behalf of a sub client [2-1.002]', async () => {
    const neu = await angelegt('dispo', { mandant: { id: portal.welt.nordMetro } });
    expect(neu.mandant?.id).toBe(portal.welt.nordMetro);
    await (await portal.als('metro')).get(`/api/auftraege/${neu.id}`).expect(200);
    await (await portal.als('kunde')).get(`/api/auftraege/${neu.id}`).expect(404);
  });

  it('may be looked at but not touched without the edit right [1-6.004]', async () => {
    const neu = await angelegt();
    const leser = await portal.als('leser');
    await leser.get(`/api/auftraege/${neu.id}`).expect(200);
    for (const antwort of [
      await leser.post('/api/auftraege').send(auftrag()),
      await leser.put(`/api/auftraege/${neu.id}`).send(auftrag()),
      await leser.delete(`/api/auftraege/${neu.id}`),
      await leser.post('/api/auftraege/uebertragen').send([neu.id]),
    ]) {
      expect(antwort.status).toBe(403);
      expect(antwort.body[0].key).toBe('server.keinRecht');
    }
  });

  it('are deleted only in status 1; of a list those that are, and the others are reported [1-4.003 C-093,094]', async () => {
    const [a, b, c] = [await angelegt(), await angelegt(), await angelegt()];
    const kunde = await portal.als('kunde');
    await kunde.post('/api/auftraege/uebertragen').send([b.id]).expect(200);
    const antwort = await kunde.delete(`/api/auftraege?ids=${a.id},${b.id}`).expect(204);
    expect(antwort.headers['abgelehnt']).toBe(String(b.id));
    await kunde.get(`/api/auftraege/${a.id}`).expect(404);
    const keiner = await kunde.delete(`/api/auftraege?ids=${b.id}`).expect(409);
    expect(keiner.body[0].text).toContain(b.spedeigennr);
    await kunde.delete(`/api/auftraege/${b.id}`).expect(409);
    await kunde.delete(`/api/auftraege?ids=${c.id},999999`).expect(404);
    await kunde.delete(`/api/auftraege/${c.id}`).expect(204);
  });

  it('are marked for transfer with those reported that do not qualify, and taken back [1-1.015 1-4.014,016,017 1-7.011,012 C-105,106,109]', async () => {
    const [a, b] = [await angelegt(), await angelegt()];
    const kunde = await portal.als('kunde');
    await kunde.post('/api/auftraege/uebertragen').send([a.id]).expect(200);
    const antwort = await kunde.post('/api/auftraege/uebertragen').send([a.id, b.id]).expect(200);
    expect(antwort.body.map((z: Auftrag) => [z.id, z.status.id])).toEqual([[b.id, 2]]);
    expect(antwort.headers['abgelehnt']).toBe(String(a.id));
    await kunde.post('/api/auftraege/uebertragen').send([a.id, b.id]).expect(409);
    await kunde.put(`/api/auftraege/${a.id}`).send(auftrag()).expect(409);
    const [c] = [await angelegt()];
    const zurueck = await kunde.post('/api/auftraege/resetStati').send([a.id, b.id, c.id]).expect(200);
    expect([zurueck.text, zurueck.headers['abgelehnt']]).toEqual(['2', String(c.id)]);
    expect((await kunde.post('/api/auftraege/resetStatus').send({ id: a.id }).expect(200)).text).toBe('0');
    const historie = (await kunde.get(`/api/auftraege/${a.id}`)).body.auftragshistorie;
    expect(historie.map((h: { sendungsstatus: { id: number } }) => h.sendungsstatus.id)).toEqual([1, 2, 1]);
  });
});

describe('Falsche Eingaben', () => {
  const senden = async (body: unknown) =>
    (await portal.als('kunde')).post('/api/auftraege').send(body as object);

  it.each([
    ['unknown field', { evil: 1 }, 'evil'],
    [
      'unknown field in a position',
      { auftragspositionen: [{ warengutBezeichnung: 'x', bruttoGewicht: 1, mandant_id: 2 }] },
      'auftragspositionen[0].mandant_id',
    ],
    ['wrong type', { hinweis: 5 }, 'hinweis'],
    ['over-long text', { dispohinweis: 'x'.repeat(71) }, 'dispohinweis'],
    ['NUL in a text', { hinweis: 'a\0b' }, 'hinweis'],
    ['a control character in a text', { hinweis: 'a\u000bb' }, 'hinweis'],
    ['lone surrogate', { hinweis: 'a\ud800b' }, 'hinweis'],
    ['number out of range', { nachnahmeBetrag: 1_000_000 }, 'nachnahmeBetrag'],
    ['id beyond the database', { terminkennzeichen: { id: 3_000_000_000 } }, 'terminkennzeichen'],
    ['reference to nothing', { terminkennzeichen: { id: 99_999 } }, 'terminkennzeichen'],
    ['impossible day', { beladedatum: '2026-02-30' }, 'beladedatum'],
    ['object in place of a list', { auftragspositionen: { 0: {} } }, 'auftragspositionen'],
    ['text in place of a list', { auftragspositionen: 'x' }, 'auftragspositionen'],
  ])('%s is refused at its field', async (_art, teil, feld) => {
    const antwort = await senden({ ...auftrag(), ...teil });
    expect(antwort.status).toBe(400);
    expect(antwort.body.map((m: { field: string }) => m.field)).toContain(feld);
  });

  it.each([
    ['an array', [1], 400],
    ['null', null, 400],
    ['a number', 5, 400],
  ])('%s in place of the order is refused', async (_art, body, status) => {
    const antwort = await (await portal.als('kunde'))
      .post('/api/auftraege')
      .set('content-type', 'application/json')
      .send(JSON.stringify(body));
    expect(antwort.status).toBe(status);
  });

  it('3,000 nested objects, prototype pollution and broken JSON are refused without a trace', async () => {
    const kunde = await portal.als('kunde');
    const tief = `{"absenderAdresse":${'{"a":'.repeat(3000)}1${'}'.repeat(3001)}`;
    for (const text of [
      tief,
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{}}}',
      '{"hinweis":',
    ]) {
      const antwort = await kunde.post('/api/auftraege').set('content-type', 'application/json').send(text);
      expect(antwort.status).toBe(400);
      expect(antwort.body[0].severity).toBe('ERROR');
    }
  });

  it('other formats and huge bodies are refused', async () => {
    const kunde = await portal.als('kunde');
    expect((await kunde.post('/api/auftraege').set('content-type', 'text/plain').send('x')).status).toBe(415);
    expect((await kunde.post('/api/auftraege').type('form').send('a=1')).status).toBe(415);
    expect((await kunde.post('/api/auftraege').send({ hinweis: 'x'.repeat(1_100_000) })).status).toBe(413);
  });

  it.each(['0', '-1', '1.5', 'abc', '99999999999', '2147483648'])('the id %s is refused', async (id) => {
    await (await portal.als('kunde')).get(`/api/auftraege/${id}`).expect(400);
  });

  it('a list of ids must be a list of ids', async () => {
    const kunde = await portal.als('kunde');
    for (const body of [[], [{ id: 1 }], ['x'], { ids: [1] }, [1.5], [-1]]) {
      await kunde.post('/api/auftraege/uebertragen').send(body).expect(400);
    }
    await kunde
      .post('/api/auftraege/uebertragen')
      .send(Array.from({ length: 1001 }, (_, i) => i + 1))
      .expect(400);
  });
});
