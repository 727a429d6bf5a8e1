import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Auftragsvorlage } from '@frachtportal/domain/auftragsvorlage/auftragsvorlage';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const voll = () => {
  const bauer = einAuftrag().mitPositionen(2).mitGefahrgut().mitLademittel(2).mitService(48);
  return JSON.parse(JSON.stringify(bauer.mit({ hinweis: 'Tor 3', partnerreferenz: 'P-1' }).build()));
};
let nummer = 0;
const name = () => `Vorlage ${++nummer}`;
const senden = async (vorlage: object, wer = 'dispo') =>
  (await portal.als(wer)).post('/api/auftragsvorlagen').send(vorlage);
const angelegt = async (dazu: object = {}, wer = 'dispo'): Promise<Auftragsvorlage> => {
  const antwort = await senden({ vorlageName: name(), auftrag: voll(), ...dazu }, wer);
  expect(antwort.status, JSON.stringify(antwort.body)).toBe(201);
  return antwort.body;
};
const hole = async (pfad: string, query: object = {}, wer = 'dispo') =>
  (await portal.als(wer)).get(`/api/${pfad}`).query(query);
const anzahl = async () =>
  (await portal.db.eine<{ n: number }>('SELECT count(*)::int AS n FROM auftragsvorlage'))?.n;

