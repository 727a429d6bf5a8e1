import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type {
  Auftragsvorschlag,
  Beanstandung,
} from '@frachtportal/domain/auftragsvorschlag/auftragsvorschlag';
import type { Hinweis } from '@frachtportal/domain/regel/hinweis';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Aufraeumen } from '../../platform/aufraeumen/aufraeumen.service.js';
import { type Portal, startePortal } from '../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

type Werte = Record<string, unknown>;
const rumpf = (dazu: object = {}): Werte => ({
  ...JSON.parse(JSON.stringify(einAuftrag().ohneTermine().mitGefahrgut().mitService(48).build())),
  ...dazu,
});
const vorschlag = (auftrag: object = rumpf(), dazu: object = {}) => ({
  quelle: 'datei',
  herkunft: 'kunde-47.csv',
  grund: 'Zeile 3: Empfänger unsicher',
  auftrag,
  ...dazu,
});
const sende = async (body: object, wer = 'kunde', kopf: Record<string, string> = {}) =>
  (await portal.als(wer)).post('/api/auftragsvorschlaege').set(kopf).send(body);
const angelegt = async (auftrag: object = rumpf(), dazu: object = {}, wer = 'kunde') => {
  const antwort = await sende(vorschlag(auftrag, dazu), wer);
  expect(antwort.status, JSON.stringify(antwort.body)).toBe(201);
  return antwort.body as Auftragsvorschlag;
};
const hole = async (pfad: string, query: object = {}, wer = 'kunde') =>
  (await portal.als(wer)).get(`/api/${pfad}`).query(query);
const liste = async (query: object = {}, wer = 'kunde') => hole('auftragsvorschlaege', query, wer);
const eines = async (id: number, wer = 'kunde') => (await hole(`auftragsvorschlaege/${id}`, {}, wer)).body;
const tue = async (
  id: number,
  was: string,
  body?: object,
  wer = 'kunde',
  kopf: Record<string, string> = {},
) => (await portal.als(wer)).post(`/api/auftragsvorschlaege/${id}/${was}`).set(kopf).send(body);
const anzahlAuftraege = async () =>
  (await portal.db.eine<{ n: number }>('SELECT count(*)::int AS n FROM auftrag'))?.n;

/** What differs from order to order, whatever was sent. */
const eigenes = [
  'id',
  'spedeigennr',
  'auftptNum',
  'auftragID',
  'datumerfasst',
  'datumgeaendert',
  'auftragshistorie',
];
/** Without what is each order's own: also that there is the other one. */
const inhalt = (auftrag: Auftrag) =>
  JSON.parse(
    JSON.stringify(auftrag, (name, wert) => {
      if (eigenes.includes(name)) return undefined;
      return name === 'hinweise' ? wert.filter((h: Hinweis) => h.regel !== 'gleicherAuftrag') : wert;
    }),
  );

