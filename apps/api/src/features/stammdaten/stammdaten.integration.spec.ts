import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, listeneintrag } from '../../testing/listen.js';
import { type Portal, startePortal } from '../../testing/portal.js';

let portal: Portal;
let nordkiste: number;
let kundenkiste: number;
let alpenkiste: number;
const kiste = (mandantId: number, kurzBezeichnung: string, langBezeichnung: string) =>
  listeneintrag(portal, 'verpackungen', { mandantId, kurzBezeichnung, langBezeichnung });
beforeAll(async () => {
  portal = await startePortal();
  const { nord, nordKunde, alpen } = portal.welt;
  nordkiste = await kiste(nord, 'NL', 'Nordkiste');
  kundenkiste = await kiste(nordKunde, 'NK', 'Kundenkiste');
  alpenkiste = await kiste(alpen, 'AL', 'Alpenkiste');
});
afterAll(() => portal.schliessen());

const hole = async (pfad: string, wer = 'kunde') => (await portal.als(wer)).get(`/api/${pfad}`);
const kisten = async (pfad: string, wer?: string) =>
  (await hole(pfad, wer)).body
    .filter((v: { id: number }) => [nordkiste, kundenkiste, alpenkiste].includes(v.id))
    .map((v: { langBezeichnung: string }) => v.langBezeichnung)
    .sort();

describe('Listen [C-035,036,057-059,061,063,065-068,070,072,074,080,084 Z-044-050]', () => {
  it.each(listen)(
    '%s come whole, each entry by its id, and not again when unchanged [C-055,062,064,069,071,073,079]',
    async (pfad) => {
      const { status, body, headers } = await hole(pfad);
      expect(status).toBe(200);
      expect(body.length).toBeGreaterThan(1);
      const [erster] = body;
      expect((await hole(`${pfad}/${erster.id}`)).body).toEqual(erster);
      const etag = headers['etag'] ?? '';
      expect(etag).toMatch(/^W\/".+"$/);
      expect((await hole(pfad, 'fremd')).headers['etag'] === etag).toBe(pfad !== 'verpackungen');

      const kunde = await portal.als('kunde');
      for (const bekannt of [etag, `"anderes", ${etag}`, etag.slice(2), '*']) {
        const nochmal = await kunde.get(`/api/${pfad}`).set('if-none-match', bekannt);
        expect([nochmal.status, nochmal.text], bekannt).toEqual([304, '']);
        expect(nochmal.headers['etag']).toBe(etag);
      }
      expect((await kunde.get(`/api/${pfad}`).set('if-none-match', '"anderes"')).status).toBe(200);
    },
  );

  it.each(listen)('%s know no other ids', async (pfad) => {
    expect((await hole(`${pfad}/2147483647`)).status).toBe(404);
    for (const id of ['0', '-1', 'x', '2147483648', '1;DROP']) {
      expect((await hole(`${pfad}/${id}`)).status).toBe(400);
    }
  });

  it('hold for all, for the main client and for the client asked for', async () => {
    const { nord, nordKunde, nordMetro } = portal.welt;
    expect(await kisten('verpackungen')).toEqual(['Kundenkiste', 'Nordkiste']);
    expect(await kisten('verpackungen', 'metro')).toEqual(['Nordkiste']);
    expect(await kisten('verpackungen', 'fremd')).toEqual(['Alpenkiste']);
    expect(await kisten('verpackungen', 'dispo')).toEqual(['Nordkiste']);
    expect(await kisten(`verpackungen?mandant=${nordKunde}`, 'dispo')).toEqual(['Kundenkiste', 'Nordkiste']);
    expect(await kisten(`verpackungen?mandant=${nordMetro}`, 'dispo')).toEqual(['Nordkiste']);
    expect(await kisten(`verpackungen?mandant=${nord}`, 'dispo')).toEqual(['Nordkiste']);
    expect((await hole(`verpackungen/${alpenkiste}`)).status).toBe(404);
    expect((await hole(`verpackungen/${kundenkiste}`)).status).toBe(200);
    expect((await hole(`verpackungen/${kundenkiste}`, 'metro')).status).toBe(404);
  });

  it.each(['laender', 'verpackungen', 'frankaturen'])(
    '%s of a foreign or unknown client do not exist',
    async (pfad) => {
      const { alpen, nordMetro } = portal.welt;
      for (const [wer, mandant] of [
        ['kunde', alpen],
        ['kunde', nordMetro],
        ['dispo', alpen],
        ['kunde', 999_999],
      ] as const) {
        expect((await hole(`${pfad}?mandant=${mandant}`, wer)).status).toBe(404);
      }
      expect((await hole(`${pfad}?mandant=abc`)).status).toBe(400);
      expect((await hole(`${pfad}?unbekannt=1`)).status).toBe(400);
    },
  );

  it('an entry of another client cannot be put into an order', async () => {
    const kunde = await portal.als('kunde');
    const adresse = { name: 'Müller', strasse: 'Ring', plz: '20457', ort: 'Hamburg', land: { id: 1 } };
    const auftrag = (id: number) => ({
      absenderAdresse: adresse,
      empfaengerAdresse: adresse,
      auftragspositionen: [
        { warengutBezeichnung: 'x', bruttoGewicht: 1, verpackung: { id }, verpackungAnzahl: 1 },
      ],
    });
    const fremde = await kunde.post('/api/auftraege').send(auftrag(alpenkiste));
    expect([fremde.status, fremde.body.map((m: { field: string }) => m.field)]).toEqual([
      400,
      expect.arrayContaining(['auftragspositionen[0].verpackung']),
    ]);
    const eigene = await kunde.post('/api/auftraege').send(auftrag(kundenkiste));
    expect(JSON.stringify(eigene.body)).not.toContain('auftragspositionen[0].verpackung"');
  });
});

