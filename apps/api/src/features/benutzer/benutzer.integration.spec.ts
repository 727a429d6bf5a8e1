import { Benutzer } from '@frachtportal/domain/benutzer/benutzer';
import { felder } from '@frachtportal/domain/feld/feld';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';
import { linkToken, post } from '../../testing/post.js';
import { passwort } from '../../testing/welt.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());
beforeEach(() => portal.db.zeilen('DELETE FROM anmeldeversuch'));

let nummer = 0;
/** A user nobody has created yet. */
const neuer = (mehr: object = {}) => {
  const name = `neu-${++nummer}`;
  return { name, email: `${name}@example.com`, password: passwort, ...mehr };
};
const id = (name: string) => portal.welt.benutzer[name]?.id as number;

async function anlegen(wer: string, mehr: object = {}) {
  return (await (await portal.als(wer)).post('/api/benutzer').send(neuer(mehr)).expect(201)).body;
}

/** A confirmed user of the client of `kunde`, made for one test. */
async function bestaetigter(mehr: object = {}) {
  const benutzer = await anlegen('admin', { owningMandant: { id: portal.welt.nordKunde }, ...mehr });
  await portal.db.zeilen('UPDATE benutzer SET bestaetigt_am = now() WHERE id = $1', [benutzer.id]);
  portal.welt.benutzer[benutzer.name] = { id: benutzer.id, mandantId: portal.welt.nordKunde };
  return benutzer;
}

const lesen = async (wer: string, benutzerId: number) =>
  (await portal.als(wer)).get(`/api/benutzer/${benutzerId}`);

const aendern = async (wer: string, benutzerId: number, aenderung: object) => {
  const { body } = await lesen('admin', benutzerId);
  return (await portal.als(wer)).put(`/api/benutzer/${benutzerId}`).send({ ...body, ...aenderung });
};

const felderVon = (antwort: { body: { field?: string; key: string }[] }) =>
  antwort.body.map((m) => `${m.field ?? ''} ${m.key}`.trim());