describe('Ein Auftragsvorschlag', () => {
  it('waits in the list and becomes the order that POST would have made of it [Z-520 Z-521 Z-523 Z-525]', async () => {
    const direkt = await (await portal.als('kunde')).post('/api/auftraege').send(rumpf()).expect(201);
    const v = await angelegt(rumpf(), { referenz: 'kunde-47.csv#3' });
    expect(v).toMatchObject({
      zustand: 'wartet',
      quelle: 'datei',
      herkunft: 'kunde-47.csv',
      referenz: 'kunde-47.csv#3',
      positionen: 1,
      mandant: { id: portal.welt.nordKunde },
      erstelltVon: 'kunde',
      entschiedenAm: null,
      beanstandet: 0,
      beanstandungen: [],
      auftragId: null,
      spedeigennr: null,
      auftrag: { empfaengerAdresse: rumpf()['empfaengerAdresse'], auftragServices: [{ spez_num: 48 }] },
      empfaenger: (rumpf()['empfaengerAdresse'] as Werte)['name'],
    });
    const { body, headers } = await liste({ zustand: 'wartet', query: 'KUNDE-47' });
    expect([headers['total-search-results'], body.map((z: Auftragsvorschlag) => z.id)]).toEqual([
      '1',
      [v.id],
    ]);
    expect(body[0]).not.toHaveProperty('auftrag');

    const { status, body: auftrag, headers: kopf } = await tue(v.id, 'freigeben');
    expect([status, kopf['etag']], JSON.stringify(auftrag)).toEqual([200, '"1"']);
    expect(inhalt(auftrag)).toEqual(inhalt(direkt.body));
    expect((await hole(`auftraege/${auftrag.id}`)).body.spedeigennr).toBe(auftrag.spedeigennr);
    expect(await eines(v.id)).toMatchObject({
      zustand: 'freigegeben',
      auftragId: auftrag.id,
      spedeigennr: auftrag.spedeigennr,
      entschiedenVon: 'kunde',
      entschiedenAm: expect.any(String),
    });
    expect((await liste({ zustand: 'wartet', query: 'kunde-47' })).body).toEqual([]);
  });

  it('is no order: in no list, sum, search, export, feed or transfer', async () => {
    const vorher = (await hole('auftraege/search')).headers['total-search-results'];
    const { id } = await angelegt(rumpf({ hinweis: 'NURVORSCHLAG', absenderReferenz: 'NURVORSCHLAG' }));
    const suche = await hole('auftraege/search', { query: 'NURVORSCHLAG' });
    expect([suche.headers['total-search-results'], suche.body]).toEqual(['0', []]);
    expect((await hole('auftraege/search')).headers['total-search-results']).toBe(vorher);
    const feed = await hole('auftraege', { searchLimit: 500 });
    expect([feed.status, feed.text.includes('NURVORSCHLAG')]).toEqual([200, false]);
    const zeitraum = { datumVon: '2000-01-01', datumBis: '2099-12-31' };
    for (const weg of ['countexportcsvmtl', 'exportcsvmtl']) {
      const ausgabe = await hole(`auftragexport/${weg}`, zeitraum, 'dispo');
      expect([weg, ausgabe.status, ausgabe.text.includes('NURVORSCHLAG')]).toEqual([weg, 200, false]);
    }
    const xlsx = await (await portal.als('dispo'))
      .get('/api/auftragexport/exportxlsxmtl')
      .query(zeitraum)
      .responseType('blob')
      .expect(200);
    const [blatt] = (await new ExcelJS.Workbook().xlsx.load(xlsx.body)).worksheets;
    const zellen = JSON.stringify(blatt?.getSheetValues());
    expect(zellen).toContain((rumpf()['empfaengerAdresse'] as Werte)['name']);
    expect(zellen).not.toContain('NURVORSCHLAG');
    // The number of a proposal is none of an order, where nothing else bears it.
    const frei = 2_000_000 + id;
    await portal.db.zeilen('UPDATE auftragsvorschlag SET id = $2 WHERE id = $1', [id, frei]);
    const kunde = await portal.als('kunde');
    await kunde.get(`/api/auftraege/${frei}`).expect(404);
    await kunde.post('/api/auftraege/uebertragen').send([frei]).expect(404);
    await kunde.get(`/api/auftraege/exportcsv/${frei}`).expect(404);
    await kunde.delete(`/api/auftraege/${frei}`).expect(404);
    expect((await eines(frei)).zustand).toBe('wartet');
  });

  it('may lack what an order must have, and says in words what would be refused', async () => {
    const v = await angelegt({ empfaengerAdresse: { name: 'Halb', lkz: 'D', plz: '1234', ort: 'Bremen' } });
    expect(v.beanstandet).toBeGreaterThan(0);
    expect(v.beanstandungen.map((b) => b.field)).toEqual(expect.arrayContaining(['empfaengerAdresse.plz']));
    const { status, body } = await tue(v.id, 'freigeben');
    expect(status).toBe(400);
    expect(v.beanstandungen).toEqual(
      body.map(({ key, field, text }: Werte) => ({ key, field: field ?? null, text })),
    );
    expect(await eines(v.id)).toMatchObject({ zustand: 'wartet', version: 1, entschiedenAm: null });
    const [zeile] = (await liste({ query: 'halb' })).body;
    // The list shows no fields: there the names of them stand before what is said.
    const ohneText = ({ key, field }: Beanstandung) => ({ key, field });
    expect(zeile.beanstandungen.map(ohneText)).toEqual(v.beanstandungen.slice(0, 5).map(ohneText));
    const plz = (bei: Beanstandung[]) => bei.find((b) => b.field === 'empfaengerAdresse.plz')?.text;
    expect(plz(zeile.beanstandungen)).toBe(`Empfänger – PLZ: ${plz(v.beanstandungen)}`);
    expect(zeile.beanstandet).toBe(v.beanstandet);
  });

  it('says what the rules of sense would say', async () => {
    const vergangen = JSON.parse(JSON.stringify(einAuftrag().build()));
    const v = await angelegt(vergangen);
    const auftrag = await (await portal.als('kunde')).post('/api/auftraege').send(vergangen).expect(201);
    expect(v.hinweise).toEqual(auftrag.body.hinweise);
    expect(v.hinweise).not.toEqual([]);
  });

  it.each([
    ['an unknown field', { boese: 1 }, 'auftrag.boese'],
    ['a text that is too long', { hinweis: 'x'.repeat(5000) }, 'auftrag.hinweis'],
    [
      'a number out of bounds',
      { auftragspositionen: [{ laengeCM: -1 }] },
      'auftrag.auftragspositionen[0].laengeCM',
    ],
    ['what points to nothing', { frankatur: 4711 }, 'auftrag.frankatur'],
    [
      'two names that disagree',
      { abholDatumVon: '2030-01-01', abholDatumBis: '2030-01-02' },
      'auftrag.abholDatumBis',
    ],
  ])('refuses %s', async (_was, auftrag, feld) => {
    const { status, body } = await sende(vorschlag(auftrag));
    expect([status, body.map((m: Werte) => m['field'])]).toEqual([400, [feld]]);
  });

  it('needs a source, a reason and an order', async () => {
    const felder = async (body: object) => (await sende(body)).body.map((m: Werte) => m['field']);
    expect(await felder({})).toEqual(['quelle', 'grund', 'auftrag']);
    expect(await felder(vorschlag({}, { quelle: 'fax' }))).toEqual(['quelle']);
    expect(await felder(vorschlag({}, { grund: '  ' }))).toEqual(['grund']);
  });

  it('comes once from its source, and once under a key', async () => {
    const body = vorschlag(rumpf(), { referenz: 'einmal-1' });
    const erster = await sende(body, 'kunde', { 'Idempotency-Key': 'v-1' });
    const wieder = await sende(body, 'kunde', { 'Idempotency-Key': 'v-1' });
    expect([erster.status, wieder.status, wieder.body.id]).toEqual([201, 201, erster.body.id]);
    const doppelt = await sende(body);
    expect([doppelt.status, doppelt.body[0]]).toMatchObject([
      409,
      { key: 'vorschlag.referenzVorhanden', field: 'referenz' },
    ]);
    expect((await sende({ ...body, quelle: 'serie' })).status).toBe(201);
    expect((await sende(body, 'metro')).status).toBe(201);
    const viele = await Promise.all(
      Array.from({ length: 8 }, () => sende(vorschlag(rumpf(), { referenz: 'einmal-2' }))),
    );
    expect(viele.map((a) => a.status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
  });
});

describe('Berichtigen und freigeben', () => {
  it('is corrected while it waits, against what was read [Z-524]', async () => {
    const v = await angelegt({});
    const kunde = await portal.als('kunde');
    const pfad = `/api/auftragsvorschlaege/${v.id}`;
    const neu = { ...v, auftrag: rumpf(), grund: 'berichtigt' };
    await kunde.put(pfad).set('If-Match', '"7"').send(neu).expect(409);
    const { body } = await kunde.put(pfad).set('If-Match', '"1"').send(neu).expect(200);
    expect(body).toMatchObject({ version: 2, grund: 'berichtigt', beanstandet: 0, positionen: 1 });
    // What was read can be sent back and stays what it is.
    const gleich = await kunde.put(pfad).send(body).expect(200);
    expect(gleich.body).toEqual({ ...body, version: 3 });
    await tue(v.id, 'freigeben');
    const entschieden = await kunde.put(pfad).send(neu).expect(409);
    expect(entschieden.body[0].key).toBe('vorschlag.freigegeben');
  });

  it('is released as a person has corrected it, for its own client', async () => {
    const v = await angelegt({ mandant: { id: portal.welt.nordKunde } }, {}, 'dispo');
    const fremder = rumpf({ mandant: { id: portal.welt.nordMetro } });
    const anderer = await tue(v.id, 'freigeben', fremder, 'dispo');
    expect([anderer.status, anderer.body[0].key]).toEqual([409, 'vorschlag.mandantFest']);
    const { status, body } = await tue(v.id, 'freigeben', rumpf({ hinweis: 'berichtigt' }), 'dispo');
    expect([status, body.hinweis, body.mandant?.id]).toEqual([200, 'berichtigt', portal.welt.nordKunde]);
    expect(await eines(v.id)).toMatchObject({ auftragId: body.id });
    // Another correction of what has become an order would be lost.
    expect((await tue(v.id, 'freigeben', rumpf({ hinweis: 'anders' }), 'dispo')).status).toBe(409);
  });

  it('of a version that was read, and under a key once', async () => {
    const v = await angelegt();
    expect((await tue(v.id, 'freigeben', undefined, 'kunde', { 'If-Match': '"9"' })).status).toBe(409);
    const kopf = { 'Idempotency-Key': 'frei-1', 'If-Match': '"1"' };
    const erst = await tue(v.id, 'freigeben', rumpf({ hinweis: 'a' }), 'kunde', kopf);
    const wieder = await tue(v.id, 'freigeben', rumpf({ hinweis: 'a' }), 'kunde', kopf);
    expect([erst.status, wieder.status, wieder.body.id]).toEqual([200, 200, erst.body.id]);
  });

  it('by many at once makes one order, which all are answered', async () => {
    const vorher = (await anzahlAuftraege()) ?? 0;
    const { id } = await angelegt();
    const wer = ['kunde', 'dispo', 'haupt'];
    const alle = await Promise.all(
      Array.from({ length: 12 }, (_, i) => tue(id, 'freigeben', undefined, wer[i % 3])),
    );
    expect(alle.map((a) => a.status)).toEqual(Array(12).fill(200));
    expect(new Set(alle.map((a) => a.body.id)).size).toBe(1);
    expect(await anzahlAuftraege()).toBe(vorher + 1);
  });

  it('beside discarding: one of both happens', async () => {
    for (let i = 0; i < 5; i++) {
      const vorher = (await anzahlAuftraege()) ?? 0;
      const { id } = await angelegt();
      await Promise.all([tue(id, 'freigeben'), tue(id, 'verwerfen', {}, 'dispo')]);
      const { zustand, auftragId } = await eines(id);
      expect(zustand).not.toBe('wartet');
      expect(await anzahlAuftraege()).toBe(vorher + (zustand === 'freigegeben' ? 1 : 0));
      expect(auftragId !== null).toBe(zustand === 'freigegeben');
    }
  });

  it('of several at once leaves those that cannot be released [Z-526]', async () => {
    const gut = await angelegt();
    const schlecht = await angelegt({});
    const verworfen = await angelegt();
    await tue(verworfen.id, 'verwerfen');
    const kunde = await portal.als('kunde');
    const alle = [gut.id, schlecht.id, verworfen.id];
    const { body, headers } = await kunde.post('/api/auftragsvorschlaege/freigeben').send(alle).expect(200);
    expect(headers['abgelehnt']).toBe(`${schlecht.id},${verworfen.id}`);
    expect(body).toMatchObject([{ id: gut.id, zustand: 'freigegeben', auftragId: expect.any(Number) }]);
    await kunde.post('/api/auftragsvorschlaege/freigeben').send([schlecht.id]).expect(409);
    await kunde.post('/api/auftragsvorschlaege/freigeben').send([schlecht.id, 99_999_999]).expect(404);
  });

  it('stays released when the order is deleted', async () => {
    const { id } = await angelegt();
    const { body } = await tue(id, 'freigeben');
    await (await portal.als('kunde')).delete(`/api/auftraege/${body.id}`).expect(204);
    expect(await eines(id)).toMatchObject({ zustand: 'freigegeben', auftragId: null, spedeigennr: null });
    expect((await tue(id, 'freigeben')).status).toBe(409);
  });
});

describe('Verwerfen', () => {
  it('with a reason, and back again; the audit log knows [Z-527 Z-528]', async () => {
    const { id } = await angelegt(rumpf(), { referenz: 'weg-1' });
    const { body } = await tue(id, 'verwerfen', { grund: ' doppelt ' });
    expect(body).toMatchObject({ zustand: 'verworfen', verwerfgrund: 'doppelt', entschiedenVon: 'kunde' });
    const eintraege = await hole('log/aenderungen', { query: `vorschlag ${id} weg-1` }, 'admin');
    expect(eintraege.body[0]).toMatchObject({ art: 'vorschlag.verworfen', benutzer: 'kunde' });
    expect((await tue(id, 'freigeben')).body[0].key).toBe('vorschlag.verworfen');
    expect((await tue(id, 'verwerfen')).status).toBe(409);
    expect((await tue(id, 'zuruecknehmen')).body).toMatchObject({
      zustand: 'wartet',
      verwerfgrund: null,
      entschiedenVon: null,
      entschiedenAm: null,
    });
    expect((await tue(id, 'freigeben')).status).toBe(200);
    expect((await tue(id, 'zuruecknehmen')).status).toBe(409);
  });

  it('is forgotten after 90 days, what waits never', async () => {
    const alt = await angelegt();
    const jung = await angelegt();
    const wartend = await angelegt();
    for (const v of [alt, jung]) await tue(v.id, 'verwerfen');
    const um = 'UPDATE auftragsvorschlag SET entschieden_am = entschieden_am - $2::interval WHERE id = $1';
    await portal.db.zeilen(um, [alt.id, '91 days']);
    await portal.db.zeilen(um, [jung.id, '89 days']);
    await portal.db.zeilen("UPDATE auftragsvorschlag SET erstellt_am = now() - interval '2 years'");
    await portal.app.get(Aufraeumen, { strict: false }).raeumeAuf();
    const da = async ({ id }: { id: number }) => (await hole(`auftragsvorschlaege/${id}`)).status;
    expect([await da(alt), await da(jung), await da(wartend)]).toEqual([404, 200, 200]);
  });
});

describe('Wer Vorschläge sieht und entscheidet', () => {
  it('whoever may capture orders of the client, nobody else', async () => {
    const { id } = await angelegt();
    expect((await hole(`auftragsvorschlaege/${id}`, {}, 'dispo')).status).toBe(200);
    for (const wer of ['fremd', 'metro']) {
      expect((await hole(`auftragsvorschlaege/${id}`, {}, wer)).status).toBe(404);
      for (const was of ['freigeben', 'verwerfen', 'zuruecknehmen'])
        expect((await tue(id, was, undefined, wer)).status).toBe(404);
      expect((await liste({}, wer)).body.map((z: Werte) => z['id'])).not.toContain(id);
    }
    expect((await hole(`auftragsvorschlaege/${id}`, {}, 'leser')).status).toBe(403);
    expect((await eines(id)).zustand).toBe('wartet');
  });

  it('in pages, by words, state and client, in the order asked for; counted without looking [Z-522]', async () => {
    const mandant = { id: portal.welt.nordMetro };
    for (const ort of ['Ulm', 'Celle', 'Worms']) {
      const empfaengerAdresse = { name: `Seite ${ort}`, lkz: 'D', plz: '28195', ort };
      await angelegt({ mandant, empfaengerAdresse, beladedatum: '2030-05-01' }, {}, 'dispo');
    }
    const orte = async (query: object) =>
      (await liste({ query: 'seite', ...query }, 'dispo')).body.map((z: Werte) => z['ort']);
    expect(await orte({})).toEqual(['Worms', 'Celle', 'Ulm']);
    expect(await orte({ sortierung: 'ort:asc', searchLimit: 2 })).toEqual(['Celle', 'Ulm']);
    expect(await orte({ sortierung: 'ort:asc', searchLimit: 2, page: 1 })).toEqual(['Worms']);
    expect(await orte({ mandantId: portal.welt.nordKunde })).toEqual([]);
    expect(await orte({ query: 'seite celle' })).toEqual(['Celle']);
    const anzahl = async (query: object, wer = 'dispo') =>
      (await hole('auftragsvorschlaege/anzahl', { query: 'seite', ...query }, wer)).body;
    expect([await anzahl({}), await anzahl({ zustand: 'verworfen' })]).toEqual([3, 0]);
    expect(await anzahl({}, 'fremd')).toBe(0);
    expect((await liste({ sortierung: 'suchtext:asc' })).status).toBe(400);
    expect((await liste({ searchLimit: 101 })).status).toBe(400);
    expect((await liste({ mandantId: portal.welt.alpen })).status).toBe(404);
  });
});
