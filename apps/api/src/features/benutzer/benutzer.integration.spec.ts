import { Benutzer } from '@frachtportal/domain/benutzer/benutzer';
import { felder } from '@frachtportal/domain/feld/feld';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { benutzerhilfen, felderVon, neuerBenutzer } from '../../testing/benutzer.js';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { post } from '../../testing/post.js';
import { passwort } from '../../testing/welt.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());
beforeEach(() => portal.db.zeilen('DELETE FROM anmeldeversuch'));

const { id, lesen, anlegen } = benutzerhilfen(() => portal);

describe('Benutzer lesen', () => {
  it('gives every field of the contract, the client with its address, and never the password [2-3.001-004,006-016 C-009]', async () => {
    const antwort = await lesen('dispo', id('kunde'));
    expect(antwort.status).toBe(200);
    expect(Object.keys(antwort.body).sort()).toEqual([...felder(Benutzer).keys()].sort());
    expect(antwort.body).toMatchObject({
      id: id('kunde'),
      name: 'kunde',
      email: 'kunde@example.com',
      password: null,
      sprache: { id: 50, bezeichnung: 'Deutsch' },
      benutzerversion: { id: 1, bezeichnung: 'Standardversion' },
      authorized: true,
      main: false,
      admin: false,
      edit: true,
      invisibleEinmaladresse: false,
      rowsInGrid: 50,
      owningMandant: { id: portal.welt.nordKunde, hauptmandantId: portal.welt.nord, adresse: null },
    });
    expect(antwort.body.created).toMatch(/^\d{4}-.*Z$/);
    expect(antwort.headers['etag']).toBe('"1"');
    expect(antwort.body.token).toMatch(/^\w+\.[\w-]{43}$/);
  });

  it('by name finds the same, whatever the case [C-010]', async () => {
    const kunde = await portal.als('kunde');
    expect((await kunde.get('/api/benutzer/name/LESER').expect(200)).body.id).toBe(id('leser'));
    expect((await kunde.get('/api/benutzer/name/fremd')).status).toBe(404);
    expect((await kunde.get('/api/benutzer/name/gibt-es-nicht')).status).toBe(404);
  });

  it('shows users of the visible clients, an administrator all [2-1.007 2-6.017 C-005]', async () => {
    const namen = async (wer: string) =>
      (await (await portal.als(wer)).get('/api/benutzer?searchLimit=1000')).body.map(
        (b: { name: string }) => b.name,
      );
    const eigene = ['gesperrt', 'haupt', 'kunde', 'kundenadmin', 'leser', 'unbestaetigt'];
    expect(await namen('kunde')).toEqual(eigene);
    expect(await namen('fremd')).toEqual(['fremd']);
    expect(await namen('dispo')).toContain('metro');
    expect(await namen('dispo')).not.toContain('fremd');
    expect(await namen('admin')).toContain('fremd');
    for (const [wer, ziel] of [
      ['kunde', 'fremd'],
      ['kunde', 'dispo'],
      ['fremd', 'kunde'],
      ['dispo', 'fremd'],
    ] as const) {
      expect((await lesen(wer, id(ziel))).status, `${wer} → ${ziel}`).toBe(404);
    }
    expect((await lesen('admin', id('fremd'))).status).toBe(200);
  });

  it('of oneself is a list of one [C-012]', async () => {
    const { body } = await (await portal.als('metro')).get('/api/benutzer/currentAsList').expect(200);
    expect(body).toMatchObject([
      { name: 'metro', benutzerversion: { id: 2, bezeichnung: 'Metroversion' }, password: null, token: null },
    ]);
  });

  it('tells whether a name is taken, anywhere [C-011]', async () => {
    const leser = await portal.als('leser');
    for (const [name, da] of [
      ['kunde', true],
      ['KUNDE', true],
      [' fremd ', true],
      ['noch-frei', false],
      ["' OR 1=1 --", false],
    ] as const) {
      const antwort = await leser.get(`/api/benutzer/checkName/${encodeURIComponent(name)}`).expect(200);
      expect(antwort.body, name).toBe(da);
    }
    expect((await leser.get(`/api/benutzer/checkName/${'x'.repeat(201)}`)).status).toBe(400);
  });

  it('tells whether a name is taken so often as a form asks, not as somebody who collects names', async () => {
    const haupt = await portal.als('haupt');
    const status = await Promise.all(
      Array.from(
        { length: 80 },
        async (_, i) => (await haupt.get(`/api/benutzer/checkName/name-${i}`)).status,
      ),
    );
    expect(status.filter((s) => s === 429).length).toBeGreaterThan(0);
    expect(status.filter((s) => s === 200).length).toBeGreaterThanOrEqual(60);
    await (await portal.als('dispo')).get('/api/benutzer/checkName/frei').expect(200);
  });
});

