import { schluesselnamen } from '@frachtportal/domain/konfiguration/schluessel/schluessel';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aendereBenutzer } from '../../testing/benutzer.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());
afterEach(async () => {
  await portal.db.zeilen('DELETE FROM konfigurationswert');
  await portal.db.zeilen('DELETE FROM konfigurationsaenderung');
});

type Werte = Record<string, string>;
const liste = (werte: Werte) =>
  Object.entries(werte).map(([key, value]) => ({ key: `client.${key}`, value }));
const setze = async (werte: Werte, ebene?: string, wer = 'admin') =>
  (await portal.als(wer))
    .put('/api/config-param/coco')
    .query(ebene ? { ebene } : {})
    .send(liste(werte));
const hole = async (pfad: string, query = {}, wer = 'admin') =>
  (await portal.als(wer)).get(`/api/config-param/${pfad}`).query(query);
const geltend = async (wer: string) => (await hole('clientconfig', {}, wer)).body as Werte;
const gespeichert = () =>
  portal.db.sql('SELECT mandant_id AS m, schluessel AS s, wert AS w FROM konfigurationswert ORDER BY 1, 2');

describe('PUT /config-param/coco [2-1.017 C-021]', () => {
  it('answers the new configuration, which holds at once for all of the main client [2-7.009]', async () => {
    const antwort = await setze({ isAbholDatumPflicht: 'true', dispoName: 'DISPO 5' });
    expect(antwort.status).toBe(200);
    expect(Object.keys(antwort.body)).toHaveLength(schluesselnamen.length);
    expect(antwort.body).toMatchObject({
      'client.isAbholDatumPflicht': 'true',
      'client.dispoName': 'DISPO 5',
    });
    expect((await geltend('kunde'))['client.dispoName']).toBe('DISPO 5');
    expect((await geltend('fremd'))['client.dispoName']).toBe('DISPONENTplus');
  });

  it('keeps only what differs, also when all keys are sent', async () => {
    const alle = (await geltend('admin')) as Werte;
    const body = Object.entries({ ...alle, 'client.isBexPremium': 'true' }).map(([key, value]) => ({
      key,
      value,
    }));
    await (await portal.als('admin')).put('/api/config-param/coco').send(body).expect(200);
    expect(await gespeichert()).toEqual([{ m: portal.welt.nord, s: 'isBexPremium', w: 'true' }]);
    await setze({ isBexPremium: 'false' });
    expect(await gespeichert()).toEqual([]);
  });

  it('for the installation holds for everybody, also before login, unless a main client says otherwise', async () => {
    await setze({ dispoName: 'ALLE', isMautrechner: 'false' }, 'installation');
    await setze({ dispoName: 'NORD' }, 'hauptmandant');
    expect((await geltend('fremd'))['client.dispoName']).toBe('ALLE');
    expect((await geltend('kunde'))['client.dispoName']).toBe('NORD');
    const ohne = await portal.anonym().get('/api/config-param/clientconfig').expect(200);
    expect(ohne.body).toMatchObject({ 'client.dispoName': 'ALLE', 'client.isMautrechner': 'false' });
  });

  it('with a profile brings the profile’s values', async () => {
    const { body } = await setze({ clientKunde: 'nur-lesen' });
    expect(body['client.denyOrderEdit']).toBe('true');
    const verboten = await (await portal.als('kunde')).post('/api/auftraege').send({});
    expect(verboten.status).toBe(403);
  });

  it.each([
    [{ isTauschgeraete: 'true', isZusaetzlicheLademittel: 'true' }, 'client.isTauschgeraete'],
    [{ gibtEsNicht: 'true' }, 'client.gibtEsNicht'],
    [{ denyOrderEdit: 'ja' }, 'client.denyOrderEdit'],
    [{ denyOrderEdit: '' }, 'client.denyOrderEdit'],
    [{ passwortMindestlaenge: '7' }, 'client.passwortMindestlaenge'],
    [{ passwortMindestlaenge: '26' }, 'client.passwortMindestlaenge'],
    [{ clientKunde: 'constructor' }, 'client.clientKunde'],
    [{ clientInfobox: '<script>alert(1)</script>' }, 'client.clientInfobox'],
    [{ defaultWaehrung: '999' }, 'client.defaultWaehrung'],
    [{ defaultWaehrung: 'Taler' }, 'client.defaultWaehrung'],
    [{ defaultWaehrung: '-1' }, 'client.defaultWaehrung'],
    [{ defaultWaehrung: '' }, 'client.defaultWaehrung'],
    [{ terminArtFixTermin: '999' }, 'client.terminArtFixTermin'],
    [{ auftragsresearchtableconfig: 'gibtEsNicht' }, 'client.auftragsresearchtableconfig'],
    [{ customServices: '5,999' }, 'client.customServices'],
    [{ customServices: '5;8' }, 'client.customServices'],
    [{ clientInfobox: '<b onmouseover="x">y</b>' }, 'client.clientInfobox'],
  ])('refuses %j and changes nothing [2-8.020]', async (werte, field) => {
    await setze({ dispoName: 'vorher' });
    const antwort = await setze({ dispoName: 'nachher', ...werte } as Werte);
    const felder = antwort.body.map((meldung: { field: string }) => meldung.field);
    expect([antwort.status, felder]).toEqual([400, [field]]);
    expect(await gespeichert()).toEqual([{ m: portal.welt.nord, s: 'dispoName', w: 'vorher' }]);
  });

  it('says of exchange devices and load equipment together what the contract says [2-4.028 2-5.051]', async () => {
    await setze({ isTauschgeraete: 'true' });
    const antwort = await setze({ isZusaetzlicheLademittel: 'true' });
    expect(antwort.body[0].text).toBe(
      'Tauschgeräte und zusätzliche Lademittel dürfen nicht beide gewählt sein.',
    );
    const installation = await setze({ isZusaetzlicheLademittel: 'true' }, 'installation');
    expect([installation.status, installation.body[0].key]).toEqual([400, 'konfiguration.beiMandant']);
  });

  it.each([
    ['no list', { key: 'client.denyOrderEdit', value: 'true' }],
    ['a list of texts', ['client.denyOrderEdit']],
    ['a key that is no text', [{ key: 5, value: 'x' }]],
    ['a value that is no text', [{ key: 'client.denyOrderEdit', value: true }]],
    ['an unknown field', [{ key: 'client.denyOrderEdit', value: 'true', mandantId: 1 }]],
    [
      'a key twice',
      [
        { key: 'client.dispoName', value: 'a' },
        { key: 'client.dispoName', value: 'b' },
      ],
    ],
    [
      'a key in both forms',
      [
        { key: 'client.dispoName', value: 'a' },
        { key: 'dispoName', value: 'b' },
      ],
    ],
    ['501 keys', Array.from({ length: 501 }, (_, i) => ({ key: `client.k${i}`, value: 'x' }))],
    ['__proto__ as key', [{ key: '__proto__', value: 'x' }]],
  ])('refuses %s', async (_was, body) => {
    const antwort = await (await portal.als('admin')).put('/api/config-param/coco').send(body);
    expect(antwort.status).toBe(400);
    expect(await gespeichert()).toEqual([]);
  });

  it('takes simple HTML and line breaks in the info box', async () => {
    const html = '<p>Betriebsferien</p>\n<a href="https://example.com">mehr</a>';
    expect((await setze({ clientInfobox: html }, 'installation')).status).toBe(200);
    const { body } = await portal.anonym().get('/api/config-param/clientconfig');
    expect(body['client.clientInfobox']).toBe(html);
  });

  it('that fails in the middle changes nothing', async () => {
    const stoerung = vi
      .spyOn(portal.app.get(Aenderungsprotokoll, { strict: false }), 'schreibe')
      .mockRejectedValueOnce(new Error('gestört'));
    expect((await setze({ dispoName: 'halb' })).status).toBe(500);
    stoerung.mockRestore();
    expect(await gespeichert()).toEqual([]);
    expect((await hole('aenderungen')).body).toEqual([]);
  });

  it.each(['dispo', 'kunde', 'fremd'])('is refused to %s', async (wer) => {
    expect((await setze({ dispoName: 'x' }, undefined, wer)).status).toBe(403);
    for (const pfad of ['coco', 'aenderungen', 'profil'])
      expect((await hole(pfad, {}, wer)).status).toBe(403);
  });
});

