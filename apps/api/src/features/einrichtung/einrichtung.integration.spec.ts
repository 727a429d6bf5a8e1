import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liesUmgebung, UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { richteEin } from '../../einrichten.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { passwort } from '../../testing/welt.js';
import { Einrichten } from './einrichten.service.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());
/** As a new installation: no users, no clients. */
beforeEach(async () => {
  await portal.db.zeilen('DELETE FROM anmeldeversuch');
  await portal.db.zeilen('UPDATE mandant SET adresse_id = NULL, hauptmandant_id = NULL');
  for (const tabelle of ['konto_token', 'adresse', 'benutzer', 'nummernkreis', 'mandant'])
    await portal.db.zeilen(`DELETE FROM ${tabelle}`);
});

const bereite = () => portal.app.get(Einrichten, { strict: false }).vorbereiten();
const tokenAus = (link = '') => link.split('/').at(-1) ?? '';
const einrichtung = (token: string, mehr: object = {}) => ({
  token,
  mandant: 'Meine Spedition',
  name: 'chefin',
  email: 'chefin@example.com',
  password: passwort,
  ...mehr,
});
const sende = (body: object) => portal.anonym().post('/api/einrichtung').send(body);
const anmelden = (username: string, password = passwort) =>
  portal.anonym().post('/api/authentication/login').send({ username, password });