describe('Benutzer lesen', () => {
  it('gives every field of the contract, the client with its address, and never the password', async () => {
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

  it('by name finds the same, whatever the case', async () => {
    const kunde = await portal.als('kunde');
    expect((await kunde.get('/api/benutzer/name/LESER').expect(200)).body.id).toBe(id('leser'));
    expect((await kunde.get('/api/benutzer/name/fremd')).status).toBe(404);
    expect((await kunde.get('/api/benutzer/name/gibt-es-nicht')).status).toBe(404);
  });

  it('shows users of the visible clients, an administrator all', async () => {
    const namen = async (wer: string) =>
      (await (await portal.als(wer)).get('/api/benutzer?searchLimit=1000')).body.map(
        (b: { name: string }) => b.name,
      );
    expect(await namen('kunde')).toEqual(['gesperrt', 'kunde', 'leser', 'unbestaetigt']);
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

  it('of oneself is a list of one', async () => {
    const { body } = await (await portal.als('metro')).get('/api/benutzer/currentAsList').expect(200);
    expect(body).toMatchObject([
      { name: 'metro', benutzerversion: { id: 2, bezeichnung: 'Metroversion' }, password: null, token: null },
    ]);
  });

  it('tells whether a name is taken, anywhere', async () => {
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
});

describe('Benutzer suchen', () => {
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
    'refuses %j',
    async (query) => expect((await suche(query)).status).toBe(400),
  );
});

describe('Benutzer anlegen', () => {
  it('creates a view-only user of the own client, with a mail to confirm', async () => {
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

  it('trims the name and takes it once, however many ask at the same moment', async () => {
    const kunde = await portal.als('kunde');
    const b = neuer();
    const antworten = await Promise.all(
      Array.from({ length: 8 }, () => kunde.post('/api/benutzer').send({ ...b, name: ` ${b.name} ` })),
    );
    expect(antworten.map((a) => a.status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(antworten.find((a) => a.status === 201)?.body.name).toBe(b.name);
    const abgewiesen = antworten.find((a) => a.status === 409);
    expect(abgewiesen?.body[0]).toMatchObject({ field: 'name', text: 'Der Username ist schon vorhanden.' });
    expect(await post(portal, b.email)).toHaveLength(1);
  });

  it('lets capture at once only where the configuration says so and the creator may', async () => {
    await portal.db.zeilen(
      "INSERT INTO konfigurationswert (mandant_id, schluessel, wert) VALUES ($1, 'isUserCanEditImmediately', 'true')",
      [portal.welt.nord],
    );
    expect((await anlegen('kunde')).edit).toBe(true);
    expect((await anlegen('kunde', { edit: false })).edit).toBe(false);
    expect((await anlegen('leser')).edit).toBe(false);
    await portal.db.zeilen('DELETE FROM konfigurationswert');
    expect((await anlegen('admin')).edit).toBe(false);
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
    const b = neuer(mehr);
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
    const antwort = await (await portal.als('kunde')).post('/api/benutzer').send(neuer(mehr));
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
        .send(neuer({ owningMandant: { id: mandant } }));
      expect(antwort.status, wer).toBe(404);
    }
    expect((await anlegen('dispo', { owningMandant: { id: portal.welt.nordKunde } })).owningMandant.id).toBe(
      portal.welt.nordKunde,
    );
  });

  it('that fails in the middle leaves neither user nor mail', async () => {
    const stoerung = vi
      .spyOn(portal.app.get(Aenderungsprotokoll, { strict: false }), 'schreibe')
      .mockRejectedValueOnce(new Error('gestört'));
    const b = neuer();
    expect((await (await portal.als('kunde')).post('/api/benutzer').send(b)).status).toBe(500);
    stoerung.mockRestore();
    expect(await portal.db.sql('SELECT 1 FROM benutzer WHERE name = $1', [b.name])).toEqual([]);
    expect(await post(portal, b.email)).toEqual([]);
  });
});

describe('Benutzer ändern', () => {
  it('changes what is sent, keeps the name, and tells the version', async () => {
    const b = await bestaetigter();
    const antwort = await aendern('admin', b.id, {
      edit: true,
      rowsInGrid: 100,
      benutzerversion: { id: 2 },
      sprache: { id: 51 },
      invisibleEinmaladresse: true,
      name: ` ${b.name} `,
    });
    expect(antwort.status).toBe(200);
    expect(antwort.body).toMatchObject({
      name: b.name,
      edit: true,
      rowsInGrid: 100,
      benutzerversion: { id: 2 },
      sprache: { id: 51 },
      invisibleEinmaladresse: true,
    });
    expect(antwort.headers['etag']).toBe('"2"');
    expect(Date.parse(antwort.body.changed)).toBeGreaterThanOrEqual(Date.parse(b.changed));
  });

  it('refuses another name, a weak password and a stale state', async () => {
    const b = await bestaetigter();
    expect(felderVon(await aendern('admin', b.id, { name: 'anders' }))).toEqual(['name benutzer.nameFest']);
    expect(felderVon(await aendern('admin', b.id, { password: 'schwach' }))).toEqual([
      'password passwort.regel',
    ]);
    const admin = await portal.als('admin');
    const veraltet = await admin
      .put(`/api/benutzer/${b.id}`)
      .set('if-match', '"7"')
      .send({ ...b, edit: true });
    expect(veraltet.status).toBe(409);
    expect((await lesen('admin', b.id)).body.edit).toBe(false);
    await admin
      .put(`/api/benutzer/${b.id}`)
      .set('if-match', '"1"')
      .send({ ...b, edit: true })
      .expect(200);
  });

  it('of a foreign client finds nothing and changes nothing', async () => {
    for (const [wer, ziel] of [
      ['kunde', 'fremd'],
      ['fremd', 'kunde'],
      ['kunde', 'dispo'],
    ] as const) {
      expect((await aendern(wer, id(ziel), { rowsInGrid: 7 })).status).toBe(404);
      expect((await lesen('admin', id(ziel))).body.rowsInGrid).toBe(50);
    }
    const verschieben = await aendern('kunde', id('leser'), { owningMandant: { id: portal.welt.alpen } });
    expect(verschieben.status).toBe(404);
  });

  it.each([
    [
      'a viewer cannot take over who may capture',
      'leser',
      'kunde',
      { password: 'Geheim-123!' },
      'benutzer.mehrRechte',
    ],
    [
      'who is no administrator cannot change one',
      'dispo',
      'admin',
      { password: 'Geheim-123!' },
      'benutzer.mehrRechte',
    ],
    ['a viewer cannot make themselves capture', 'leser', 'leser', { edit: true }, 'edit benutzer.flagge'],
    ['nobody makes themselves an administrator', 'dispo', 'dispo', { admin: true }, 'admin benutzer.flagge'],
    ['only administrators lock', 'dispo', 'kunde', { authorized: false }, 'authorized benutzer.aktivierung'],
    [
      'only administrators unlock',
      'dispo',
      'gesperrt',
      { authorized: true },
      'authorized benutzer.aktivierung',
    ],
    ['nobody locks themselves', 'admin', 'admin', { authorized: false }, 'authorized benutzer.selbst'],
    [
      'nobody gives away their own administration',
      'admin',
      'admin',
      { admin: false },
      'admin benutzer.selbst',
    ],
  ])('%s', async (_was, wer, ziel, aenderung, meldung) => {
    const vorher = (await lesen('admin', id(ziel))).body;
    const antwort = await aendern(wer, id(ziel), aenderung);
    expect([antwort.status, felderVon(antwort)]).toEqual([403, [meldung]]);
    expect({ ...(await lesen('admin', id(ziel))).body, token: 0 }).toEqual({ ...vorher, token: 0 });
  });

  it('moves a user to another client only for an administrator', async () => {
    const b = await bestaetigter();
    const ziel = { owningMandant: { id: portal.welt.nordMetro } };
    const antwort = await aendern('dispo', b.id, ziel);
    expect([antwort.status, felderVon(antwort)]).toEqual([403, ['owningMandant benutzer.mandantFest']]);
    expect((await aendern('admin', b.id, ziel)).body.owningMandant.id).toBe(portal.welt.nordMetro);
  });

  it('takes effect at once: rights, locking, unlocking', async () => {
    const b = await bestaetigter();
    const er = await portal.als(b.name);
    const auftrag = () => er.post('/api/auftraege').send({});
    expect((await auftrag()).status).toBe(403);
    await aendern('admin', b.id, { edit: true });
    expect((await auftrag()).status).toBe(400);
    await aendern('admin', b.id, { authorized: false });
    expect((await auftrag()).status).toBe(401);
    await aendern('admin', b.id, { authorized: true });
    expect((await auftrag()).status).toBe(401);
  });

  it('of the password ends every session of the user, the own one too', async () => {
    const b = await bestaetigter();
    const [eine, andere] = [await portal.anmelden(b.name), await portal.anmelden(b.name)];
    const lies = (paar: { accessToken: string }) =>
      portal.anonym().get('/api/benutzer/currentAsList').set('authorization', `Bearer ${paar.accessToken}`);
    const selbst = portal.anonym().set('authorization', `Bearer ${eine.accessToken}`);
    await selbst
      .put(`/api/benutzer/${b.id}`)
      .send({ ...b, password: '' })
      .expect(200);
    await lies(andere).expect(200);
    const { status } = await selbst.put(`/api/benutzer/${b.id}`).send({ ...b, password: 'Ganz-Neues-1' });
    expect(status).toBe(200);
    await lies(eine).expect(401);
    await lies(andere).expect(401);
    for (const { refreshToken } of [eine, andere])
      await portal.anonym().post('/api/authentication/token').send({ refreshToken }).expect(401);
    const anmelden = (password: string) =>
      portal.anonym().post('/api/authentication/login').send({ username: b.name, password });
    await anmelden(passwort).expect(401);
    await anmelden('Ganz-Neues-1').expect(200);
  });

  it('of the address counts only once the new one is confirmed', async () => {
    const b = await bestaetigter();
    const neu = `anders-${b.name}@example.com`;
    const antwort = await aendern('kunde', b.id, { email: neu });
    expect(antwort.body).toMatchObject({ email: b.email, emailNeu: neu });
    expect((await post(portal, b.email))[0]).toMatchObject({ art: 'emailGeaendert' });
    const token = await linkToken(portal, neu, 'email');
    await portal.anonym().post(`/api/registrierung/confirm/${token}`).expect(204);
    expect((await lesen('admin', b.id)).body).toMatchObject({ email: neu, emailNeu: null });
  });

  it('that fails in the middle changes nothing', async () => {
    const b = await bestaetigter();
    const stoerung = vi
      .spyOn(portal.app.get(Aenderungsprotokoll, { strict: false }), 'schreibe')
      .mockRejectedValueOnce(new Error('gestört'));
    const neu = `kaputt-${b.name}@example.com`;
    expect((await aendern('kunde', b.id, { rowsInGrid: 9, email: neu })).status).toBe(500);
    stoerung.mockRestore();
    expect((await lesen('admin', b.id)).body).toMatchObject({ rowsInGrid: 50, emailNeu: null });
    expect(await post(portal, neu)).toEqual([]);
  });
});

describe('Benutzer löschen', () => {
  const loesche = async (wer: string, benutzerId: number, token?: string) =>
    (await portal.als(wer)).delete(`/api/benutzer/${benutzerId}`).query(token ? { token } : {});

  it('needs the token that reading gave to this reader, for this state', async () => {
    const b = await bestaetigter();
    const anderer = await bestaetigter();
    const { token } = (await lesen('kunde', b.id)).body;
    const falsche = [
      undefined,
      'x.y',
      `${token}x`,
      (await lesen('kunde', anderer.id)).body.token,
      (await lesen('dispo', b.id)).body.token,
      token.replace(/^\w+/, (Date.now() + 9e9).toString(36)),
      token.replace(/^\w+/, '1'),
    ];
    for (const falsch of falsche) {
      const antwort = await loesche('kunde', b.id, falsch);
      expect([antwort.status, felderVon(antwort)], falsch).toEqual([409, ['benutzer.loeschtoken']]);
    }
    await aendern('admin', b.id, { rowsInGrid: 20 });
    expect((await loesche('kunde', b.id, token)).status).toBe(409);
    expect((await loesche('kunde', b.id, (await lesen('kunde', b.id)).body.token)).status).toBe(204);
    expect((await lesen('admin', b.id)).status).toBe(404);
    expect((await loesche('kunde', b.id, token)).status).toBe(404);
  });

  it('logs the user out, keeps the name taken and on what was captured', async () => {
    const b = await bestaetigter({ admin: false });
    await aendern('admin', b.id, { edit: true });
    const er = await portal.als(b.name);
    await er.get('/api/benutzer/currentAsList').expect(200);
    await loesche('dispo', b.id, (await lesen('dispo', b.id)).body.token);
    await er.get('/api/benutzer/currentAsList').expect(401);
    const dispo = await portal.als('dispo');
    expect((await dispo.get(`/api/benutzer/checkName/${b.name}`)).body).toBe(true);
    expect((await dispo.get(`/api/benutzer/search?query=${b.name}`)).body).toEqual([]);
    const [zeile] = await portal.db.sql('SELECT name, email, passwort_hash FROM benutzer WHERE id = $1', [
      b.id,
    ]);
    expect(zeile).toEqual({ name: b.name, email: '', passwort_hash: '' });
    for (const username of [b.name, b.email]) {
      const anmelden = portal.anonym().post('/api/authentication/login');
      expect((await anmelden.send({ username, password: passwort })).body[0].key).toBe('anmeldung.falsch');
    }
  });

  it.each([
    ['oneself', 'kunde', 'kunde', 409],
    ['an administrator oneself', 'admin', 'admin', 409],
    ['who may more', 'leser', 'kunde', 403],
    ['an administrator as somebody else', 'dispo', 'admin', 403],
    ['of a foreign client', 'kunde', 'fremd', 404],
    ['of the main client', 'kunde', 'dispo', 404],
  ])('refuses %s', async (_was, wer, ziel, status) => {
    const token = (await lesen(wer, id(ziel))).body.token ?? (await lesen('admin', id(ziel))).body.token;
    expect((await loesche(wer, id(ziel), token)).status).toBe(status);
    expect((await lesen('admin', id(ziel))).status).toBe(200);
  });
});