describe('Benutzer suchen [C-013]', () => {
  const suche = async (query: object, wer = 'dispo') =>
    (await portal.als(wer)).get('/api/benutzer/search').query(query);

  it('looks at name, e-mail and client and answers a page with the total', async () => {
    const namen = async (query: string) =>
      (await suche({ query })).body.map((b: { name: string }) => b.name).sort();
    expect(await namen('LESER')).toEqual(['leser']);
    expect(await namen('metro@example')).toEqual(['metro']);
    expect(await namen('Müller & Söhne')).toContain('kunde');
    expect(await namen('%')).toEqual([]);
    const seite = await suche({ query: 'example.com', page: 1, searchLimit: 2 });
    expect(seite.body).toHaveLength(2);
    expect(Number(seite.headers['total-search-results'])).toBeGreaterThanOrEqual(7);
    const weit = await suche({ query: 'example.com', page: 1000, searchLimit: 2 });
    expect([weit.body, weit.headers['total-search-results']]).toEqual([
      [],
      seite.headers['total-search-results'],
    ]);
  });

  it.each([{ searchLimit: 0 }, { searchLimit: 1001 }, { page: -1 }, { query: 'x'.repeat(201) }, { frei: 1 }])(
    'refuses %j [2-5.041 2-9.007]',
    async (query) => expect((await suche(query)).status).toBe(400),
  );
});

