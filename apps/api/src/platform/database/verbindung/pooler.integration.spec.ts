import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresServer } from '@frachtportal/betrieb/postgres-server';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liesUmgebung } from '../../../config/umgebung.js';
import { bald } from '../../../testing/bald.js';
import { type Bestand, legeBestandAn, oeffnePortal, type Portal } from '../../../testing/portal.js';
import { hatPgbouncer, Pgbouncer } from '../../../testing/server/pgbouncer.js';
import { oeffneQuelle } from '../quelle.js';
import { bereiteVor } from '../vorbereiten/vorbereiten.js';

// Debian's PgBouncer, which no package manager of Node brings.
describe.skipIf(!hatPgbouncer())('Hinter einem Pooler (PgBouncer, transaction)', () => {
  let ort: string;
  let server: PostgresServer;
  let bouncer: Pgbouncer;
  let bestand: Bestand;
  let portal: Portal;
  let besitzer: string;
  let direkt: string;

  beforeAll(async () => {
    ort = await mkdtemp(join(tmpdir(), 'frachtportal-pooler-'));
    await chmod(ort, 0o755);
    server = await PostgresServer.starten({ verzeichnis: join(ort, 'postgres'), dauerhaft: true });
    bestand = await legeBestandAn(server.url(), ort);
    besitzer = bestand.env['DATABASE_URL'] ?? '';
    await mitVerbindung(besitzer, (db) => db.query("CREATE ROLE arbeitet LOGIN PASSWORD 'geheim'"));
    direkt = Object.assign(new URL(besitzer), { username: 'arbeitet', password: 'geheim' }).href;
    bouncer = await Pgbouncer.starten(direkt);
  });
  afterAll(async () => {
    await portal?.app.close();
    await bouncer?.stoppen();
    await server?.stoppen();
    await rm(ort, { recursive: true, force: true });
  });

  const env = () => ({
    ...bestand.env,
    DATABASE_URL: bouncer.durch(direkt),
    DATABASE_URL_DIREKT: direkt,
    DB_OHNE_FSYNC: 'false',
  });
  const umgebung = (mehr: Record<string, string> = {}) => liesUmgebung({ DEMO: 'true', ...env(), ...mehr });

  it('says what lacks before anything works as somebody who may too much', async () => {
    await bereiteVor(
      liesUmgebung({ ...bestand.env, DEMO: 'true', DATABASE_URL_MIGRATION: besitzer, DATABASE_URL: direkt }),
    );
    await expect(oeffneQuelle(umgebung(), [])).rejects.toThrow(
      /arbeitet.*nicht in der Betriebsrolle.*npm run migrate/,
    );
    await expect(
      bereiteVor(umgebung({ DATABASE_URL: bouncer.durch(besitzer), DATABASE_URL_DIREKT: besitzer })),
    ).rejects.toThrow(/DATABASE_URL_MIGRATION/);
  });

  it('captures, finds, exports and transfers, many at once over three connections', async () => {
    await bereiteVor(umgebung({ DATABASE_URL_MIGRATION: besitzer }));
    await bereiteVor(umgebung());
    await bouncer.stoppen();
    bouncer = await Pgbouncer.starten(direkt);
    portal = await oeffnePortal({ ...bestand, env: { ...env(), DB_POOL: '20' } });
    const kunde = await portal.als('kunde');
    const lege = () => kunde.post('/api/auftraege').send(einAuftrag().ohneTermine().build()).expect(201);
    const angelegt = (await Promise.all(Array.from({ length: 40 }, lege))).map((a) => a.body);
    expect(new Set(angelegt.map((a) => a.spedeigennr)).size).toBe(40);
    const { body: gefunden } = await kunde
      .get('/api/auftraege/search')
      .query({ searchLimit: 100 })
      .expect(200);
    expect(gefunden).toHaveLength(40);
    const ids = angelegt.slice(0, 5).map((a) => a.id);
    const csv = await kunde.get(`/api/auftraege/exportcsv/${ids.join()}`).expect(200);
    expect(csv.text).toContain(angelegt[0].spedeigennr);
    const { body: uebertragen } = await kunde.post('/api/auftraege/uebertragen').send(ids).expect(200);
    expect(uebertragen).toHaveLength(5);
  });

  it('knows at once what was changed, and hears what others change', async () => {
    const admin = await portal.als('admin');
    for (const dispoName of Array.from({ length: 30 }, (_, i) => `DISPO ${i}`)) {
      const { body } = await admin
        .put('/api/config-param/coco')
        .send([{ key: 'client.dispoName', value: dispoName }])
        .expect(200);
      expect(body['client.dispoName']).toBe(dispoName);
      const kunde = await (await portal.als('kunde')).get('/api/config-param/clientconfig').expect(200);
      expect(kunde.body['client.dispoName']).toBe(dispoName);
    }
    const { body: ich } = await (await portal.als('kunde')).get('/api/benutzer/currentAsList').expect(200);
    await mitVerbindung(besitzer, (db) =>
      db.query('UPDATE benutzer SET edit = false WHERE id = $1', [ich[0].id]),
    );
    await bald(async () => {
      const kunde = await portal.als('kunde');
      await kunde.post('/api/auftraege').send(einAuftrag().ohneTermine().build()).expect(403);
    });
  });

  it('works as the restricted role, with every wait bounded, on each connection', async () => {
    const fremd = bouncer.durch(direkt);
    await mitVerbindung(fremd, async (db) => {
      const { rows } = await db.query(
        `SELECT current_user = betriebsrolle() AS rolle, current_setting('statement_timeout') AS frist,
           current_setting('lock_timeout') AS sperre, current_setting('TimeZone') AS zone`,
      );
      expect(rows).toEqual([{ rolle: true, frist: '1min', sperre: '10s', zone: 'UTC' }]);
      for (const verboten of [
        'CREATE TABLE neu (id int)',
        'DELETE FROM aenderungsprotokoll',
        'TRUNCATE auftrag',
      ])
        await expect(db.query(verboten)).rejects.toThrow(/permission denied/);
    });
    // What one did to its connection, nobody else finds there.
    const { rows } = await portal.db.quelle
      .query("SELECT current_setting('join_collapse_limit') AS grenze")
      .then((zeilen: unknown[]) => ({ rows: zeilen }));
    expect(rows).toEqual([{ grenze: '8' }]);
  });

  it('does long work past the pooler', async () => {
    const admin = await portal.als('admin');
    const wunsch = { art: 'export', probe: true, mandantId: portal.welt.nordKunde };
    const { body } = await admin.post('/api/datenleben').send(wunsch).expect(202);
    await bald(async () => {
      const { body: stand } = await admin.get(`/api/datenleben/${body.id}`).expect(200);
      expect(stand).toMatchObject({ zustand: 'fertig', fehler: null });
    });
  });

  it('comes back when the pooler was gone', async () => {
    const kunde = await portal.als('kunde');
    await bouncer.stoppen();
    expect((await kunde.get('/api/auftraege/search')).status).toBe(503);
    // Under the same address, as its service starts it anew.
    bouncer = await Pgbouncer.starten(direkt, 3, bouncer.port);
    await bald(() => kunde.get('/api/auftraege/search').expect(200));
  });
});