describe('Eine Vorlage', () => {
  it('is stored with its whole order and read back with what the order points to in full [1-7.021 C-112,115]', async () => {
    const antwort = await senden({ vorlageName: '  Wochentour Bremen ', auftrag: voll() });
    expect([antwort.status, antwort.headers['etag']]).toEqual([201, '"1"']);
    const vorlage: Auftragsvorlage = antwort.body;
    expect(vorlage).toMatchObject({
      vorlageName: 'Wochentour Bremen',
      mandant: { id: portal.welt.nord, name: 'Nordlicht Spedition GmbH' },
      geaendertAm: expect.stringMatching(/Z$/),
    });
    expect(vorlage.auftrag).toMatchObject({
      terminkennzeichen: { id: 4, langBezeichnung: expect.any(String) },
      empfaengerAdresse: { name: 'Großhandel Jäger OHG', land: { id: 1, bezeichnung: 'Deutschland' } },
      auftragServices: [{ spez_num: 48, typ: 'Logisch', bezeichnung: expect.any(String) }],
      auftragZusLademittel: [{ anzahl: 2, lademittel: { id: 1, langBezeichnung: expect.any(String) } }],
    });
    expect(vorlage.auftrag.auftragspositionen[0]?.auftragsgefahrgueter[0]).toMatchObject({
      gefahrgutUnnr: { id: 1, unnr: expect.any(String) },
      gefahrgutklasse: { id: 1, bezeichnung: expect.any(String) },
    });
    const gelesen = await hole(`auftragsvorlagen/${vorlage.id}`);
    expect([gelesen.body, gelesen.headers['etag']]).toEqual([vorlage, '"1"']);
  });

  it('may be incomplete, even empty, but not wrong', async () => {
    await angelegt({ auftrag: {} });
    await angelegt({
      auftrag: { auftragspositionen: [{ laengeCM: 120 }], empfaengerAdresse: { ort: 'Kiel' } },
    });
    const vorher = await anzahl();
    for (const [auftrag, field] of [
      [{ hinweis: 5 }, 'auftrag.hinweis'],
      [{ evil: 1 }, 'auftrag.evil'],
      [{ auftragspositionen: [{ bruttoGewicht: -1 }] }, 'auftrag.auftragspositionen[0].bruttoGewicht'],
      [{ terminkennzeichen: { id: 99_999 } }, 'auftrag.terminkennzeichen'],
      [{ auftragspositionen: [{ verpackung: { id: 99_999 } }] }, 'auftrag.auftragspositionen[0].verpackung'],
      [{ empfaengerAdresse: { id: portal.welt.adressen.alpen } }, 'auftrag.empfaengerAdresse.id'],
      [{ auftragServices: [{ spez_num: 9999 }] }, 'auftrag.auftragServices[0].spez_num'],
      [{ iban: 'NICHTIBAN!!' }, 'auftrag.iban'],
      [{ bic: 'XX' }, 'auftrag.bic'],
    ] as const) {
      const antwort = await senden({ vorlageName: name(), auftrag });
      expect([antwort.status, antwort.body[0]?.field]).toEqual([400, field]);
    }
    expect(await anzahl()).toBe(vorher);
  });

  it.each([
    [{ vorlageName: '   ' }, 'vorlageName'],
    [{ vorlageName: null }, 'vorlageName'],
    [{ vorlageName: 'x'.repeat(61) }, 'vorlageName'],
    [{ auftrag: null }, 'auftrag'],
    [{ mandant_id: 1 }, 'mandant_id'],
  ])('with %j is refused at its field', async (dazu, field) => {
    const antwort = await senden({ vorlageName: name(), auftrag: {}, ...dazu });
    expect([antwort.status, antwort.body[0].field]).toEqual([400, field]);
  });

  it('has a name no other of its main client and its sub clients has, however it is written [1-5.057]', async () => {
    const vorlageName = name();
    await angelegt({ vorlageName });
    for (const doppelt of [vorlageName, vorlageName.toUpperCase(), ` ${vorlageName} `]) {
      const antwort = await senden({ vorlageName: doppelt, auftrag: {} });
      expect([antwort.status, antwort.body]).toEqual([
        409,
        [expect.objectContaining({ field: 'vorlageName', text: 'Name bereits vorhanden' })],
      ]);
    }
    const anderswo = await senden({ vorlageName, auftrag: {}, mandant: { id: portal.welt.nordMetro } });
    expect(anderswo.status).toBe(409);
    await angelegt({ vorlageName }, 'fremd');
    const zugleich = name();
    const antworten = await Promise.all(
      [portal.welt.nord, portal.welt.nordKunde, portal.welt.nordMetro].map((id) =>
        senden({ vorlageName: zugleich, auftrag: {}, mandant: { id } }),
      ),
    );
    expect(antworten.map((a) => a.status).sort()).toEqual([201, 409, 409]);
  });

  it('is made once by ten who send the same name at once, and once for one Idempotency-Key', async () => {
    const dispo = await portal.als('dispo');
    const post = (vorlageName: string, schluessel?: string) => {
      const anfrage = dispo.post('/api/auftragsvorlagen');
      if (schluessel) void anfrage.set('idempotency-key', schluessel);
      return anfrage.send({ vorlageName, auftrag: {} });
    };
    const eins = name();
    const einmal = await Promise.all(Array.from({ length: 10 }, () => post(eins)));
    expect(einmal.map((a) => a.status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    const zwei = name();
    const gleich = await Promise.all(Array.from({ length: 5 }, () => post(zwei, 'vorlage-1')));
    expect(gleich.map((a) => a.status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(gleich.map((a) => a.body.id)).size).toBe(1);
  });

  it('is changed by the newest reader only, and keeps its client [C-113]', async () => {
    const vorlage = await angelegt();
    const dispo = await portal.als('dispo');
    const put = (dazu: object, etag = '"1"') =>
      dispo
        .put(`/api/auftragsvorlagen/${vorlage.id}`)
        .set('if-match', etag)
        .send({ ...vorlage, ...dazu });
    const erste = await put({ auftrag: { hinweis: 'neu' } });
    expect([erste.status, erste.headers['etag'], erste.body.auftrag.hinweis]).toEqual([200, '"2"', 'neu']);
    expect(erste.body.auftrag.auftragspositionen).toEqual([]);
    const zweite = await put({ auftrag: { hinweis: 'zu spät' } });
    expect([zweite.status, zweite.body[0].key]).toEqual([409, 'server.konflikt']);
    expect((await put({ auftrag: { hinweis: 5 } }, '"2"')).status).toBe(400);
    const anderer = await put({ mandant: { id: portal.welt.nordMetro } }, '"2"');
    expect([anderer.status, anderer.body[0].field]).toEqual([409, 'mandant']);
    expect((await put({ mandant: { id: portal.welt.alpen } }, '"2"')).status).toBe(404);
    const zweiteVorlage = await angelegt();
    const belegt = await put({ vorlageName: zweiteVorlage.vorlageName.toUpperCase() }, '"2"');
    expect([belegt.status, belegt.body[0].field]).toEqual([409, 'vorlageName']);
    expect((await put({ vorlageName: vorlage.vorlageName.toUpperCase() }, '"2"')).status).toBe(200);
    expect((await hole(`auftragsvorlagen/${vorlage.id}`)).body.auftrag.hinweis).toBe('Tor 3');
  });

  it('is gone after it was deleted [C-114]', async () => {
    const { id } = await angelegt();
    const dispo = await portal.als('dispo');
    await dispo.delete(`/api/auftragsvorlagen/${id}`).expect(204);
    await dispo.get(`/api/auftragsvorlagen/${id}`).expect(404);
    await dispo.delete(`/api/auftragsvorlagen/${id}`).expect(404);
  });

  it('of a foreign client does not exist', async () => {
    const { id } = await angelegt();
    const neu = { vorlageName: name(), auftrag: {} };
    for (const wer of ['fremd', 'kunde']) {
      const er = await portal.als(wer);
      await er.get(`/api/auftragsvorlagen/${id}`).expect(404);
      await er.get(`/api/auftraege/vorlage/${id}`).expect(404);
      await er.post(`/api/auftraege/applyVorlage/${id}`).send({}).expect(404);
    }
    const fremd = await portal.als('fremd');
    await fremd.put(`/api/auftragsvorlagen/${id}`).send(neu).expect(404);
    await fremd.delete(`/api/auftragsvorlagen/${id}`).expect(404);
    expect((await senden({ ...neu, mandant: { id: portal.welt.nord } }, 'fremd')).status).toBe(404);
    expect((await hole(`auftragsvorlagen/${id}`)).status).toBe(200);
  });
});

describe('Vorlagen finden', () => {
  it('by name and by whom they are for, whatever the accents, page by page [1-7.023 2-6.005 C-117]', async () => {
    const mandantId = portal.welt.nordMetro;
    const mandant = { id: mandantId };
    for (const [vorlageName, ort] of [
      ['Süd-Tour Ä', 'München'],
      ['Nord-Tour', 'Gießen'],
      ['Süd-Tour B', 'Köln'],
    ]) {
      await angelegt({ mandant, vorlageName, auftrag: { empfaengerAdresse: { name: 'Markt', ort } } });
    }
    const suche = async (query: object) => {
      const { status, headers, body } = await hole('auftragsvorlagen/search', { mandantId, ...query });
      return [status, headers['total-search-results'], body.map((v: Auftragsvorlage) => v.vorlageName)];
    };
    const vorher = (await suche({ query: 'vorlage' }))[2] as string[];
    expect(await suche({ query: 'SUD-tour' })).toEqual([200, '2', ['Süd-Tour B', 'Süd-Tour Ä']]);
    expect(await suche({ query: 'giessen' })).toEqual([200, '1', ['Nord-Tour']]);
    expect(await suche({ query: 'tour', searchLimit: 2, page: 1 })).toEqual([200, '3', ['Süd-Tour Ä']]);
    expect(await suche({ query: 'tour', searchLimit: 2, page: 9 })).toEqual([200, '3', []]);
    expect(await suche({ query: '%' })).toEqual([200, '0', []]);
    expect(await suche({ query: 'vorlage' })).toEqual([200, String(vorher.length), vorher]);
    expect((await hole('auftragsvorlagen/search', { mandantId: portal.welt.alpen })).status).toBe(404);
    const fremd = await hole('auftragsvorlagen/search', { query: 'tour' }, 'fremd');
    expect([fremd.headers['total-search-results'], fremd.body]).toEqual(['0', []]);
  });

  it('in the order asked for, and in no other', async () => {
    const mandantId = portal.welt.nordMetro;
    for (const [vorlageName, von, an] of [
      ['Folge 1', 'Berta', 'Zora'],
      ['Folge 2', 'anton', null],
      ['Folge 3', 'Cäsar', 'Yvonne'],
    ]) {
      const auftrag = { absenderAdresse: { name: von }, ...(an ? { empfaengerAdresse: { name: an } } : {}) };
      await angelegt({ mandant: { id: mandantId }, vorlageName, auftrag });
    }
    const folge = async (sortierung?: string) => {
      const { status, body } = await hole('auftragsvorlagen/search', {
        mandantId,
        query: 'folge',
        ...(sortierung ? { sortierung } : {}),
      });
      return status === 200 ? body.map((v: Auftragsvorlage) => v.vorlageName.at(-1)).join('') : status;
    };
    expect(await folge()).toBe('123');
    expect(await folge('vorlageName:desc')).toBe('321');
    expect(await folge('absenderAdresse:asc')).toBe('213');
    expect(await folge('empfaengerAdresse:asc')).toBe('312');
    expect(await folge('empfaengerAdresse:desc')).toBe('132');
    expect(await folge('geaendertAm:desc')).toBe('321');
    expect(await folge('mandant:asc')).toBe('123');
    for (const falsch of ['id:asc', 'vorlageName:seitwaerts', 'vorlageName:asc:x', '1; DROP TABLE x']) {
      expect(await folge(falsch)).toBe(400);
    }
  });

  it('by the exact name of one client, to ask before saving [1-3.204 1-5.056 1-7.022 C-116]', async () => {
    const { id, vorlageName } = await angelegt();
    const frage = async (query: object, wer = 'dispo') =>
      (await hole('auftragsvorlagen/exists', query, wer)).body.map((v: Auftragsvorlage) => v.id);
    expect(await frage({ name: vorlageName.toUpperCase() })).toEqual([id]);
    expect(await frage({ name: vorlageName, mandantId: portal.welt.nord })).toEqual([id]);
    expect(await frage({ name: vorlageName, mandantId: portal.welt.nordMetro })).toEqual([id]);
    const gesehen = await hole('auftragsvorlagen/exists', { name: vorlageName }, 'metro');
    expect(gesehen.body).toEqual([
      { id: null, vorlageName, mandant: null, auftrag: null, geaendertAm: null },
    ]);
    expect(await frage({ name: `${vorlageName}x` })).toEqual([]);
    expect((await hole('auftragsvorlagen/exists', {})).status).toBe(400);
    const foreign = { name: vorlageName, mandantId: portal.welt.nord };
    expect((await hole('auftragsvorlagen/exists', foreign, 'fremd')).status).toBe(404);
  });
});

describe('Aus einer Vorlage', () => {
  it('comes a new order that is not stored and can be saved as it is [1-4.036 C-100]', async () => {
    const { id } = await angelegt({ mandant: { id: portal.welt.nordKunde } });
    const auftraege = 'SELECT count(*)::int AS n FROM auftrag';
    const vorher = await portal.db.eine(auftraege);
    const { status, body } = await hole(`auftraege/vorlage/${id}`, {}, 'kunde');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      vorlageAuftragId: id,
      mandant: { id: portal.welt.nordKunde, name: 'Müller & Söhne Maschinenbau GmbH' },
      hinweis: 'Tor 3',
      partnerreferenz: null,
      mitGefahrguetern: true,
      abtragen: true,
      terminkennzeichen: { id: 4, langBezeichnung: expect.any(String) },
      absenderAdresse: { typ: 1, land: { lkz: 'D' } },
    });
    for (const feld of ['id', 'spedeigennr', 'status', 'erfasser']) expect(body).not.toHaveProperty(feld);
    expect(body.datum).not.toBe('2026-03-02');
    expect(await portal.db.eine(auftraege)).toEqual(vorher);
    const gespeichert = await (await portal.als('kunde')).post('/api/auftraege').send(body);
    expect(gespeichert.status, JSON.stringify(gespeichert.body)).toBe(201);
    expect(gespeichert.body).toMatchObject({ vorlageAuftragId: id, hinweis: 'Tor 3' });
  });

  it('what has been entered stays, and only what is open is filled [C-104]', async () => {
    const { id } = await angelegt();
    const anwenden = async (body: unknown) =>
      (await portal.als('dispo')).post(`/api/auftraege/applyVorlage/${id}`).send(body as object);
    const angaben = {
      hinweis: 'eigener',
      beladedatum: '2026-04-01',
      empfaengerAdresse: { id: portal.welt.adressen.nordKunde },
      auftragspositionen: [{ warengutBezeichnung: 'angefangen' }],
    };
    const { status, body } = await anwenden(angaben);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      hinweis: 'eigener',
      beladedatum: '2026-04-01',
      vorlageAuftragId: id,
      empfaengerAdresse: { name: 'Empfang Kunde', matchcode: 'Empfang Kunde' },
      absenderAdresse: { name: 'Müller & Söhne GmbH' },
      auftragspositionen: [{ warengutBezeichnung: 'angefangen', bruttoGewicht: null }],
      auftragServices: [{ spez_num: 48 }],
    });
    const leer = await (await portal.als('dispo')).post(`/api/auftraege/applyVorlage/${id}`);
    expect([leer.status, leer.body.hinweis]).toEqual([200, 'Tor 3']);
    expect((await anwenden({ hinweis: 5 })).body[0].field).toBe('hinweis');
    expect((await anwenden({ empfaengerAdresse: { id: portal.welt.adressen.alpen } })).status).toBe(400);
    expect((await anwenden([])).status).toBe(400);
    await (await portal.als('dispo')).post('/api/auftraege/applyVorlage/2147483647').send({}).expect(404);
  });

  it('addresses come as they stand in the address book today', async () => {
    const dispo = await portal.als('dispo');
    const adresse = { name: 'Umzug GmbH', lkz: 'D', plz: '28195', ort: 'Bremen' };
    const { body: eintrag } = await dispo.post('/api/adressen').send(adresse).expect(201);
    const { id } = await angelegt({ auftrag: { empfaengerAdresse: { id: eintrag.id } } });
    const empfaenger = async () => (await hole(`auftraege/vorlage/${id}`)).body.empfaengerAdresse as Auftrag;
    expect(await empfaenger()).toMatchObject({ id: eintrag.id, name: 'Umzug GmbH', ort: 'Bremen' });
    await dispo
      .put(`/api/adressen/${eintrag.id}`)
      .send({ ...adresse, plz: '20095', ort: 'Hamburg' })
      .expect(200);
    expect(await empfaenger()).toMatchObject({ id: eintrag.id, plz: '20095', ort: 'Hamburg' });
    await dispo.delete(`/api/adressen/${eintrag.id}`).expect(204);
    expect(await empfaenger()).toMatchObject({ id: null, name: 'Umzug GmbH', ort: 'Bremen' });
  });

  it('a reference to what no longer exists is left open', async () => {
    const { id } = await angelegt({ auftrag: { hinweis: 'bleibt' } });
    await portal.db.zeilen(
      `UPDATE auftragsvorlage SET auftrag = auftrag || '{"terminkennzeichen": {"id": 99999}}' WHERE id = $1`,
      [id],
    );
    expect((await hole(`auftraege/vorlage/${id}`)).body).toMatchObject({
      terminkennzeichen: null,
      hinweis: 'bleibt',
    });
  });
});

