import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aendereBenutzer } from '../../testing/benutzer.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

interface Mandant {
  id: number;
  name: string;
  hauptmandantId: number | null;
}

const hole = async (pfad: string, wer = 'admin') => (await portal.als(wer)).get(`/api/mandanten/${pfad}`);
const namen = async (pfad: string, wer = 'admin') =>
  (await hole(pfad, wer)).body.map((m: Mandant) => m.name) as string[];
const setze = async (id: number, aenderung: object, kopf: Record<string, string> = {}) => {
  const { body } = await hole(String(id));
  return (await portal.als('admin'))
    .put(`/api/mandanten/${id}`)
    .set(kopf)
    .send({ ...body, ...aenderung });
};
const stufeAb = async (ids: number[], wer = 'admin') =>
  (await portal.als(wer)).post('/api/mandanten/hauptmandant/unregister').query({ ids: ids.join() });

/** A free client made for one test. */
async function freier(name = `Frei ${Math.random().toString(36).slice(2, 10)}`): Promise<number> {
  return (await (await portal.als('admin')).post('/api/mandanten').send({ name }).expect(201)).body.id;
}

/** The ids a list answers, of the clients that were there from the beginning. */
async function ids(pfad: string, wer?: string): Promise<number[]> {
  const { nord, alpen, nordKunde, nordMetro, alpenKunde, frei } = portal.welt;
  const welt = [nord, alpen, nordKunde, nordMetro, alpenKunde, frei];
  return (await hole(pfad, wer)).body.map((m: Mandant) => m.id).filter((id: number) => welt.includes(id));
}

describe('Listen der Mandanten', () => {
  it('hold all, free, main and sub clients of the installation, the newest first [C-025-028]', async () => {
    const { nord, alpen, nordKunde, nordMetro, frei } = portal.welt;
    expect(await ids('allmandanten')).toEqual([frei, ...(await ids('allmandanten')).slice(1)]);
    expect((await ids('allmandanten')).length).toBe(6);
    expect(await ids('freiemandanten')).toEqual([frei]);
    expect(await ids('hauptmandanten-list')).toEqual([alpen, nord]);
    expect(await ids(`untermandant/${nord}`)).toEqual([nordMetro, nordKunde]);
    expect(await ids(`untermandant/${frei}`)).toEqual([]);
    expect((await hole('untermandant/999999')).status).toBe(404);
  });

  it.each([
    'allmandanten',
    'freiemandanten',
    'hauptmandanten-list',
    'untermandant/1',
    'hauptmandant',
    'hauptmandant-summary',
  ])('%s tells the total', async (pfad) => {
    const { body, headers } = await hole(pfad);
    expect(headers['total-search-results']).toBe(String(body.length));
  });

  it.each(['allmandanten', 'freiemandanten', 'hauptmandanten-list', 'untermandant/1'])(
    '%s needs two characters or none, at most 200 [2-5.040 2-9.008]',
    async (pfad) => {
      const status = async (text: string) =>
        (await hole(`${pfad}?searchString=${encodeURIComponent(text)}`)).status;
      expect(await status('')).toBe(200);
      expect(await status('  ')).toBe(200);
      expect(await status('a')).toBe(400);
      expect(await status('ab')).toBe(200);
      expect(await status('x'.repeat(200))).toBe(200);
      expect(await status('x'.repeat(201))).toBe(400);
    },
  );

  it('are searched by name and address, literally', async () => {
    expect(await namen('allmandanten?searchString=MÜLLER')).toEqual(['Müller & Söhne Maschinenbau GmbH']);
    expect(await namen(`allmandanten?searchString=${encodeURIComponent('%%')}`)).toEqual([]);
    await setze(portal.welt.frei, { adresse: { name: 'Straßmann', lkz: 'D', plz: '79999', ort: 'Oytenau' } });
    expect(await namen('freiemandanten?searchString=strassmann')).toEqual(['Freier Mandant']);
    expect(await namen('freiemandanten?searchString=oytenau')).toEqual(['Freier Mandant']);
  });

  it('hold the newest 1,000, with the total in the header', async () => {
    await portal.db.zeilen("INSERT INTO mandant (name) SELECT 'Masse ' || n FROM generate_series(1, 1005) n");
    const { body, headers } = await hole('freiemandanten?searchString=masse');
    expect([body.length, headers['total-search-results']]).toEqual([1000, '1005']);
    expect(body[0].name).toBe('Masse 1005');
    await portal.db.zeilen("DELETE FROM mandant WHERE name LIKE 'Masse %'");
  });

  it.each(['dispo', 'kunde', 'leser', 'fremd'])('are refused to %s', async (wer) => {
    for (const pfad of [
      'allmandanten',
      'freiemandanten',
      'hauptmandanten-list',
      `untermandant/${portal.welt.nord}`,
    ])
      expect((await hole(pfad, wer)).status).toBe(403);
  });

  it('are refused to an administrator whose client is no main client', async () => {
    await aendereBenutzer(portal, 'kunde', { admin: true });
    expect((await hole('allmandanten', 'kunde')).status).toBe(403);
    await aendereBenutzer(portal, 'kunde', { admin: false });
  });
});

