import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';
import { passwort } from '../../testing/welt.js';

/** The long form: FRACHTPORTAL_RATEN=1000. */
const versuche = Number(process.env['FRACHTPORTAL_RATEN'] ?? 240);
const gleichzeitig = 20;
/** So often an account may be looked at before it is locked: five times by its name, five times by its address. */
const hoechstens = 10;

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => portal.schliessen());

let naechste = 1;
/** Each from an address of its own, as somebody who has many would do it. */
const vonAnderswo = (pfad: string) =>
  portal
    .anonym()
    .post(`/api/${pfad}`)
    .set('x-forwarded-for', `10.${naechste >> 16}.${(naechste >> 8) & 255}.${naechste++ & 255}`);

/** One account as people write it who try to be counted anew each time. */
const schreibweisen = (name: string) => [
  name,
  name.toUpperCase(),
  ` ${name} `,
  `${name}@example.com`,
  `${name.toUpperCase()}@Example.com`,
];

const wege: ((i: number) => PromiseLike<{ status: number }>)[] = [
  (i) => {
    const username = schreibweisen('kunde')[(i >> 2) % 5];
    return vonAnderswo('authentication/login').send({ username, password: `Geraten-${i}!` });
  },
  (i) => vonAnderswo('benutzer/forget').query({ nameOrEmail: schreibweisen('metro')[(i >> 2) % 5] }),
  (i) =>
    vonAnderswo('registrierung/erneut').query({ nameOrEmail: schreibweisen('unbestaetigt')[(i >> 2) % 5] }),
  (i) => vonAnderswo('benutzer/passwort').send({ token: `${i}`.padStart(43, 'x'), password: passwort }),
];

async function rate(von: number, bis: number): Promise<number[]> {
  const status: number[] = [];
  for (let i = von; i < bis; i += gleichzeitig) {
    const stapel = Array.from({ length: Math.min(gleichzeitig, bis - i) }, async (_, n) =>
      status.push((await wege[(i + n) % wege.length]?.(i + n))?.status ?? 0),
    );
    await Promise.all(stapel);
  }
  return status;
}

describe('Erraten', () => {
  it('over four ways from ever changing addresses, a restart between, gets to see an account ten times at most', async () => {
    const status = await rate(0, versuche / 2);
    await portal.neuStarten();
    status.push(...(await rate(versuche / 2, versuche)));
    expect(status).toHaveLength(versuche);
    expect(new Set(status)).toEqual(new Set([204, 400, 401, 429]));

    const konten = await portal.db.sql<{ schluessel: string; n: number }>(
      "SELECT schluessel, fehlversuche AS n FROM anmeldeversuch WHERE schluessel LIKE 'person:%'",
    );
    expect(konten).toHaveLength(1);
    expect(konten[0]?.n).toBeLessThanOrEqual(hoechstens);
    for (const name of ['metro', 'unbestaetigt']) {
      const [mails] = await portal.db.sql<{ n: number }>(
        'SELECT count(*)::int AS n FROM mail WHERE an = $1',
        [`${name}@example.com`],
      );
      expect(mails?.n, name).toBeGreaterThan(0);
      expect(mails?.n, name).toBeLessThanOrEqual(hoechstens);
    }
    // The right password does not help either while it is locked, and nobody's has changed. A slow machine is no way out.
    await portal.db.zeilen("UPDATE anmeldeversuch SET gesperrt_bis = gesperrt_bis + interval '1 hour'");
    const richtig = { username: 'kunde', password: passwort };
    expect((await vonAnderswo('authentication/login').send(richtig)).status).toBe(429);
    expect((await vonAnderswo('authentication/login').send({ ...richtig, username: 'metro' })).status).toBe(
      200,
    );
  });

  it('over a hundred accounts from one address with own logins between is evaluated a hundred times at most', async () => {
    const von = '203.0.113.77';
    const anmelden = (username: string, password: string) =>
      portal
        .anonym()
        .post('/api/authentication/login')
        .set('x-forwarded-for', von)
        .send({ username, password });
    let ausgewertet = 0;
    for (let i = 0; i < 1000; i += gleichzeitig) {
      const stapel = Array.from({ length: gleichzeitig }, (_, n) =>
        anmelden(`konto-${(i + n) % 100}`, `Geraten-${i + n}!`),
      );
      const antworten = await Promise.all([...stapel, anmelden('fremd', passwort)]);
      ausgewertet += antworten.filter(({ status }) => status === 401).length;
    }
    expect(ausgewertet).toBeGreaterThanOrEqual(60);
    expect(ausgewertet).toBeLessThanOrEqual(100);
  });
});
