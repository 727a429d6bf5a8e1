import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { heute } from '../../platform/http/uhr.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { passwort } from '../../testing/welt.js';

let portal: Portal;
/** Midnight may pass while these run. */
const beginn = heute();
beforeAll(async () => {
  portal = await startePortal();
  const ort = join(portal.app.get<Umgebung>(UMGEBUNG).DATA_DIR, 'protokoll');
  mkdirSync(ort, { recursive: true });
  const datei = (name: string, inhalt: string, alter: number) => {
    writeFileSync(join(ort, name), inhalt);
    utimesSync(join(ort, name), 1000 - alter, 1000 - alter);
  };
  datei('portal-2026-03-01.log', '{"level":30,"msg":"alt"}\n', 2);
  datei('portal-2026-03-02.log', '{"level":30,"msg":"neu 1"}\n{"level":40,"msg":"neu 2"}\n', 1);
  datei('geheim.txt', 'geheim\n', 0);
});
afterAll(() => portal.schliessen());

const hole = async (pfad: string, query = {}, wer = 'admin') =>
  (await portal.als(wer)).get(`/api/log${pfad}`).query(query);

describe('Serverprotokoll', () => {
  it('gives the last lines over all files, the oldest first [2-1.013 C-052]', async () => {
    expect((await hole('')).body).toEqual(['INFO  alt', 'INFO  neu 1', 'WARN  neu 2']);
    expect((await hole('', { rows: 2 })).body).toEqual(['INFO  neu 1', 'WARN  neu 2']);
    for (const rows of [0, 5001, 'x']) expect((await hole('', { rows })).status).toBe(400);
  });

  it('gives 1,000 lines when none are named [2-9.013]', async () => {
    const ort = join(portal.app.get<Umgebung>(UMGEBUNG).DATA_DIR, 'protokoll');
    writeFileSync(
      join(ort, 'portal-2026-03-03.log'),
      Array.from({ length: 1500 }, (_, i) => `z${i}`).join('\n'),
    );
    const { body } = await hole('');
    expect([body.length, body.at(-1)]).toEqual([1000, 'z1499']);
    expect((await hole('', { rows: 1200 })).body).toHaveLength(1200);
    rmSync(join(ort, 'portal-2026-03-03.log'));
  });

  it('names the log files, the newest first, and no others [C-053]', async () => {
    expect((await hole('/allLogfileNames')).body).toEqual(['portal-2026-03-02.log', 'portal-2026-03-01.log']);
  });

  it('counts live sessions [2-1.014 C-054]', async () => {
    const zahl = async () => (await hole('/sessionCount')).body as number;
    const vorher = await zahl();
    const paar = await portal.anmelden('kunde');
    expect(await zahl()).toBe(vorher + 1);
    await portal
      .anonym()
      .post('/api/authentication/logout')
      .set('authorization', `Bearer ${paar.accessToken}`)
      .expect(204);
    expect(await zahl()).toBe(vorher);
  });

  it.each(['dispo', 'kunde', 'fremd'])('is refused to %s', async (wer) => {
    for (const pfad of ['', '/allLogfileNames', '/sessionCount', '/aenderungen'])
      expect((await hole(pfad, {}, wer)).status).toBe(403);
  });
});