describe('Listen in another language', () => {
  const in51 = async (pfad: string) =>
    (await portal.als('kunde')).get(`/api/${pfad}`).set('languageId', '51');

  it.each([
    ['laender', 'bezeichnung', 'Deutschland', 'Germany'],
    ['frankaturen', 'langBezeichnung', 'frei Haus', 'carriage paid'],
    ['stati', 'kurzBezeichnung', 'zugestellt', 'delivered'],
  ])('%s name their entries as languageId says, German where it says nothing', async (pfad, feld, de, en) => {
    const kunde = await portal.als('kunde');
    const namen = async (languageId?: string) => {
      const anfrage = kunde.get(`/api/${pfad}`);
      const { body } = await (languageId ? anfrage.set('languageId', languageId) : anfrage).expect(200);
      return body.map((e: Record<string, string>) => e[feld]);
    };
    expect(await namen('51')).toContain(en);
    expect(await namen('51')).not.toContain(de);
    for (const languageId of [undefined, '50', '0', '99']) expect(await namen(languageId)).toContain(de);
  });

  it('are kept apart by browsers: each language has its own fingerprint', async () => {
    const kunde = await portal.als('kunde');
    const deutsch = await kunde.get('/api/laender').expect(200);
    const englisch = await in51('laender');
    expect(englisch.headers['vary']).toContain('languageId');
    const tag = (antwort: { headers: Record<string, string> }) => antwort.headers['etag'] ?? '';
    await kunde.get('/api/laender').set('languageId', '51').set('if-none-match', tag(deutsch)).expect(200);
    await kunde.get('/api/laender').set('languageId', '51').set('if-none-match', tag(englisch)).expect(304);
    await kunde.get('/api/laender').set('if-none-match', tag(englisch)).expect(200);
  });

  it('leave what a client has made as it was typed, even where the portal has such a word', async () => {
    const { nordKunde } = portal.welt;
    const { body } = await hole('verpackungen');
    const mitgeliefert = body.find((v: { langBezeichnung: string }) => v.langBezeichnung === 'Ballen');
    const eigene = await kiste(nordKunde, 'EI', mitgeliefert.langBezeichnung);
    const namen = new Map(
      (await in51('verpackungen')).body.map((v: { id: number; langBezeichnung: string }) => [
        v.id,
        v.langBezeichnung,
      ]),
    );
    expect(namen.get(eigene)).toBe(mitgeliefert.langBezeichnung);
    expect(namen.get(mitgeliefert.id)).not.toBe(mitgeliefert.langBezeichnung);
    expect(namen.get(nordkiste)).toBe('Nordkiste');
    expect((await in51(`verpackungen/${mitgeliefert.id}`)).body.langBezeichnung).toBe(
      namen.get(mitgeliefert.id),
    );
  });

  it('are searched by the words they are shown with', async () => {
    const bezeichnungen = async (wort: string) =>
      (await in51(`laender/search?lkz=${wort}`)).body.map((l: { bezeichnung: string }) => l.bezeichnung);
    expect(await bezeichnungen('Austr')).toContain('Austria');
  });

  it('bear the same names inside an order, and German ones where nothing is said', async () => {
    const kunde = await portal.als('kunde');
    const { body: neu } = await kunde.post('/api/auftraege').send(einAuftrag().build()).expect(201);
    const lies = async (languageId: string) => {
      const { body, headers } = await kunde
        .get(`/api/auftraege/${neu.id}`)
        .set('languageId', languageId)
        .expect(200);
      expect(headers['etag']).toBe('"1"');
      return [body.status.kurzBezeichnung, body.empfaengerAdresse.land.bezeichnung];
    };
    expect(await lies('0')).toEqual(['erfasst Internet', 'Deutschland']);
    expect(await lies('51')).toEqual(['captured online', 'Germany']);
  });

  it('are maintained as they are stored', async () => {
    const admin = await portal.als('admin');
    const { body } = await admin.get('/api/sendungsstati').set('languageId', '51').expect(200);
    expect(body).toEqual((await admin.get('/api/sendungsstati').expect(200)).body);
  });
});