describe('Benutzer anlegen [2-1.007 C-006]', () => {
  it('creates a view-only user of the own client, with a mail to confirm [2-4.017]', async () => {
    const benutzer = await anlegen('kunde');
    expect(benutzer).toMatchObject({
      authorized: true,
      edit: false,
      main: false,
      admin: false,
      sprache: { id: 50 },
      benutzerversion: { id: 1 },
      rowsInGrid: 50,
      owningMandant: { id: portal.welt.nordKunde },
      password: null,
    });
    const [brief] = await post(portal, benutzer.email);
    expect(brief).toMatchObject({ art: 'bestaetigung', betreff: expect.stringContaining('bestätigen') });
    expect(brief?.inhalt).toMatch(/http:\/\/127\.0\.0\.1:3000\/confirmreg\/[\w-]{43}\n/);
    const anmelden = () =>
      portal.anonym().post('/api/authentication/login').send({ username: benutzer.name, password: passwort });
    expect((await anmelden()).body[0].key).toBe('anmeldung.unbestaetigt');
  });

  it('stores argon2id, never the password', async () => {
    const { id: neueId } = await anlegen('kunde');
    const zeile = await portal.db.eine<{ hash: string }>(
      'SELECT passwort_hash AS hash FROM benutzer WHERE id = $1',
      [neueId],
    );
    expect(zeile?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('trims the name and takes it once, however many ask at the same moment [2-5.014,016]', async () => {
    const kunde = await portal.als('kunde');
    const b = neuerBenutzer();
    const antworten = await Promise.all(
      Array.from({ length: 8 }, () => kunde.post('/api/benutzer').send({ ...b, name: ` ${b.name} ` })),
    );
    expect(antworten.map((a) => a.status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(antworten.find((a) => a.status === 201)?.body.name).toBe(b.name);
    const abgewiesen = antworten.find((a) => a.status === 409);
    expect(abgewiesen?.body[0]).toMatchObject({ field: 'name', text: 'Der Username ist schon vorhanden.' });
    expect(await post(portal, b.email)).toHaveLength(1);
  });

  it('lets capture at once only where the configuration says so and the creator may [1-6.020 2-4.016]', async () => {
    await konfiguriere(portal, { isUserCanEditImmediately: 'true' });
    expect((await anlegen('kunde')).edit).toBe(true);
    expect((await anlegen('kunde', { edit: false })).edit).toBe(false);
    expect((await anlegen('leser')).edit).toBe(false);
    const gesendet = async (wer: string, edit: boolean) =>
      (await portal.als(wer)).post('/api/benutzer').send(neuerBenutzer({ edit }));
    expect(felderVon(await gesendet('leser', true))).toEqual(['edit benutzer.flagge']);
    await konfiguriere(portal, {});
    expect((await anlegen('admin')).edit).toBe(false);
    const zuFrueh = await gesendet('admin', true);
    expect([zuFrueh.status, felderVon(zuFrueh)]).toEqual([400, ['edit benutzer.erfassenSpaeter']]);
    expect((await gesendet('admin', false)).body.edit).toBe(false);
  });

  it.each([
    ['nobody grants "admin" without it', 'dispo', { admin: true }, 'admin benutzer.flagge'],
    ['nobody grants "main" without it', 'kunde', { main: true }, 'main benutzer.flagge'],
    [
      'nobody but an administrator decides about active',
      'dispo',
      { authorized: false },
      'authorized benutzer.aktivierung',
    ],
  ])('%s', async (_was, wer, mehr, meldung) => {
    const b = neuerBenutzer(mehr);
    const antwort = await (await portal.als(wer)).post('/api/benutzer').send(b);
    expect([antwort.status, felderVon(antwort)]).toEqual([403, [meldung]]);
    expect(await portal.db.sql('SELECT 1 FROM benutzer WHERE name = $1', [b.name])).toEqual([]);
  });

  it.each([
    [{ name: '' }, 'name feld.pflicht'],
    [{ name: 'x'.repeat(31) }, 'name feld.zuLang'],
    [{ name: 'a@b' }, 'name benutzer.nameZeichen'],
    [{ email: 'keine' }, 'email benutzer.email'],
    [{ email: `x@example.com\r\nBcc: y@example.com` }, 'email feld.umbrueche'],
    [{ password: 'kurz' }, 'password passwort.regel'],
    [{ password: null }, 'password passwort.regel'],
    [{ password: `Aa1!${'x'.repeat(22)}` }, 'password passwort.regel'],
    [{ sprache: { id: 999 } }, 'sprache feld.auswahl'],
    [{ benutzerversion: { id: 7 } }, 'benutzerversion feld.auswahl'],
    [{ rowsInGrid: 0 }, 'rowsInGrid feld.bereich'],
    [{ passwort_hash: 'x' }, 'passwort_hash feld.unbekannt'],
    [{ mandant_id: 1 }, 'mandant_id feld.unbekannt'],
  ])('refuses %j', async (mehr, meldung) => {
    const antwort = await (await portal.als('kunde')).post('/api/benutzer').send(neuerBenutzer(mehr));
    expect([antwort.status, felderVon(antwort)]).toEqual([400, [meldung]]);
  });

  it('for a client that is not visible finds none', async () => {
    for (const [wer, mandant] of [
      ['kunde', portal.welt.alpen],
      ['kunde', portal.welt.nord],
      ['dispo', portal.welt.alpenKunde],
      ['admin', 999_999],
    ] as const) {
      const antwort = await (await portal.als(wer))
        .post('/api/benutzer')
        .send(neuerBenutzer({ owningMandant: { id: mandant } }));
      expect(antwort.status, wer).toBe(404);
    }
    expect((await anlegen('dispo', { owningMandant: { id: portal.welt.nordKunde } })).owningMandant.id).toBe(
      portal.welt.nordKunde,
    );
  });

  it('with the same key gives the same user, however often, and another request under it is a conflict', async () => {
    const kunde = await portal.als('kunde');
    const b = neuerBenutzer();
    const sende = (body: object) =>
      kunde.post('/api/benutzer').set('idempotency-key', 'schluessel-1').send(body);
    const antworten = await Promise.all(Array.from({ length: 4 }, () => sende(b)));
    expect(new Set(antworten.map((x) => `${x.status} ${x.body.id}`)).size).toBe(1);
    expect(antworten[0]?.status).toBe(201);
    expect((await sende(neuerBenutzer())).status).toBe(409);
  });

  it('that fails in the middle leaves neither user nor mail', async () => {
    const stoerung = vi
      .spyOn(portal.app.get(Aenderungsprotokoll, { strict: false }), 'schreibe')
      .mockRejectedValueOnce(new Error('gestört'));
    const b = neuerBenutzer();
    expect((await (await portal.als('kunde')).post('/api/benutzer').send(b)).status).toBe(500);
    stoerung.mockRestore();
    expect(await portal.db.sql('SELECT 1 FROM benutzer WHERE name = $1', [b.name])).toEqual([]);
    expect(await post(portal, b.email)).toEqual([]);
  });
});