describe('Änderungsprotokoll [Z-210]', () => {
  const suche = async (query = {}) => hole('/aenderungen', query);
  const arten = async (query = {}) => (await suche(query)).body.map((e: { art: string }) => e.art);

  it('knows logins, failed ones too, and logouts', async () => {
    const paar = await portal.anmelden('metro');
    await portal
      .anonym()
      .post('/api/authentication/login')
      .send({ username: 'metro', password: 'Falsch-1!' });
    await portal.anonym().post('/api/authentication/login').send({ username: 'niemand', password: passwort });
    await portal
      .anonym()
      .post('/api/authentication/logout')
      .set('authorization', `Bearer ${paar.accessToken}`);
    expect(await arten({ query: 'metro' })).toEqual(['abmeldung', 'anmeldung.gescheitert', 'anmeldung']);
    const [unbekannt] = (await suche({ query: 'UNBEKANNTER' })).body;
    expect(unbekannt).toMatchObject({
      benutzer: 'Unbekannter Name',
      mandant: null,
      art: 'anmeldung.gescheitert',
    });
    expect(JSON.parse(unbekannt.einzelheiten)).toEqual({ adresse: '127.0.0.1' });
    const alles = JSON.stringify((await suche({ searchLimit: 1000 })).body);
    expect(alles).not.toContain(passwort);
    expect(alles).not.toContain('Falsch-1!');
  });

  it('keeps no name that nobody bears, and of those who exist only theirs', async () => {
    const personen = async () => (await portal.db.sql('SELECT name FROM person')).length;
    const versuche = (username: string) =>
      portal.anonym().post('/api/authentication/login').send({ username, password: 'Falsch-1!' }).expect(401);
    await versuche('gibt-es-nicht');
    await versuche('haupt');
    const vorher = await personen();
    for (const name of ['MeinPasswort-1!', 'Erika Mustermann', 'HAUPT', 'Haupt']) await versuche(name);
    expect(await personen()).toBe(vorher);
    for (const query of ['MeinPasswort-1!', 'Erika']) expect((await suche({ query })).body).toEqual([]);
    expect(await arten({ query: 'haupt' })).toEqual(Array(3).fill('anmeldung.gescheitert'));
  });

  it('knows deletions and exports of orders', async () => {
    const kunde = await portal.als('kunde');
    const { id } = (await kunde.post('/api/auftraege').send(einAuftrag().build()).expect(201)).body;
    await kunde.get(`/api/auftraege/exportcsv/${id}`).expect(200);
    await kunde.delete(`/api/auftraege/${id}`).expect(204);
    await kunde.delete('/api/auftraege').query({ ids: '999999' });
    const { body } = await suche({ query: `auftraege` });
    expect(
      body.map((e: { art: string; gegenstand: string; benutzer: string }) => [
        e.art,
        e.gegenstand,
        e.benutzer,
      ]),
    ).toEqual([
      ['loeschung', `DELETE /api/auftraege/${id}`, 'kunde'],
      ['export', `GET /api/auftraege/exportcsv/${id}`, 'kunde'],
    ]);
  });

  it('is written once, also where a feature writes itself', async () => {
    const admin = await portal.als('admin');
    const b = (
      await admin.post('/api/benutzer').send({ name: 'weg', email: 'weg@example.com', password: passwort })
    ).body;
    await admin.delete(`/api/benutzer/${b.id}`).query({ token: b.token }).expect(204);
    expect(await arten({ query: 'weg' })).toEqual(['benutzer.geloescht', 'benutzer.angelegt']);
  });

  it('is searched by text, kind and day, in pages', async () => {
    expect(new Set(await arten({ art: 'anmeldung' }))).toEqual(new Set(['anmeldung']));
    const { headers } = await suche({ searchLimit: 1 });
    const gesamt = Number(headers['total-search-results']);
    expect((await suche({ datumVon: beginn, datumBis: heute(), searchLimit: 1000 })).body.length).toBe(
      gesamt,
    );
    expect((await suche({ datumBis: '2020-01-01' })).body).toEqual([]);
    expect((await suche({ page: gesamt, searchLimit: 1 })).body).toEqual([]);
    expect(await arten({ query: '%' })).toEqual([]);
    expect((await suche({ datumVon: 'gestern' })).status).toBe(400);
  });

  it('comes as a file with what the page shows [Z-397]', async () => {
    const { headers, text } = await hole('/aenderungen/csv', { art: 'anmeldung' });
    expect(headers['content-type']).toContain('text/csv');
    const [kopf = '', ...zeilen] = text.trim().split('\r\n');
    expect(kopf.split(';').length).toBeGreaterThan(4);
    const gezeigt = await suche({ art: 'anmeldung', searchLimit: 1 });
    expect(zeilen).toHaveLength(Number(gezeigt.headers['total-search-results']));
  });

  it('cannot be changed by the running portal', async () => {
    for (const sql of ["UPDATE aenderungsprotokoll SET gegenstand = 'x'", 'DELETE FROM aenderungsprotokoll'])
      await expect(portal.db.zeilen(sql)).rejects.toThrow('permission denied');
  });
});
