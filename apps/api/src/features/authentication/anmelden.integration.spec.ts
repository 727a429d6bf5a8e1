import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anfragen } from '../../testing/anfragen.js';
import { benutzerhilfen } from '../../testing/benutzer.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { passwort } from '../../testing/welt.js';
import { dauer, zeitenGenau } from '../../testing/zeiten.js';
import { Anmelden } from './anmelden.service.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => portal.schliessen());
beforeEach(() => portal.db.zeilen('DELETE FROM anmeldeversuch'));

const { bestaetigter } = benutzerhilfen(() => portal);

let naechste = 1;
/** An address nobody has used yet. */
const adresse = () => `192.0.2.${naechste++}`;

const anmelden = (username: unknown, password: unknown, von = adresse()) =>
  portal
    .anonym()
    .post('/api/authentication/login')
    .set('x-forwarded-for', von)
    .send({ username, password } as object);

const rate = (name: string, von?: string) => anmelden(name, 'Falsch-Geraten1!', von);

async function scheitere(name: string, wieOft: number, von?: string): Promise<number[]> {
  const status = [];
  for (let i = 0; i < wieOft; i++) status.push((await rate(name, von)).status);
  return status;
}

const wartezeit = (antwort: { body: { params: { sekunden: number } }[] }) =>
  antwort.body[0]?.params.sekunden ?? 0;

/** Lets the present pause pass. */
const warteSperreAb = () => portal.db.zeilen('UPDATE anmeldeversuch SET gesperrt_bis = now()');

describe('Anmelden', () => {
  it.each(['kunde', 'KUNDE', ' kunde ', 'kunde@example.com', 'Kunde@Example.COM'])(
    'as "%s" opens a session [2-1.005 2-3.027-029 C-001]',
    async (name) => {
      const { status, body } = await anmelden(name, passwort);
      expect(status).toBe(200);
      expect(Object.keys(body).sort()).toEqual(['accessToken', 'refreshToken']);
      const antwort = await portal
        .anonym()
        .get('/api/benutzer/currentAsList')
        .set('authorization', `Bearer ${body.accessToken}`);
      expect(antwort.body[0]).toMatchObject({ name: 'kunde', password: null });
    },
  );

  it.each([
    ['', passwort],
    ['kunde', ''],
    ['', ''],
    [null, null],
    [undefined, passwort],
    ['   ', passwort],
  ])('with name %j and password %j asks for both and counts as no attempt [2-5.001]', async (name, pw) => {
    const antwort = await anmelden(name, pw);
    expect(antwort.status).toBe(400);
    expect(antwort.body).toEqual([
      expect.objectContaining({
        severity: 'ERROR',
        key: 'anmeldung.leer',
        text: 'Bitte Benutzer und Passwort eingeben',
      }),
    ]);
    expect(await portal.db.sql('SELECT 1 FROM anmeldeversuch')).toEqual([]);
  });

  it.each([
    ['a number as name', { username: 5, password: 'x' }],
    ['a list as password', { username: 'kunde', password: ['x'] }],
    ['an unknown field', { username: 'kunde', password: passwort, admin: true }],
    ['an over-long name', { username: 'x'.repeat(251), password: 'x' }],
    ['NUL in the name', { username: 'kunde\0', password: passwort }],
  ])('refuses %s', async (_was, body) => {
    const antwort = await portal.anonym().post('/api/authentication/login').send(body);
    expect(antwort.status).toBe(400);
    expect(antwort.body[0].severity).toBe('ERROR');
  });

  it('gives one answer for an unknown name, a wrong password and a disabled account', async () => {
    const antworten = [
      await rate('gibt-es-nicht'),
      await rate('kunde'),
      await rate('kunde@example.com'),
      await rate('unbestaetigt'),
      await rate('gesperrt'),
      await anmelden('gesperrt', passwort),
      await anmelden("' OR 1=1 --", passwort),
      await anmelden('%', passwort),
      await anmelden('İ'.repeat(250), passwort),
    ];
    for (const { status, body } of antworten) {
      expect(status).toBe(401);
      expect(body).toEqual([
        { severity: 'ERROR', key: 'anmeldung.falsch', text: 'Benutzer oder Passwort ist falsch.' },
      ]);
    }
    const kopf = antworten.map(({ headers }) => Object.keys(headers).sort().join());
    expect(new Set(kopf).size).toBe(1);
  });

  it('does the same work for an unknown name as for a known one: it takes as long', async () => {
    const pruefung = vi.spyOn(portal.app.get(Anmelden, { strict: false }), 'stimmt');
    const arbeit = async (name: string) => {
      pruefung.mockClear();
      const statements = await anfragen(portal, () => rate(name));
      // Algorithm and effort stand before the salt.
      const geprueft = pruefung.mock.calls.map(([hash]) => hash.split('$').slice(0, 4).join('$'));
      return { statements, geprueft };
    };
    // Whose password the product has hashed: those of the world are cheaper.
    const { name } = await bestaetigter();
    const bekannt = await arbeit(name);
    expect(bekannt.geprueft).toHaveLength(1);
    expect(await arbeit('gibt-es-nicht')).toEqual(bekannt);
    pruefung.mockRestore();
  });

  it.runIf(zeitenGenau)('takes as long for an unknown name as for a known one', async () => {
    const { name } = await bestaetigter();
    const bekannt: number[] = [];
    const unbekannt: number[] = [];
    for (let i = 0; i < 8; i++) {
      await portal.db.zeilen('DELETE FROM anmeldeversuch');
      bekannt.push(await dauer(() => rate(name)));
      unbekannt.push(await dauer(() => rate('gibt-es-nicht')));
    }
    // The fastest runs, as a busy machine only ever adds.
    const verhaeltnis = Math.min(...bekannt) / Math.min(...unbekannt);
    expect(verhaeltnis).toBeGreaterThan(0.8);
    expect(verhaeltnis).toBeLessThan(1.25);
  });

  it('asks an unconfirmed account with the right password to confirm first', async () => {
    const antwort = await anmelden('unbestaetigt', passwort);
    expect(antwort.status).toBe(401);
    expect(antwort.body[0]).toMatchObject({
      severity: 'ERROR',
      text: 'Bitte bestätigen Sie zuerst Ihre E-Mail Adresse.',
    });
    expect(
      await portal.db.sql('SELECT 1 FROM sitzung WHERE benutzer_id = $1', [
        portal.welt.benutzer['unbestaetigt']?.id,
      ]),
    ).toEqual([]);
  });
});