describe('Wer Vorlagen benutzen und speichern darf', () => {
  const speichern = async (wer: string) => (await senden({ vorlageName: name(), auftrag: {} }, wer)).status;
  const darf = async (wer: string) => (await hole('mandanten/auftragsvorlage-edit', {}, wer)).body;

  it('users with the edit right read and apply them; main users save them, of version 0 every editor [1-4.092,093 1-6.006,018 2-6.008 C-023]', async () => {
    expect(await Promise.all(['dispo', 'kunde', 'leser'].map(speichern))).toEqual([201, 403, 403]);
    expect(await Promise.all(['dispo', 'kunde', 'leser'].map(darf))).toEqual([true, false, false]);
    const { id } = await angelegt({ mandant: { id: portal.welt.nordKunde } });
    for (const pfad of [`auftragsvorlagen/${id}`, `auftraege/vorlage/${id}`, 'auftragsvorlagen/search']) {
      expect((await hole(pfad, {}, 'kunde')).status).toBe(200);
      expect((await hole(pfad, {}, 'leser')).status).toBe(403);
      expect((await portal.anonym().get(`/api/${pfad}`)).status).toBe(401);
    }
    // Nobody gets this version any more; who came from elsewhere may have it.
    await portal.db.zeilen("UPDATE benutzer SET benutzerversion = 0 WHERE name = 'kunde'");
    expect([await speichern('kunde'), await darf('kunde')]).toEqual([201, true]);
  });

  it('nobody where order editing is denied [1-4.094 1-6.018]', async () => {
    const { id } = await angelegt({}, 'fremd');
    await konfiguriere(portal, { denyOrderEdit: 'true' }, 'installation');
    expect([await speichern('fremd'), await darf('fremd')]).toEqual([403, false]);
    expect((await hole(`auftragsvorlagen/${id}`, {}, 'fremd')).status).toBe(403);
    await (await portal.als('fremd')).delete(`/api/auftragsvorlagen/${id}`).expect(403);
    await konfiguriere(portal, {}, 'installation');
  });
});
