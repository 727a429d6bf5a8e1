import { execFileSync } from 'node:child_process';
import { appendFile, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresServer } from '@frachtportal/betrieb/postgres-server';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bald, bis } from '../../testing/bald.js';
import { type Bestand, legeBestandAn, oeffnePortal, type Portal } from '../../testing/portal.js';

/** A leading PostgreSQL and a standby that follows it, as two hosts of one address. */
describe('DATABASE_URL mit mehreren Hosts', () => {
  let ort: string;
  let erster: PostgresServer;
  let zweiter: PostgresServer;
  let bestand: Bestand;
  let portal: Portal;
  let datenbank: string;
  const ordner = (wer: string) => join(ort, wer, 'postgres');
  const einer = (wer: string) => PostgresServer.starten({ verzeichnis: ordner(wer), dauerhaft: true });

  beforeAll(async () => {
    ort = await mkdtemp(join(tmpdir(), 'frachtportal-hosts-'));
    await chmod(ort, 0o755);
    erster = await einer('eins');
    bestand = await legeBestandAn(erster.url(), join(ort, 'daten'));
    datenbank = new URL(bestand.env['DATABASE_URL'] ?? '').pathname.slice(1);
    await erster.stoppen();
    // With its owner: PostgreSQL does not run as root.
    execFileSync('cp', ['-a', join(ort, 'eins'), join(ort, 'zwei')]);
    erster = await einer('eins');
    const fuehrend = new URL(erster.url());
    const folgt = `host=127.0.0.1 port=${fuehrend.port} user=${fuehrend.username} password=${fuehrend.password}`;
    await appendFile(join(ordner('zwei'), 'postgresql.auto.conf'), `primary_conninfo = '${folgt}'\n`);
    await writeFile(join(ordner('zwei'), 'standby.signal'), '');
    zweiter = await einer('zwei');
  });
  afterAll(async () => {
    await portal?.app.close();
    await zweiter?.stoppen();
    await erster?.stoppen();
    await rm(ort, { recursive: true, force: true });
  });

  const am = (server: PostgresServer) => server.url(datenbank);

  it('works with the one that leads, and with the other once that does', async () => {
    const { host } = new URL(zweiter.url());
    const beide = Object.assign(new URL(am(erster)), {}).href.replace('@', `@${host},`);
    portal = await oeffnePortal({
      ...bestand,
      env: {
        ...bestand.env,
        DATABASE_URL: `${beide}?target_session_attrs=read-write`,
        DB_OHNE_FSYNC: 'false',
        DB_WARTEN_MS: '5000',
      },
    });
    const kunde = await portal.als('kunde');
    const lege = () => kunde.post('/api/auftraege').send(einAuftrag().ohneTermine().build());
    const { body: vorher } = await lege().expect(201);
    const istDort = async () =>
      mitVerbindung(am(zweiter), async (db) => {
        const { rowCount } = await db.query('SELECT FROM auftrag WHERE id = $1', [vorher.id]);
        return rowCount === 1;
      });
    await bis(istDort);

    const pid = Number.parseInt(await readFile(join(ordner('eins'), 'postmaster.pid'), 'utf8'), 10);
    process.kill(pid, 'SIGQUIT');
    await mitVerbindung(zweiter.url(), (db) => db.query('SELECT pg_promote()'));
    const seit = performance.now();
    const nachher = await bald(async () => (await lege().expect(201)).body);
    expect(performance.now() - seit).toBeLessThan(15_000);
    const { body: alle } = await kunde.get('/api/auftraege/search').query({ searchLimit: 10 }).expect(200);
    expect(alle.map((a: { id: number }) => a.id)).toEqual(expect.arrayContaining([vorher.id, nachher.id]));
    // Changes are heard of there too.
    const admin = await portal.als('admin');
    await admin
      .put('/api/config-param/coco')
      .send([{ key: 'client.dispoName', value: 'NEU' }])
      .expect(200);
    const { body: gilt } = await kunde.get('/api/config-param/clientconfig').expect(200);
    expect(gilt['client.dispoName']).toBe('NEU');
  });
});