describe('Ein Mandant', () => {
  it('is read by who sees it [2-3.023,024,026 C-029]', async () => {
    const { nord, nordKunde, alpen } = portal.welt;
    const antwort = await hole(String(nordKunde), 'kunde');
    expect(antwort.body).toEqual({
      id: nordKunde,
      name: 'Müller & Söhne Maschinenbau GmbH',
      hauptmandantId: nord,
      hauptmandant: { id: nord, name: 'Nordlicht Spedition GmbH' },
      adresse: null,
      annahmeschluss: null,
    });
    expect(antwort.headers['etag']).toMatch(/^"\d+"$/);
    expect((await hole(String(nord), 'dispo')).body.hauptmandantId).toBe(nord);
    for (const [wer, id] of [
      ['kunde', alpen],
      ['kunde', nord],
      ['dispo', alpen],
      ['fremd', nordKunde],
      ['admin', 999_999],
    ] as const) {
      expect((await hole(String(id), wer)).status, `${wer} ${id}`).toBe(404);
    }
    expect((await hole(String(alpen), 'admin')).status).toBe(200);
  });

  it('tells its main client [C-031]', async () => {
    const { nord, nordKunde, frei, alpenKunde } = portal.welt;
    expect((await hole(`hauptmandant/${nordKunde}`, 'kunde')).body.id).toBe(nord);
    expect((await hole(`hauptmandant/${nord}`, 'dispo')).body.id).toBe(nord);
    expect((await hole(`hauptmandant/${frei}`)).status).toBe(404);
    expect((await hole(`hauptmandant/${alpenKunde}`, 'kunde')).status).toBe(404);
  });

  it('knows the main clients: the own one, for who manages them all [C-032]', async () => {
    const { nord, alpen } = portal.welt;
    expect(await ids('hauptmandant', 'kunde')).toEqual([nord]);
    expect(await ids('hauptmandant', 'dispo')).toEqual([nord]);
    expect(await ids('hauptmandant', 'admin')).toEqual([alpen, nord]);
  });

  it('tells what the user may [C-024]', async () => {
    const werte = async (wer: string) => [
      (await hole('is-hauptmandant', wer)).body,
      (await hole('auftragsvorlage-edit', wer)).body,
    ];
    expect(await werte('dispo')).toEqual([true, true]);
    expect(await werte('kunde')).toEqual([false, false]);
    expect(await werte('fremd')).toEqual([true, true]);
    expect(await werte('leser')).toEqual([false, false]);
  });
});