describe('Erste Einrichtung [Z-211]', () => {
  it('begins with a link, which makes the first administrator and main client', async () => {
    const link = await bereite();
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/einrichten\/[\w-]{43}$/);
    await sende(einrichtung(tokenAus(link))).expect(204);
    const { accessToken } = (await anmelden('chefin').expect(200)).body;
    const hole = (pfad: string) => portal.anonym().get(pfad).set('authorization', `Bearer ${accessToken}`);
    expect((await hole('/api/benutzer/currentAsList')).body[0]).toMatchObject({
      admin: true,
      main: true,
      edit: true,
    });
    expect((await hole('/api/mandanten/allmandanten').expect(200)).body).toMatchObject([
      { name: 'Meine Spedition' },
    ]);
    expect((await portal.db.sql('SELECT praefix FROM nummernkreis'))[0]).toEqual({ praefix: 'MS-' });
    expect(await bereite()).toBeUndefined();
  });

  it('works once, also when many use the link at the same moment', async () => {
    const token = tokenAus(await bereite());
    const antworten = await Promise.all(
      Array.from({ length: 4 }, (_, i) => sende(einrichtung(token, { name: `chef-${i}` }))),
    );
    expect(antworten.map((a) => a.status).sort(), JSON.stringify(antworten.map((a) => a.body))).toEqual([
      204, 400, 400, 400,
    ]);
    expect(await portal.db.sql('SELECT 1 FROM benutzer')).toHaveLength(1);
    expect(await portal.db.sql('SELECT 1 FROM mandant')).toHaveLength(1);
  });

  it('in a cluster leaves the links of other processes as they are, until there is an administrator', async () => {
    const geheimnis = '7f3a'.repeat(10);
    await portal.neuStarten({
      CLUSTER: 'true',
      TOKEN_SECRET: geheimnis,
      DATEN_SCHLUESSEL: geheimnis,
      DISPO: 'keine',
      PORTAL_URL: 'https://portal.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      DOKUMENTE: 's3',
      S3_BUCKET: 'b',
      S3_SCHLUESSEL_ID: 'i',
      S3_SCHLUESSEL: geheimnis,
    });
    const [erster, zweiter] = [tokenAus(await bereite()), tokenAus(await bereite())];
    await sende(einrichtung(erster)).expect(204);
    const { body } = await sende(einrichtung(zweiter, { name: 'zweite' })).expect(400);
    expect(body[0].key).toBe('einrichtung.link');
    await portal.neuStarten();
  });

  it('makes the link of an earlier start useless, and every link once there is an administrator', async () => {
    const alt = tokenAus(await bereite());
    const neu = tokenAus(await bereite());
    expect((await sende(einrichtung(alt))).body[0].key).toBe('einrichtung.link');
    await sende(einrichtung(neu)).expect(204);
    expect((await sende(einrichtung(neu, { name: 'zweiter' }))).body[0].key).toBe('einrichtung.link');
  });

  it.each([
    [{ password: 'schwach' }, 'password'],
    [{ email: 'keine' }, 'email'],
    [{ name: ' ' }, 'name'],
    [{ mandant: ' ' }, 'mandant'],
    [{ admin: true }, 'admin'],
  ])('refuses %j and does not use the link up', async (mehr, field) => {
    const token = tokenAus(await bereite());
    const antwort = await sende(einrichtung(token, mehr));
    expect([antwort.status, antwort.body[0].field]).toEqual([400, field]);
    await sende(einrichtung(token)).expect(204);
  });

  it('is slowed down when guessed', async () => {
    await bereite();
    const status = [];
    for (let i = 0; i < 6; i++) status.push((await sende(einrichtung('x'.repeat(43)))).status);
    expect(status).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('takes the administrator from the environment, who can log in at once', async () => {
    await portal.neuStarten({ ADMIN_EMAIL: 'verwaltung@example.com', ADMIN_PASSWORD: 'Ganz-Anders-7' });
    expect(await bereite()).toBeUndefined();
    expect((await anmelden('verwaltung@example.com', 'Ganz-Anders-7')).status).toBe(200);
    expect((await anmelden('admin', 'Ganz-Anders-7')).status).toBe(200);
    await bereite();
    expect(await portal.db.sql('SELECT 1 FROM benutzer')).toHaveLength(1);
    await portal.neuStarten();
  });

  it('refuses a weak password from the environment', async () => {
    await portal.neuStarten({ ADMIN_EMAIL: 'verwaltung@example.com', ADMIN_PASSWORD: 'schwach' });
    await expect(bereite()).rejects.toThrow('ADMIN_PASSWORD: Bitte mindestens 8');
    await portal.neuStarten();
  });
});

describe('Ohne DEMO=true', () => {
  const starte = () => richteEin(portal.app, portal.app.get<Umgebung>(UMGEBUNG));
  const lege = async (name: string, kennwort: string) => {
    const [m] = await portal.db.sql<{ id: number }>("INSERT INTO mandant (name) VALUES ('x') RETURNING id");
    await portal.db.zeilen(
      `INSERT INTO benutzer (mandant_id, name, email, passwort_hash, authorized, admin, bestaetigt_am) VALUES ($1, $2, 'x@example.com', $3, true, true, now())`,
      [m?.id, name, await hash(kennwort)],
    );
  };

  it('does not start with the accounts of the demo data', async () => {
    await lege('admin', 'Demo-Portal1!');
    await expect(starte()).rejects.toThrow('Demo-Anmeldungen mit bekanntem Kennwort (admin)');
    await portal.db.zeilen('UPDATE benutzer SET authorized = false');
    await expect(starte()).resolves.toBeUndefined();
  });

  it('starts with an account of that name and another password', async () => {
    await lege('admin', passwort);
    await expect(starte()).resolves.toBeUndefined();
  });

  it.each([
    [{ TOKEN_SECRET: 'x'.repeat(40) }, 'TOKEN_SECRET'],
    [{ TOKEN_SECRET: 'changeme-changeme-changeme-changeme' }, 'TOKEN_SECRET'],
    [{ ADMIN_EMAIL: 'a@example.com' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_PASSWORD: 'Geheim-123!' }, 'ADMIN_EMAIL'],
    [{ ADMIN_EMAIL: 'keine', ADMIN_PASSWORD: 'Geheim-123!' }, 'ADMIN_EMAIL'],
    [{ PORTAL_URL: 'ftp://x' }, 'PORTAL_URL'],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL'],
  ])('does not start with %j', (env, name) => {
    expect(() => liesUmgebung({ DATABASE_URL: 'postgres://x', ...env })).toThrow(name);
  });
});
