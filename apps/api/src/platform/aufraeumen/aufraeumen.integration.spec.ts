import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { passwort } from '../../testing/welt.js';
import { Aufraeumen } from './aufraeumen.service.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const raeume = () => portal.app.get(Aufraeumen, { strict: false }).raeumeAuf();
const anzahl = async (tabelle: string) =>
  (await portal.db.sql<{ n: number }>(`SELECT count(*)::int AS n FROM ${tabelle}`))[0]?.n;
const anmelden = async () =>
  (await portal.anonym().post('/api/authentication/login').send({ username: 'kunde', password: passwort }))
    .body;
const erneuere = (refreshToken: string) =>
  portal.anonym().post('/api/authentication/token').send({ refreshToken, accessToken: null });

describe('Aufräumen', () => {
  it('removes used and expired links after a week, not those that still open something', async () => {
    await portal.db.zeilen('DELETE FROM konto_token');
    await portal.db.zeilen(
      `INSERT INTO konto_token (token_hash, art, benutzer_id, laeuft_ab_am, verbraucht_am)
       SELECT decode(v.h, 'hex'), 'passwort', b.id, now() + v.ablauf::interval, now() + v.verbraucht::interval
       FROM (VALUES ('01', '-8 days', NULL), ('02', '-6 days', NULL), ('03', '1 hour', '-8 days'), ('04', '1 hour', NULL))
         AS v(h, ablauf, verbraucht), benutzer b WHERE b.name = 'kunde'`,
    );
    await raeume();
    const bleibt = await portal.db.sql<{ h: string }>(
      "SELECT encode(token_hash, 'hex') AS h FROM konto_token ORDER BY 1",
    );
    expect(bleibt.map((z) => z.h)).toEqual(['02', '04']);
  });

  it('removes old mails with their files', async () => {
    const { DATA_DIR } = portal.app.get<Umgebung>(UMGEBUNG);
    const ordner = join(DATA_DIR, 'mails');
    await mkdir(ordner, { recursive: true });
    for (const name of ['alt.eml', 'neu.eml']) await writeFile(join(ordner, name), 'x');
    await portal.db.zeilen(
      `INSERT INTO mail (art, an, an_name, betreff, zustand, datei, erstellt_am, erledigt_am) VALUES
       ('passwort', 'a@example.com', 'a', 'x', 'abgelegt', 'alt.eml', now() - interval '31 days', now() - interval '31 days'),
       ('passwort', 'b@example.com', 'b', 'x', 'abgelegt', 'neu.eml', now() - interval '29 days', now() - interval '29 days'),
       ('passwort', 'c@example.com', 'c', 'x', 'gescheitert', NULL, now() - interval '31 days', NULL)`,
    );
    await raeume();
    expect(await readdir(ordner)).toEqual(['neu.eml']);
    expect(await portal.db.sql("SELECT an FROM mail WHERE an LIKE '_@example.com'")).toEqual([
      { an: 'b@example.com' },
    ]);
  });

  it('leaves a living session as it is, however often it was renewed, and forgets ended ones after a month', async () => {
    const { refreshToken } = await anmelden();
    const { body } = await erneuere(refreshToken).expect(200);
    await portal.db.zeilen(
      "UPDATE auffrischung SET ersetzt_am = now() - interval '15 days' WHERE ersetzt_am IS NOT NULL",
    );
    await raeume();
    expect(await portal.db.sql('SELECT 1 FROM auffrischung WHERE ersetzt_am IS NOT NULL')).toEqual([]);
    await erneuere(body.refreshToken).expect(200);
    await portal.db.zeilen("UPDATE sitzung SET beendet_am = now() - interval '29 days'");
    const vorher = await anzahl('sitzung');
    await raeume();
    expect(await anzahl('sitzung')).toBe(vorher);
    await portal.db.zeilen("UPDATE sitzung SET beendet_am = now() - interval '31 days'");
    await raeume();
    expect([await anzahl('sitzung'), await anzahl('auffrischung')]).toEqual([0, 0]);
  });

  it('forgets failed logins after a day, but no lock that still holds', async () => {
    await portal.db.zeilen('DELETE FROM anmeldeversuch');
    await portal.db.zeilen(
      `INSERT INTO anmeldeversuch (schluessel, letzter_am, gesperrt_bis) VALUES
       ('alt', now() - interval '2 days', NULL), ('gesperrt', now() - interval '2 days', now() + interval '1 minute'), ('neu', now(), NULL)`,
    );
    await raeume();
    expect(await portal.db.sql('SELECT schluessel FROM anmeldeversuch ORDER BY 1')).toEqual([
      { schluessel: 'gesperrt' },
      { schluessel: 'neu' },
    ]);
  });
});