describe('Mandant anlegen [Z-212]', () => {
  const lege = async (mandant: object, wer = 'admin', kopf: Record<string, string> = {}) =>
    (await portal.als(wer)).post('/api/mandanten').set(kopf).send(mandant);

  it('makes a free one, with its address', async () => {
    const adresse = { name: 'Neubau GmbH', lkz: 'D', plz: '28195', ort: 'Bremen' };
    const { status, body, headers } = await lege({ name: ' Neubau ', adresse });
    expect([status, headers['etag']]).toEqual([201, '"1"']);
    expect(body).toMatchObject({ name: 'Neubau', hauptmandantId: null, adresse: { ort: 'Bremen' } });
  });

  it('makes a main client with a number range, or the sub client of one', async () => {
    const haupt = (await lege({ name: 'Wolke Xylo', istHauptmandant: true })).body;
    expect(haupt.hauptmandantId).toBe(haupt.id);
    expect(await portal.db.sql('SELECT praefix FROM nummernkreis WHERE mandant_id = $1', [haupt.id])).toEqual(
      [{ praefix: 'WX-' }],
    );
    const unter = (await lege({ name: 'Unter der Wolke', hauptmandantId: haupt.id })).body;
    expect(unter.hauptmandant).toEqual({ id: haupt.id, name: 'Wolke Xylo' });
  });

  it('makes one, however often it is asked under one key, and writes it down once', async () => {
    const kopf = { 'idempotency-key': 'ein-mandant' };
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await lege({ name: 'Einmal' }, 'admin', kopf)).body.id),
    );
    expect(new Set(ids).size).toBe(1);
    const eintraege = await portal.db.sql(
      "SELECT gegenstand FROM aenderungsprotokoll WHERE art = 'mandant.angelegt' AND gegenstand = 'Einmal'",
    );
    expect(eintraege).toHaveLength(1);
  });

  it.each([
    [{ name: '  ' }, 400, 'name'],
    [{ name: 'x'.repeat(36) }, 400, 'name'],
    [{ name: 'x', id: 7 }, 400, 'id'],
    [{ name: 'x', hauptmandantId: 999_999 }, 404, undefined],
    [{ name: 'x', adresse: { name: 'x', lkz: 'D', plz: '1' } }, 400, 'adresse.plz'],
  ])('refuses %j and leaves nothing', async (mandant, status, field) => {
    const zahl = () => portal.db.sql('SELECT count(*) FROM mandant');
    const vorher = await zahl();
    const antwort = await lege(mandant);
    expect([antwort.status, antwort.body[0].field]).toEqual([status, field]);
    expect(await zahl()).toEqual(vorher);
  });

  it('takes no name twice, also at once and when renaming', async () => {
    const admin = await portal.als('admin');
    const lege = (name: string) => admin.post('/api/mandanten').send({ name });
    const zugleich = await Promise.all([1, 2, 3, 4].map(() => lege('Einmalig GmbH')));
    expect(zugleich.map((a) => a.status).sort()).toEqual([201, 409, 409, 409]);
    const anderer = await lege('Zweimalig GmbH').expect(201);
    const antworten = [
      await lege(' einmalig gmbh '),
      await setze(anderer.body.id, { name: 'EINMALIG GmbH' }),
    ];
    for (const { status, body } of antworten) {
      expect([status, body[0]]).toEqual([
        409,
        expect.objectContaining({ key: 'mandant.nameVergeben', field: 'name' }),
      ]);
    }
    expect((await setze(anderer.body.id, { name: 'zweimalig GmbH' })).status).toBe(200);
  });

  it('is for administrators of a main client', async () => {
    expect((await lege({ name: 'x' }, 'dispo')).status).toBe(403);
  });
});

