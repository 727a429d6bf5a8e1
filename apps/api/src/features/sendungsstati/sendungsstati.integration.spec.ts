import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { bereiteDatenbankVor } from '../../platform/database/vorbereiten/vorbereiten.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { melde, uebergeben } from '../dispo/testing/auftraege.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';

const schluessel = 'schluessel-der-status';
let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({ DISPO_EINGANGSSCHLUESSEL: schluessel });
});
afterAll(() => portal.schliessen());

interface Status {
  id: number;
  kurzBezeichnung: string;
  anzeigefolge: number;
  sdst_id_anzeige: number | null;
  [feld: string]: unknown;
}

const hole = async (pfad: string, wer = 'admin') => (await portal.als(wer)).get(`/api/sendungsstati/${pfad}`);
const liste = async (pfad: string) => (await hole(pfad)).body as Status[];
const sende = async (pfad: string, body: object, wer = 'admin') =>
  (await portal.als(wer)).post(`/api/sendungsstati/${pfad}`).send(body);
const loesche = async (body: object) => (await portal.als('admin')).delete('/api/sendungsstati').send(body);
const lege = async (mehr: object = {}) =>
  (await sende('create', { kurzBezeichnung: 'Probe', ...mehr })).body as Status;
let naechste = 500;

describe('Status lesen', () => {
  it('lists the display statuses in their order, searched by name [C-037]', async () => {
    const alle = await liste('anzeigestati-list');
    expect(alle.slice(0, 2).map((s) => [s.id, s.kurzBezeichnung])).toEqual([
      [1_000_001, 'erfasst'],
      [1_000_002, 'Übertragung ist erfolgt'],
    ]);
    expect(Object.keys(alle[0] ?? {}).sort()).toEqual([
      'anzeigefolge',
      'awSperre',
      'farbe',
      'icon',
      'id',
      'kurzBezeichnung',
    ]);
    expect((await liste('anzeigestati-list?searchString=ZUGEST')).map((s) => s.kurzBezeichnung)).toEqual([
      'Zugestellt',
    ]);
    expect(await liste('anzeigestati-list?searchString=%25')).toEqual([]);
    expect((await hole(`anzeigestati-list?searchString=${'x'.repeat(201)}`)).status).toBe(400);
  });

  it('keeps whether a display status is locked, and takes no name twice', async () => {
    const gesperrt = await lege({ kurzBezeichnung: 'Zoll geprüft', awSperre: true });
    const gelesen = async () => (await liste('anzeigestati-list')).find((s) => s.id === gesperrt.id);
    expect(await gelesen()).toMatchObject({ awSperre: true });
    expect((await sende('update', { id: gesperrt.id, awSperre: false })).status).toBe(200);
    expect(await gelesen()).toMatchObject({ awSperre: false, kurzBezeichnung: 'Zoll geprüft' });
    const doppelt = [
      await sende('create', { kurzBezeichnung: ' ZOLL GEPRÜFT ' }),
      await sende('update', { id: 1_000_018, kurzBezeichnung: 'zoll geprüft' }),
    ];
    for (const { status, body } of doppelt) {
      expect([status, body[0].key, body[0].field]).toEqual([409, 'status.nameVergeben', 'kurzBezeichnung']);
    }
    expect((await sende('update', { id: gesperrt.id, kurzBezeichnung: 'Zoll Geprüft' })).status).toBe(200);
    const zugleich = await Promise.all(
      [1, 2, 3, 4].map(() => sende('create', { kurzBezeichnung: 'Zugleich' })),
    );
    expect(zugleich.map((a) => a.status).sort()).toEqual([201, 409, 409, 409]);
    const neue = zugleich.filter((a) => a.status === 201).map((a) => a.body as Status);
    for (const { id } of [...neue, gesperrt]) expect((await loesche({ id })).status).toBe(204);
  });

  it('splits the shipment statuses into assigned and free ones [2-3.065-072,081 C-038,039]', async () => {
    const zugeordnet = await liste('anzeigestati/1000018');
    expect(zugeordnet).toEqual([
      {
        id: 10,
        kurzBezeichnung: 'zugestellt',
        sdst_id_anzeige: 1_000_018,
        anzeige: 'Zugestellt',
        awSperre: false,
        defaultstatus: true,
        anzeigefolge: 10,
        icon: 'check_circle',
      },
    ]);
    expect(await liste('freie-list')).toEqual([]);
    await sende('update', { id: 13, kurzBezeichnung: 'Rücklauf', sdst_id_anzeige: null });
    expect((await liste('freie-list')).map((s) => [s.id, s['anzeige']])).toEqual([[13, null]]);
    expect(await liste('freie-list?searchString=ruck')).toHaveLength(1);
    expect(await liste('freie-list?searchString=xyz')).toEqual([]);
    await sende('update', { id: 13, kurzBezeichnung: 'Rücklauf', sdst_id_anzeige: 1_000_021 });
    expect(await liste('freie-list')).toEqual([]);
    expect(await liste('anzeigestati/1000021?searchString=xyz')).toEqual([]);
    expect((await hole('anzeigestati/1999999')).status).toBe(404);
    expect((await hole('anzeigestati/10')).status).toBe(404);
  });

  it('knows the default chain [2-3.073-080 C-040]', async () => {
    const kette = await liste('defaultstatuskette');
    expect(kette.map((s) => s.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(Object.keys(kette[0] ?? {}).sort()).toEqual([
      'anzeige',
      'anzeigefolge',
      'awSperre',
      'defaultstatus',
      'icon',
      'id',
      'kurzBezeichnung',
      'sdst_id_anzeige',
    ]);
  });
});

describe('Status pflegen [2-1.012]', () => {
  it('creates a display status, seen at once, at the end [C-041]', async () => {
    const antwort = await sende('create', { kurzBezeichnung: ' Beim Zoll ', icon: 'policy', farbe: 'warn' });
    expect(antwort.status).toBe(201);
    expect(antwort.body).toMatchObject({ kurzBezeichnung: 'Beim Zoll', icon: 'policy', farbe: 'warn' });
    expect(antwort.body.id).toBeGreaterThan(1_000_000);
    expect((await liste('anzeigestati-list')).at(-1)?.id).toBe(antwort.body.id);
  });

  it('creates a status of the dispatch system under its code, once', async () => {
    const id = naechste++;
    const neu = { id, kurzBezeichnung: 'Zollabfertigung', sdst_id_anzeige: 1_000_013 };
    expect((await sende('create', neu)).body).toMatchObject({ ...neu, anzeige: 'Im Umschlaglager' });
    expect((await sende('create', neu)).body[0].key).toBe('status.kennungVergeben');
    expect((await sende('create', { ...neu, id: 1_000_001 })).status).toBe(409);
    expect((await liste('anzeigestati/1000013')).map((s) => s.id)).toContain(id);
  });

  it('changes what is sent; the text of a display status reaches what is assigned to it [C-042]', async () => {
    const anzeige = await lege();
    const id = naechste++;
    await sende('create', { id, kurzBezeichnung: 'Test', sdst_id_anzeige: anzeige.id, icon: 'bolt' });
    await sende('update', { id: anzeige.id, kurzBezeichnung: 'Umbenannt', farbe: 'err' });
    expect(await liste(`anzeigestati/${anzeige.id}`)).toMatchObject([
      { id, kurzBezeichnung: 'Test', anzeige: 'Umbenannt', icon: 'bolt', defaultstatus: false },
    ]);
    const geaendert = await sende('update', { id, kurzBezeichnung: 'Neu', awSperre: true, icon: null });
    expect(geaendert.body).toMatchObject({ kurzBezeichnung: 'Neu', awSperre: true, icon: null });
    const inKette = await sende('update', { id, kurzBezeichnung: 'Neu', defaultstatus: true });
    expect((await liste('defaultstatuskette')).at(-1)?.id).toBe(id);
    expect(inKette.body.anzeigefolge).toBeGreaterThan(10);
    const ohneNamen = await sende('update', { id, defaultstatus: false });
    expect(ohneNamen.body).toMatchObject({ kurzBezeichnung: 'Neu', defaultstatus: false });
    const umgefaerbt = await sende('update', { id: anzeige.id, farbe: 'ok' });
    expect(umgefaerbt.body).toMatchObject({ kurzBezeichnung: 'Umbenannt', farbe: 'ok' });
  });

  it.each([
    ['create', { kurzBezeichnung: '' }, 400, 'kurzBezeichnung'],
    ['create', { kurzBezeichnung: '  ' }, 400, 'kurzBezeichnung'],
    ['create', {}, 400, 'kurzBezeichnung'],
    ['create', { kurzBezeichnung: 'x'.repeat(36) }, 400, 'kurzBezeichnung'],
    ['create', { kurzBezeichnung: 'x', farbe: 'lila' }, 400, 'farbe'],
    ['create', { kurzBezeichnung: 'x', icon: 'x'.repeat(41) }, 400, 'icon'],
    ['create', { kurzBezeichnung: 'x', unbekannt: 1 }, 400, 'unbekannt'],
    ['create', { id: 777, kurzBezeichnung: 'x', sdst_id_anzeige: 1_999_999 }, 400, 'sdst_id_anzeige'],
    ['create', { id: 777, kurzBezeichnung: 'x', sdst_id_anzeige: 5 }, 400, 'sdst_id_anzeige'],
    ['update', { id: 999_998, kurzBezeichnung: 'x' }, 404, undefined],
    ['update', { id: 1_999_999, kurzBezeichnung: 'x' }, 404, undefined],
    ['update', { kurzBezeichnung: 'x' }, 400, 'id'],
    ['update', { id: 12, kurzBezeichnung: null }, 400, 'kurzBezeichnung'],
    ['update', { id: 1, kurzBezeichnung: 'erfasst Internet', awSperre: true }, 409, undefined],
    ['update', { id: 2, kurzBezeichnung: 'x', defaultstatus: false }, 409, undefined],
  ])('%s refuses %j [2-5.043,044]', async (pfad, body, status, field) => {
    const vorher = await liste('');
    const antwort = await sende(pfad, body);
    expect([antwort.status, antwort.body[0].field]).toEqual([status, field]);
    expect(await liste('')).toEqual(vorher);
  });

  it('takes a name of 35 characters [2-5.044]', async () => {
    expect((await sende('create', { kurzBezeichnung: 'ü'.repeat(35) })).status).toBe(201);
  });

  it('that fails in the middle changes nothing', async () => {
    const stoerung = vi
      .spyOn(portal.app.get(Aenderungsprotokoll, { strict: false }), 'schreibe')
      .mockRejectedValueOnce(new Error('gestört'));
    expect((await sende('update', { id: 12, kurzBezeichnung: 'Anders' })).status).toBe(500);
    stoerung.mockRestore();
    expect((await hole('12')).body.kurzBezeichnung).toBe('Annahme verweigert');
  });
});

describe('Status löschen [2-7.010 C-044]', () => {
  it.each([1_000_001, 1_000_002, 1, 2, 3])('refuses the reserved %i [2-4.020 2-9.014]', async (id) => {
    const antwort = await loesche({ id });
    expect([antwort.status, antwort.body[0].key]).toEqual([409, 'status.reserviert']);
  });

  it('asks to remove assigned shipment statuses first [2-4.021 2-8.018]', async () => {
    const antwort = await loesche({ id: 1_000_018, kurzBezeichnung: 'Zugestellt' });
    expect([antwort.status, antwort.body[0].text]).toEqual([
      409,
      'Bitte entfernen Sie zuerst alle zugeordneten Sendungsstati.',
    ]);
  });

  it('deletes what nothing hangs on, for good: a start does not bring it back', async () => {
    await sende('update', { id: 13, kurzBezeichnung: 'Rücklauf', sdst_id_anzeige: null });
    expect((await loesche({ id: 1_000_021 })).status).toBe(204);
    expect((await loesche({ id: 13 })).status).toBe(204);
    const { DATABASE_URL, DB_DIR } = portal.app.get<Umgebung>(UMGEBUNG);
    await bereiteDatenbankVor(DATABASE_URL, DB_DIR);
    const ids = (
      await portal.db.sql<{ id: number }>('SELECT id FROM sendungsstatus UNION SELECT id FROM anzeigestatus')
    ).map((z) => z.id);
    expect(ids).not.toContain(13);
    expect(ids).not.toContain(1_000_021);
    expect((await loesche({ id: 13 })).status).toBe(404);
  });

  it('refuses a status that stands on orders, and a body without an id', async () => {
    const { body } = await (await portal.als('kunde'))
      .post('/api/auftraege')
      .send(einAuftrag().ohneTermine().build())
      .expect(201);
    await uebergeben(portal, [body.id]);
    const meldung = { auftragsnummer: body.spedeigennr, status: 11, zeitpunkt: new Date().toISOString() };
    await melde(portal, schluessel, meldung);
    const antwort = await loesche({ id: 11 });
    expect([antwort.status, antwort.body[0].key]).toEqual([409, 'status.verwendet']);
    expect((await loesche({})).status).toBe(400);
  });
});

describe('Statuskette ordnen [2-1.011]', () => {
  beforeEach(async () => {
    const kette = await liste('defaultstatuskette');
    const folge = kette.map((s) => s.anzeigefolge).sort((a, b) => a - b);
    const geordnet = kette
      .sort((a, b) => a.id - b.id)
      .map((s, i) => ({ ...s, anzeigefolge: folge[i] as number }));
    expect((await sende('updateStatuskette', geordnet)).status).toBe(200);
  });
  const tausche = (kette: Status[], a: number, b: number) => {
    const folge = new Map(kette.map((s) => [s.id, s.anzeigefolge]));
    return kette.map((s) => ({
      ...s,
      anzeigefolge: folge.get(s.id === a ? b : s.id === b ? a : s.id) as number,
    }));
  };

  it('exchanges places and answers the chain in its new order [2-4.025,026 C-043]', async () => {
    const kette = await liste('defaultstatuskette');
    const antwort = await sende('updateStatuskette', tausche(kette, 4, 9));
    expect(antwort.status).toBe(200);
    expect(antwort.body.map((s: Status) => s.id)).toEqual([1, 2, 3, 9, 5, 6, 7, 8, 4, 10]);
    expect((await liste('defaultstatuskette')).map((s) => s.id)).toEqual([1, 2, 3, 9, 5, 6, 7, 8, 4, 10]);
  });

  it.each([
    ['the first place', [1, 4]],
    ['the second place', [2, 4]],
    ['the first two', [1, 2]],
  ])('keeps %s [2-4.024 2-9.015]', async (_was, [a = 0, b = 0]) => {
    const kette = await liste('defaultstatuskette');
    const antwort = await sende('updateStatuskette', tausche(kette, a, b));
    expect([antwort.status, antwort.body[0].key]).toEqual([409, 'status.fest']);
    expect(await liste('defaultstatuskette')).toEqual(kette);
  });

  it('refuses a chain that lacks a status, has it twice, or invents places', async () => {
    const kette = await liste('defaultstatuskette');
    const key = async (body: object) => (await sende('updateStatuskette', body)).body[0].key;
    expect(await key(kette.slice(1))).toBe('status.ketteVeraltet');
    expect(await key([...kette, kette[3] as Status])).toBe('status.ketteVeraltet');
    expect(await key(kette.map((s) => ({ ...s, anzeigefolge: s.anzeigefolge + 100 })))).toBe(
      'status.ketteFolge',
    );
    expect(await key({ 0: kette[0] })).toBe('feld.liste');
    expect(await key([{ id: 1 }])).toBe('feld.pflicht');
    expect(await key([{ ...kette[0], boese: 1 }])).toBe('feld.unbekannt');
    expect((await sende('updateStatuskette', kette, 'dispo')).status).toBe(403);
  });
});
