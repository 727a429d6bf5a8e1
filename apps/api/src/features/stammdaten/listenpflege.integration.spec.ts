import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bis } from '../../testing/bald.js';
import { legeBestandAn, oeffnePortal, type Portal } from '../../testing/portal.js';

let portal: Portal;
let zweite: Portal;
beforeAll(async () => {
  const bestand = await legeBestandAn();
  portal = await oeffnePortal(bestand);
  // A second process of the same installation.
  zweite = await oeffnePortal({ ...bestand, entfernen: async () => undefined });
});
afterAll(async () => {
  await zweite.schliessen();
  await portal.schliessen();
});

const listen = [
  ['frankaturen', { langBezeichnung: 'frei Baustelle' }],
  ['verkehrsarten', { langBezeichnung: 'Bahn' }],
  ['terminkennzeichen', { langBezeichnung: 'Nachtexpress' }],
  ['zustellkennzeichen', { langBezeichnung: 'Hebebühne' }],
  ['anlieferkennzeichen', { langBezeichnung: 'Selbstanlieferung' }],
  ['sperrigkeiten', { langBezeichnung: 'Langgut', bezkurz: 'LANG' }],
  ['metrokennungen', { langBezeichnung: 'Metro X', bezeichnung: 'X' }],
  ['verpackungen', { langBezeichnung: 'Hobbock', kurzBezeichnung: 'HB', rec21: 'DR', ggvs: true }],
  ['lademittel', { langBezeichnung: 'Kufenpalette', laengeCM: 240, breiteCM: 100, eigengewichtKg: 12.5 }],
  ['eigentuemer', { name: 'Vermieter' }],
  ['auftragdefaultservice', { spezNum: 77, bezkurz: 'Kranen', typ: 'Datum', editable: true }],
] as const;

const bezeichnung = (e: Record<string, unknown>) => e['bezkurz'] ?? e['langBezeichnung'] ?? e['name'];
const ids = async (pfad: string, wer: string, p = portal) =>
  (await (await p.als(wer)).get(`/api/${pfad}`)).body.map((e: { id: number }) => e.id);

describe.each(listen)('Pflege von %s', (pfad, neu) => {
  it('adds an entry for all, seen at once here and in the other process [Z-004,007,010,013,016,019,022,025,028,031,034]', async () => {
    const admin = await portal.als('admin');
    await ids(pfad, 'fremd', zweite);
    const { body } = await admin.post(`/api/${pfad}`).send(neu).expect(201);
    expect(body).toMatchObject({ ...neu, mandantId: null, awSperre: false });
    expect(body.id).toBeGreaterThanOrEqual(1000);
    expect(await ids(pfad, 'fremd')).toContain(body.id);
    await bis(async () => (await ids(pfad, 'fremd', zweite)).includes(body.id));
  });

  it('adds one for a client, which others do not see [Z-003,006,009,012,015,018,021,024,027,030,033]', async () => {
    const admin = await portal.als('admin');
    const eigener = { ...neu, kurzBezeichnung: undefined, mandantId: portal.welt.nordKunde };
    const { body } = await admin.post(`/api/${pfad}`).send(eigener).expect(201);
    expect(await ids(pfad, 'kunde')).toContain(body.id);
    expect(await ids(pfad, 'metro')).not.toContain(body.id);
    expect(await ids(pfad, 'fremd')).not.toContain(body.id);
    const gepflegt = (await admin.get(`/api/${pfad}/pflege`).expect(200)).body;
    expect(gepflegt.find((e: { id: number }) => e.id === body.id)).toEqual(body);
    expect((await (await portal.als('admin')).get(`/api/${pfad}/pflege`)).body.length).toBeGreaterThan(2);
  });

  it('changes and locks an entry; whose it is stays [Z-005,008,011,014,017,020,023,026,029,032,035]', async () => {
    const admin = await portal.als('admin');
    const { body } = await admin
      .post(`/api/${pfad}`)
      .send({ ...neu, kurzBezeichnung: undefined, mandantId: portal.welt.nord, ...nummer(pfad, 78) })
      .expect(201);
    const { mandantId, version, ...rest } = body;
    const name = 'name' in neu ? { name: 'Umbenannt' } : 'spezNum' in neu ? { bezkurz: 'Umbenannt' } : {};
    const { body: danach } = await admin
      .put(`/api/${pfad}/${body.id}`)
      .set('if-match', `"${version}"`)
      .send({ ...rest, ...name, awSperre: true })
      .expect(200)
      .expect('etag', '"2"');
    expect(danach).toEqual({ ...rest, ...name, mandantId, awSperre: true, version: 2 });
    const umgehaengt = await admin
      .put(`/api/${pfad}/${body.id}`)
      .send({ ...danach, mandantId: portal.welt.nordKunde });
    expect([umgehaengt.status, umgehaengt.body[0].field]).toEqual([409, 'mandantId']);
    expect((await admin.get(`/api/${pfad}/${body.id}`)).body.awSperre).toBe(true);
    await bis(async () => {
      const { body: drueben } = await (await zweite.als('kunde')).get(`/api/${pfad}/${body.id}`);
      return drueben.awSperre && bezeichnung(drueben) === bezeichnung(danach);
    });
  });

  it('is refused for an entry that somebody else has changed meanwhile', async () => {
    const admin = await portal.als('admin');
    const eintrag = { ...neu, kurzBezeichnung: undefined, mandantId: portal.welt.nord, ...nummer(pfad, 79) };
    const { body } = await admin.post(`/api/${pfad}`).send(eintrag).expect(201).expect('etag', '"1"');
    const aendere = (version: number, dazu: object) =>
      admin
        .put(`/api/${pfad}/${body.id}`)
        .set('if-match', `"${version}"`)
        .send({ ...eintrag, ...dazu });
    await aendere(1, { awSperre: true }).expect(200);
    const { body: meldungen } = await aendere(1, { awSperre: false }).expect(409);
    expect(meldungen[0].text).toMatch(/inzwischen von jemand anderem geändert/);
    const { body: alle } = await admin.get(`/api/${pfad}/pflege`);
    expect(alle.find((e: { id: number }) => e.id === body.id)).toMatchObject({ awSperre: true, version: 2 });
  });

  it.skipIf(pfad === 'eigentuemer')(
    'keeps the order of the entries; what has moved has changed [Z-320-329]',
    async () => {
      const admin = await portal.als('admin');
      const liste = async (): Promise<{ id: number; version: number }[]> =>
        (await admin.get(`/api/${pfad}/pflege`)).body;
      const gewollt = (await liste()).map((e) => e.id).reverse();
      const { body } = await admin.put(`/api/${pfad}/reihenfolge`).send(gewollt).expect(200);
      expect(body.map((e: { id: number }) => e.id)).toEqual(gewollt);
      expect(await liste()).toEqual(body);
      const verkuerzt = gewollt.slice(0, -1);
      await admin.put(`/api/${pfad}/reihenfolge`).send(verkuerzt).expect(409);
      const fremde = [...verkuerzt, 2_147_483_647];
      await admin.put(`/api/${pfad}/reihenfolge`).send(fremde).expect(409);
      // The same order again changes nothing, so nobody who is editing is disturbed.
      expect((await admin.put(`/api/${pfad}/reihenfolge`).send(gewollt)).body).toEqual(body);
      const vorn = gewollt[0];
      await bis(
        async () =>
          (await ids(pfad, 'kunde', zweite)).at(0) === vorn ||
          !(await ids(pfad, 'kunde', zweite)).includes(vorn),
      );
    },
  );

  it('is refused for a foreign client, an unknown entry and whoever is no administrator', async () => {
    const admin = await portal.als('admin');
    await admin
      .post(`/api/${pfad}`)
      .send({ ...neu, mandantId: portal.welt.alpen })
      .expect(404);
    await admin.put(`/api/${pfad}/2147483647`).send(neu).expect(404);
    for (const wer of ['kunde', 'dispo', 'fremd'])
      await (await portal.als(wer)).post(`/api/${pfad}`).send(neu).expect(403);
    const leer = await admin.post(`/api/${pfad}`).send({}).expect(400);
    expect(leer.body[0].key).toBe('feld.pflicht');
    await admin
      .post(`/api/${pfad}`)
      .send({ ...neu, unbekannt: 1 })
      .expect(400);
  });
});