describe('Mandant ändern [2-1.008 C-034]', () => {
  it('changes name and address, creates the address where there was none [2-3.025]', async () => {
    const id = await freier();
    const adresse = {
      name: 'Werk Süd',
      lkz: 'D',
      plz: '80331',
      ort: 'München',
      strasse: 'Tal',
      hausnummer: '1',
    };
    const erste = await setze(id, { name: ' Umbenannt ', adresse });
    expect(erste.body).toMatchObject({
      name: 'Umbenannt',
      adresse: { ...adresse, matchcode: 'WERK SÜD MÜNCHEN', land: { lkz: 'D' } },
    });
    const zweite = await setze(id, { adresse: { ...erste.body.adresse, ort: 'Freising', plz: '85354' } });
    expect(zweite.body.adresse).toMatchObject({ id: erste.body.adresse.id, ort: 'Freising' });
    const [zeile] = await portal.db.sql('SELECT mandant_id AS m FROM adresse WHERE id = $1', [
      zweite.body.adresse.id,
    ]);
    expect(zeile).toEqual({ m: id });
    expect((await setze(id, { adresse: null })).body.adresse.ort).toBe('Freising');
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: '   ' }, 'name'],
    [{ name: 'x'.repeat(36) }, 'name'],
    [{ hauptmandantId: 0 }, 'hauptmandantId'],
    [{ hauptmandantId: 'x' }, 'hauptmandantId'],
    [{ adresse: { name: '' } }, 'adresse.name'],
    [{ adresse: { name: 'x', lkz: 'QQ' } }, 'adresse.lkz'],
    [{ adresse: { name: 'x', lkz: 'D', plz: '1' } }, 'adresse.plz'],
    [{ istHauptmandant: true }, 'istHauptmandant'],
    [{ adresse: { name: 'x', mandantId: 1 } }, 'adresse.mandantId'],
  ])('refuses %j', async (aenderung, field) => {
    const vorher = (await hole(String(portal.welt.frei))).body;
    const antwort = await setze(portal.welt.frei, aenderung);
    expect([antwort.status, antwort.body[0].field]).toEqual([400, field]);
    expect((await hole(String(portal.welt.frei))).body).toEqual(vorher);
  });

  it('refuses a stale state and an unknown client', async () => {
    const id = await freier();
    expect((await setze(id, { name: 'Neu' }, { 'if-match': '"9"' })).status).toBe(409);
    expect((await setze(id, { name: 'Neu' }, { 'if-match': '"1"' })).headers['etag']).toBe('"2"');
    expect((await (await portal.als('admin')).put('/api/mandanten/999999').send({ name: 'x' })).status).toBe(
      404,
    );
    expect((await setze(id, { hauptmandantId: 999_999 })).status).toBe(404);
  });

  it('assigns to a main client, whose users see it at once, and takes away again', async () => {
    const { nord, nordKunde } = portal.welt;
    const id = await freier();
    const sieht = async () => (await hole(String(id), 'dispo')).status === 200;
    expect(await sieht()).toBe(false);
    expect((await setze(id, { hauptmandantId: nord })).body.hauptmandant.id).toBe(nord);
    expect(await sieht()).toBe(true);
    expect((await setze(id, { hauptmandantId: nordKunde })).body[0].key).toBe('mandant.keinHauptmandant');
    expect((await setze(id, { hauptmandantId: null })).body.hauptmandantId).toBeNull();
    expect(await sieht()).toBe(false);
  });

  it('promotes to a main client with a number range of its own', async () => {
    const id = await freier('Zeppelin Yachtlogistik');
    expect((await setze(id, { hauptmandantId: id })).body.hauptmandantId).toBe(id);
    const [kreis] = await portal.db.sql('SELECT praefix, art FROM nummernkreis WHERE mandant_id = $1', [id]);
    expect(kreis).toEqual({ praefix: 'ZY-', art: 'auftrag' });
    await aendereBenutzer(portal, 'metro', { owningMandant: { id } });
    const metro = await portal.als('metro');
    const { body } = await metro.post('/api/auftraege').send(einAuftrag().build()).expect(201);
    expect(body.spedeigennr).toBe('ZY-000001');
    await aendereBenutzer(portal, 'metro', { owningMandant: { id: portal.welt.nordMetro } });
    const zweiter = await freier('Zürich Yachting');
    await setze(zweiter, { hauptmandantId: zweiter });
    const [anderer] = await portal.db.sql<{ praefix: string }>(
      'SELECT praefix FROM nummernkreis WHERE mandant_id = $1',
      [zweiter],
    );
    expect(anderer?.praefix).not.toBe('ZY-');
  });

  it('keeps the number range of who was a main client before', async () => {
    const id = await freier('Quer Xylo');
    await setze(id, { hauptmandantId: id });
    await setze(id, { hauptmandantId: portal.welt.nord });
    await setze(id, { hauptmandantId: id });
    expect(await portal.db.sql('SELECT praefix FROM nummernkreis WHERE mandant_id = $1', [id])).toEqual([
      { praefix: 'QX-' },
    ]);
  });

  it('demotes no main client with sub clients, and not the own one', async () => {
    const antwort = await setze(portal.welt.alpen, { hauptmandantId: null });
    expect([antwort.status, antwort.body[0].text]).toEqual([
      409,
      'Bitte entfernen Sie zuerst alle zugeordneten Untermandanten.',
    ]);
    expect((await hole(String(portal.welt.alpen))).body.hauptmandantId).toBe(portal.welt.alpen);
  });

  it('never leaves a sub client under one that is no main client, whoever is faster', async () => {
    for (let i = 0; i < 5; i++) {
      const [haupt, unter] = [await freier(), await freier()];
      await setze(haupt, { hauptmandantId: haupt });
      await Promise.all([setze(haupt, { hauptmandantId: null }), setze(unter, { hauptmandantId: haupt })]);
      const [kaputt] = await portal.db.sql<{ zahl: number }>(
        `SELECT count(*)::int AS zahl FROM mandant u JOIN mandant h ON h.id = u.hauptmandant_id WHERE NOT h.ist_hauptmandant`,
      );
      expect(kaputt?.zahl).toBe(0);
    }
  });

  it('that fails in the middle changes nothing', async () => {
    const id = await freier('Bleibt so');
    const stoerung = vi
      .spyOn(portal.app.get(Aenderungsprotokoll, { strict: false }), 'schreibe')
      .mockRejectedValueOnce(new Error('gestört'));
    expect((await setze(id, { name: 'Anders', hauptmandantId: id, adresse: { name: 'x' } })).status).toBe(
      500,
    );
    stoerung.mockRestore();
    expect((await hole(String(id))).body).toMatchObject({
      name: 'Bleibt so',
      hauptmandantId: null,
      adresse: null,
    });
    expect(await portal.db.sql('SELECT 1 FROM nummernkreis WHERE mandant_id = $1', [id])).toEqual([]);
  });

  it('is written down with the state before', async () => {
    const id = await freier('Vorher');
    await setze(id, { name: 'Nachher', hauptmandantId: portal.welt.nord });
    const [eintrag] = await portal.db.sql(
      'SELECT art, (SELECT name FROM person WHERE nr = person_nr) AS wer, gegenstand, einzelheiten FROM aenderungsprotokoll ORDER BY id DESC LIMIT 1',
    );
    expect(eintrag).toMatchObject({
      art: 'mandant.geaendert',
      wer: 'admin',
      gegenstand: 'Nachher',
      einzelheiten: {
        id,
        vorher: { name: 'Vorher', hauptmandantId: null },
        hauptmandantId: portal.welt.nord,
      },
    });
  });
});