describe('Der Stand der Konfiguration [Z-205]', () => {
  it('tells for every key what holds, what is shipped, and who changed it last', async () => {
    await setze({ dispoName: 'NORD' });
    const { body } = await hole('coco');
    expect(body).toHaveLength(schluesselnamen.length);
    const stand = (key: string) => body.find((s: { key: string }) => s.key === `client.${key}`);
    expect(stand('dispoName')).toMatchObject({
      value: 'NORD',
      standard: 'DISPONENTplus',
      ohneEigenen: 'DISPONENTplus',
      eigen: true,
      geaendertVon: 'admin',
    });
    expect(stand('dispoName').geaendertAm).toMatch(/Z$/);
    expect(stand('denyOrderEdit')).toMatchObject({ value: 'false', eigen: false, geaendertVon: null });
    expect(
      (await hole('coco', { ebene: 'installation' })).body.some((s: { eigen: boolean }) => s.eigen),
    ).toBe(false);
    expect((await hole('coco', { ebene: 'quatsch' })).status).toBe(400);
  });
});

describe('Änderungen der Konfiguration [Z-207]', () => {
  const nimmZurueck = async (id: number, wer = 'admin') =>
    (await portal.als(wer)).post(`/api/config-param/aenderungen/${id}/zuruecknehmen`);

  it('are kept with who and when, and can be taken back [Z-206]', async () => {
    await setze({ dispoName: 'A' });
    await setze({ dispoName: 'B', denyOrderEdit: 'true' });
    const { body, headers } = await hole('aenderungen', { key: 'client.dispoName' });
    expect(headers['total-search-results']).toBe('2');
    expect(body).toMatchObject([
      {
        key: 'client.dispoName',
        vorher: 'A',
        nachher: 'B',
        von: 'admin',
        gewechseltVon: null,
        ebene: 'hauptmandant',
      },
      { key: 'client.dispoName', vorher: null, nachher: 'A' },
    ]);
    const [zweite, erste] = body;
    expect((await nimmZurueck(erste.id)).body[0].key).toBe('konfiguration.inzwischen');
    expect((await nimmZurueck(zweite.id)).body['client.dispoName']).toBe('A');
    expect((await geltend('kunde'))['client.denyOrderEdit']).toBe('true');
    expect((await nimmZurueck(erste.id)).body['client.dispoName']).toBe('DISPONENTplus');
    expect((await hole('aenderungen', { key: 'dispoName' })).body).toHaveLength(4);
    expect((await nimmZurueck(2_147_483_647)).status).toBe(404);
  });

  it('of another main client do not exist', async () => {
    await aendereBenutzer(portal, 'fremd', { admin: true });
    await setze({ dispoName: 'X' }, undefined, 'fremd');
    const { body } = await hole('aenderungen', {}, 'fremd');
    expect((await nimmZurueck(body[0].id)).status).toBe(404);
    expect((await hole('aenderungen')).body).toEqual([]);
    await aendereBenutzer(portal, 'fremd', { admin: false });
  });

  it('are not taken back into what may not stand together', async () => {
    await setze({ isTauschgeraete: 'true' });
    await setze({ isTauschgeraete: 'false', isZusaetzlicheLademittel: 'true' });
    const { body } = await hole('aenderungen', { key: 'isTauschgeraete' });
    expect((await nimmZurueck(body[0].id)).body[0].key).toBe('konfiguration.tauschOderLademittel');
  });

  it('stand in the audit log', async () => {
    await setze({ dispoName: 'Protokolliert' });
    const [eintrag] = await portal.db.sql(
      'SELECT art, (SELECT name FROM person WHERE nr = person_nr) AS wer, einzelheiten FROM aenderungsprotokoll ORDER BY id DESC LIMIT 1',
    );
    expect(eintrag).toEqual({
      art: 'konfiguration.geaendert',
      wer: 'admin',
      einzelheiten: { ebene: 'hauptmandant', schluessel: ['dispoName'] },
    });
  });
});