describe('Sperre nach Fehlversuchen', () => {
  it('locks an account after ten failures, also for the right password and from elsewhere', async () => {
    expect(await scheitere('kunde', 10)).toEqual(Array(10).fill(401));
    const antwort = await anmelden('kunde', passwort);
    expect(antwort.status).toBe(429);
    expect(antwort.body[0]).toMatchObject({ severity: 'ERROR', key: 'anmeldung.gesperrt' });
    expect(antwort.body[0].text).toMatch(/^Zu viele Versuche\. Bitte versuchen Sie es in \d+ Sekunden/);
    expect(wartezeit(antwort)).toBeGreaterThan(25);
    expect(antwort.headers['retry-after']).toBe(String(wartezeit(antwort)));
    expect((await anmelden('KUNDE ', passwort)).status).toBe(429);
    expect((await anmelden('dispo', passwort)).status).toBe(200);
  });

  it('locks a name that does not exist just the same', async () => {
    expect(await scheitere('gibt-es-nicht', 11)).toEqual([...Array(10).fill(401), 429]);
  });

  it('locks an account for one address after five failures from there, and nowhere else', async () => {
    const von = adresse();
    expect(await scheitere('kunde', 6, von)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await anmelden('kunde', passwort, von)).status).toBe(429);
    expect((await anmelden('kunde', passwort)).status).toBe(200);
  });

  it('counts name and e-mail of an account together, without telling that they belong together', async () => {
    await scheitere('kunde', 10);
    const ueberMail = await anmelden('kunde@example.com', passwort);
    expect([ueberMail.status, ueberMail.body[0].key]).toEqual([401, 'anmeldung.falsch']);
    await warteSperreAb();
    expect((await anmelden('kunde@example.com', passwort)).status).toBe(200);
  });

  it('lets a whole office mistype behind one address, and nobody is locked', async () => {
    const von = adresse();
    const leute = ['kunde', 'leser', 'haupt', 'metro', 'dispo', 'fremd', 'admin', 'kundenadmin'];
    for (const name of [...leute, ...Array.from({ length: 12 }, (_, i) => `kollegin-${i}`)])
      expect(await scheitere(name, 3, von), name).toEqual([401, 401, 401]);
    for (const name of leute) expect((await anmelden(name, passwort, von)).status, name).toBe(200);
  });

  it('slows an address down that fails with many accounts; a success in between forgives nothing', async () => {
    const von = adresse();
    for (let i = 0; i < 70; i++) {
      expect((await rate(`name-${i}`, von)).status).toBe(401);
      if (i % 10 === 0) expect((await anmelden('fremd', passwort, von)).status).toBe(200);
    }
    const gebremst = await rate('noch-einer', von);
    expect(gebremst.status).toBe(429);
    expect(wartezeit(gebremst)).toBeLessThanOrEqual(1);
    const pausen = [];
    for (let i = 0; i < 7; i++) {
      await warteSperreAb();
      expect((await rate(`mehr-${i}`, von)).status).toBe(401);
      pausen.push(wartezeit(await rate('wieder', von)));
    }
    expect(Math.max(...pausen)).toBeLessThanOrEqual(30);
    expect(pausen.at(-1)).toBeGreaterThan(16);
    expect((await anmelden('dispo', passwort)).status).toBe(200);
  });

  it('never locks somebody out by others where they have come in before', async () => {
    const erste = await anmelden('kunde', passwort);
    const [keks = ''] = erste.headers['set-cookie'] ?? [];
    expect(keks).toMatch(/HttpOnly/);
    expect(keks).toMatch(/SameSite=Strict/);
    const geraet = keks.split(';')[0] ?? '';
    expect(await scheitere('kunde', 11)).toContain(429);
    const dort = (name: string, pw: string, cookie = geraet) => anmelden(name, pw).set('cookie', cookie);
    expect((await dort('kunde', passwort)).status).toBe(200);
    expect((await anmelden('kunde', passwort)).status).toBe(429);
    // What somebody wrote themselves is not believed, nor does one person's help another.
    const gefaelscht = geraet.replace(/=(.{8})/, '=00000000');
    expect((await dort('kunde', passwort, gefaelscht)).status).toBe(429);
    await scheitere('leser', 11);
    expect((await dort('leser', passwort)).status).toBe(429);
    // Whoever sits there guesses no better than elsewhere.
    const status = [];
    for (let i = 0; i < 6; i++) status.push((await dort('kunde', `Geraten-${i}!`)).status);
    expect(status).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('knows all who share a computer', async () => {
    const [erster = ''] = (await anmelden('kunde', passwort)).headers['set-cookie'] ?? [];
    const beide = await anmelden('leser', passwort).set('cookie', erster.split(';')[0] ?? '');
    const [geraet = ''] = beide.headers['set-cookie'] ?? [];
    for (const name of ['kunde', 'leser']) {
      await scheitere(name, 11);
      expect((await anmelden(name, passwort).set('cookie', geraet.split(';')[0] ?? '')).status, name).toBe(
        200,
      );
    }
  });

  it('doubles the pause with every further failure, up to 15 minutes', async () => {
    await scheitere('kunde', 10);
    const pausen = [];
    for (let i = 0; i < 7; i++) {
      pausen.push(wartezeit(await rate('kunde')));
      await warteSperreAb();
      expect((await rate('kunde')).status).toBe(401);
    }
    const erwartet = [30, 60, 120, 240, 480, 900, 900];
    for (const [i, pause] of pausen.entries()) {
      expect(pause).toBeLessThanOrEqual(erwartet[i] ?? 0);
      expect(pause).toBeGreaterThan((erwartet[i] ?? 0) - 10);
    }
  });

  it('a try during the pause neither counts nor prolongs it', async () => {
    await scheitere('kunde', 10);
    await scheitere('kunde', 5);
    await warteSperreAb();
    expect((await rate('kunde')).status).toBe(401);
    expect(wartezeit(await rate('kunde'))).toBeLessThanOrEqual(60);
  });

  it('forgets the failures after a success, and one of them every quarter of an hour', async () => {
    await scheitere('kunde', 9);
    expect((await anmelden('kunde', passwort)).status).toBe(200);
    expect(await scheitere('kunde', 9)).toEqual(Array(9).fill(401));
    await portal.db.zeilen("UPDATE anmeldeversuch SET letzter_am = now() - interval '61 minutes'");
    expect(await scheitere('kunde', 6)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('survives a restart', async () => {
    await scheitere('kunde', 10);
    await portal.neuStarten();
    expect((await anmelden('kunde', passwort)).status).toBe(429);
  });

  it('lets ten of 40 parallel guesses through, whatever addresses they claim to come from', async () => {
    const antworten = await Promise.all(Array.from({ length: 40 }, () => rate('kunde')));
    const status = antworten.map((a) => a.status);
    expect(status.filter((s) => s === 401).length).toBeLessThanOrEqual(10);
    expect(status.filter((s) => s === 429).length).toBeGreaterThanOrEqual(30);
  });

  it('lets four people behind one address in who come at the same moment', async () => {
    const von = adresse();
    const antworten = await Promise.all(
      ['kunde', 'leser', 'dispo', 'metro'].map((name) => anmelden(name, passwort, von)),
    );
    expect(antworten.map((a) => a.status)).toEqual([200, 200, 200, 200]);
  });

  it('does not believe X-Forwarded-For and its relatives without a trusted proxy', async () => {
    await portal.neuStarten({ TRUST_PROXY: '' });
    const raten = (name: string) =>
      rate(name).set('x-real-ip', adresse()).set('forwarded', `for=${adresse()}`);
    for (let i = 0; i < 5; i++) expect((await raten('kunde')).status).toBe(401);
    // Five from one address, whatever they say they are.
    expect((await raten('kunde')).status).toBe(429);
    const [zeile] = await portal.db.sql<{ schluessel: string }>(
      "SELECT schluessel FROM anmeldeversuch WHERE schluessel LIKE 'adresse:%'",
    );
    expect(zeile?.schluessel).toBe('adresse:127.0.0.1');
    await portal.neuStarten();
  });

  it('behind a trusted proxy counts the last address it added, not what the client wrote before it', async () => {
    const wirklich = adresse();
    const status = [];
    for (let i = 0; i < 6; i++) status.push((await rate('kunde', `${adresse()}, ${wirklich}`)).status);
    expect(status).toEqual([401, 401, 401, 401, 401, 429]);
  });
});