const nummer = (pfad: string, spezNum: number) => (pfad === 'auftragdefaultservice' ? { spezNum } : {});

describe('Codes', () => {
  it('stand once in a list, whatever their case', async () => {
    const admin = await portal.als('admin');
    const kiste = { langBezeichnung: 'Noch ein Hobbock', kurzBezeichnung: 'hb' };
    const { body } = await admin.post('/api/verpackungen').send(kiste).expect(400);
    expect(body[0]).toMatchObject({
      key: 'stammdaten.codeDoppelt',
      field: 'kurzBezeichnung',
      text: 'Die Kurzbezeichnung hb gibt es in dieser Liste schon.',
    });
    await admin
      .post('/api/verpackungen')
      .send({ ...kiste, mandantId: portal.welt.nordKunde })
      .expect(201);
    const zweimal = await admin.post('/api/auftragdefaultservice').send(listen[10][1]).expect(409);
    expect(zweimal.body[0].key).toBe('server.doppelt');
  });

  it('of partners are kept for each forwarder [Z-036-038]', async () => {
    const admin = await portal.als('admin');
    const code = { partner: 'Linie Nord', liste: 'lademittel', eintragId: 1, code: 'FP' };
    const { body } = await admin.put('/api/partnercodes').send(code).expect(200);
    expect(body).toMatchObject(code);
    const geaendert = await admin.put('/api/partnercodes').send({ ...code, code: 'EUR' });
    expect(geaendert.body).toEqual({ ...body, code: 'EUR' });
    await admin
      .put('/api/partnercodes')
      .send({ ...code, liste: 'verpackung' })
      .expect(200);
    expect((await admin.get('/api/partnercodes').query({ liste: 'lademittel' })).body).toHaveLength(1);
    expect((await admin.get('/api/partnercodes').query({ partner: 'niemand' })).body).toEqual([]);
    await admin.delete(`/api/partnercodes/${body.id}`).expect(204);
    await admin.delete(`/api/partnercodes/${body.id}`).expect(404);
  });

  it.each([
    { liste: 'benutzer' },
    { liste: 'land' },
    { eintragId: 999_999 },
    { code: '' },
    { partner: 'x'.repeat(36) },
  ])('of partners are refused with %s', async (falsch) => {
    const code = { partner: 'P', liste: 'frankatur', eintragId: 1, code: 'X', ...falsch };
    await (await portal.als('admin')).put('/api/partnercodes').send(code).expect(400);
  });
});