describe('Profil als Datei [Z-209]', () => {
  const uebernimm = async (body: object, ebene?: string) =>
    (await portal.als('admin'))
      .post('/api/config-param/profil')
      .query(ebene ? { ebene } : {})
      .send(body);

  it('holds the own values and brings exactly these back, also to another level [Z-208]', async () => {
    await setze({ dispoName: 'NORD', denyOrderEdit: 'true' });
    const datei = await hole('profil');
    expect(datei.headers['content-disposition']).toBe('attachment; filename="konfiguration.json"');
    expect(datei.body).toMatchObject({ format: 'frachtportal-konfiguration', version: 1 });
    expect(datei.body.werte).toHaveLength(2);
    await setze({ dispoName: 'ANDERS', isBexPremium: 'true', denyOrderEdit: 'false' });
    expect((await uebernimm(datei.body)).status).toBe(200);
    expect(await gespeichert()).toEqual([
      { m: portal.welt.nord, s: 'denyOrderEdit', w: 'true' },
      { m: portal.welt.nord, s: 'dispoName', w: 'NORD' },
    ]);
    await uebernimm(datei.body, 'installation');
    expect((await geltend('fremd'))['client.dispoName']).toBe('NORD');
  });

  it.each([
    { format: 'anderes', version: 1, werte: [] },
    { format: 'frachtportal-konfiguration', version: 2, werte: [] },
    { format: 'frachtportal-konfiguration', version: 1, werte: [{ key: 'client.quatsch', value: 'x' }] },
    {
      format: 'frachtportal-konfiguration',
      version: 1,
      werte: [{ key: 'client.clientInfobox', value: '<script>' }],
    },
    {},
  ])('refuses %j', async (body) => {
    await setze({ dispoName: 'bleibt' });
    expect((await uebernimm(body)).status).toBe(400);
    expect((await geltend('kunde'))['client.dispoName']).toBe('bleibt');
  });
});

describe('Vor der Anmeldung', () => {
  it('the configuration is that of the installation; a token that is no longer good asks for a new one', async () => {
    const ohne = await portal.anonym().get('/api/config-param/clientconfig').expect(200);
    expect(ohne.body['client.isMautrechner']).toBe('true');
    const schlecht = await portal
      .anonym()
      .get('/api/config-param/clientconfig')
      .set('authorization', 'Bearer x.y.z')
      .expect(401);
    expect(schlecht.body).toEqual([]);
  });
});