describe('Hauptmandanten abstufen [C-033]', () => {
  it('frees main clients without sub clients', async () => {
    const ids = [await freier(), await freier()];
    for (const id of ids) await setze(id, { hauptmandantId: id });
    expect((await stufeAb(ids)).status).toBe(204);
    for (const id of ids) expect((await hole(String(id))).body.hauptmandantId).toBeNull();
  });

  it('warns of sub clients and then frees none of those named [2-4.023 2-8.017]', async () => {
    const id = await freier();
    await setze(id, { hauptmandantId: id });
    const antwort = await stufeAb([id, portal.welt.alpen]);
    expect([antwort.status, antwort.body[0].text]).toEqual([
      409,
      'Bitte entfernen Sie zuerst alle zugeordneten Untermandanten.',
    ]);
    expect((await hole(String(id))).body.hauptmandantId).toBe(id);
  });

  it('refuses what is no main client, the own one, and no ids at all', async () => {
    const freier = await stufeAb([portal.welt.frei]);
    expect([freier.status, freier.body[0].key]).toEqual([409, 'mandant.keinHauptmandant']);
    expect((await stufeAb([999_999])).status).toBe(404);
    const { nord, alpen } = portal.welt;
    const anderswo: Mandant[] = (await hole(`untermandant/${nord}`)).body;
    for (const { id } of anderswo) await setze(id, { hauptmandantId: alpen });
    expect((await stufeAb([nord])).body[0].key).toBe('mandant.eigener');
    for (const { id } of anderswo) await setze(id, { hauptmandantId: nord });
    expect((await (await portal.als('admin')).post('/api/mandanten/hauptmandant/unregister')).status).toBe(
      400,
    );
    expect((await stufeAb([portal.welt.alpen], 'dispo')).status).toBe(403);
  });
});
