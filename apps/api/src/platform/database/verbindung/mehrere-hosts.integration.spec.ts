import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liesUmgebung } from '../../../config/umgebung.js';
import { bald, bis } from '../../../testing/bald.js';
import { oeffnePortal, type Portal } from '../../../testing/portal.js';
import { Paar } from '../../../testing/server/paar.js';
import { hatPgbouncer, Pgbouncer } from '../../../testing/server/pgbouncer.js';
import { anmelden } from '../../../testing/server/programm.js';
import { Prozess } from '../../../testing/server/prozess.js';
import { hoechstens } from '../../../testing/zeiten.js';
import { bereiteVor } from '../vorbereiten/vorbereiten.js';

/** A leading PostgreSQL and a standby that follows it, as two hosts of one address. */
describe('DATABASE_URL mit mehreren Hosts', () => {
  let paar: Paar;
  let portal: Portal;
  beforeAll(async () => {
    paar = await Paar.starten();
    // The one that only follows is named first.
    const beide = paar.in(paar.fuehrender).replace('@', `@${new URL(paar.folgender.url()).host},`);
    portal = await oeffnePortal({
      ...paar.bestand,
      env: {
        ...paar.bestand.env,
        DATABASE_URL: `${beide}?target_session_attrs=read-write`,
        DB_OHNE_FSYNC: 'false',
        DB_WARTEN_MS: '5000',
      },
    });
  });
  afterAll(async () => {
    await portal?.app.close();
    await paar?.stoppen();
  });

  const lege = async (schluessel: string) =>
    (await portal.als('kunde'))
      .post('/api/auftraege')
      .set('Idempotency-Key', schluessel)
      .send(einAuftrag().ohneTermine().build());
  const amFuehrenden = (sql: string) => mitVerbindung(paar.fuehrender.url(), (db) => db.query(sql));
  const folgtSynchron = async (name: string) => {
    await amFuehrenden(`ALTER SYSTEM SET synchronous_standby_names = '${name}'`);
    await amFuehrenden('SELECT pg_reload_conf()');
  };

  it('acknowledges nothing that a synchronous standby does not have, and says so within seconds', async () => {
    const folgend = "SELECT FROM pg_stat_replication WHERE application_name = 'zwei' AND state = 'streaming'";
    await bis(async () => (await amFuehrenden(folgend)).rowCount === 1);
    await folgtSynchron('zwei');
    await bald(async () => expect((await lege('vorher')).status).toBe(201));
    const empfaenger = await paar.empfaenger();
    process.kill(empfaenger, 'SIGSTOP');
    try {
      const seit = performance.now();
      const [unklar, gelesen] = await Promise.all([
        lege('unklar'),
        (await portal.als('kunde')).get('/api/auftraege/search'),
      ]);
      expect(gelesen.status).toBe(200);
      expect([unklar.status, unklar.body[0]?.key]).toEqual([503, 'server.unklar']);
      hoechstens(performance.now() - seit, 6000);
    } finally {
      process.kill(empfaenger, 'SIGCONT');
    }
    // The same once more is the same order, whether it had been stored or not.
    const erst = await bald(async () => {
      const antwort = await lege('unklar');
      expect(antwort.status).toBe(201);
      return antwort.body.id;
    });
    expect((await lege('unklar')).body.id).toBe(erst);
    await folgtSynchron('');
  });

  it('does not acknowledge what somebody stops waiting for the standby, nor the same asked again', async () => {
    await folgtSynchron('zwei');
    await bald(async () => expect((await lege('wieder-synchron')).status).toBe(201));
    const empfaenger = await paar.empfaenger();
    process.kill(empfaenger, 'SIGSTOP');
    try {
      const antwort = lege('abgebrochen');
      const brich = "SELECT pg_cancel_backend(pid) AS ja FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
      await bis(async () => (await amFuehrenden(brich)).rows.some((z) => z.ja));
      for (const { status, body } of [await antwort, await lege('abgebrochen')])
        expect([status, body[0]?.key]).toEqual([503, 'server.unklar']);
    } finally {
      process.kill(empfaenger, 'SIGCONT');
    }
    // It is stored all the same, once, and acknowledged as soon as the standby has it.
    const kunde = await portal.als('kunde');
    const alle = async () => (await kunde.get('/api/auftraege/search').query({ searchLimit: 100 })).body;
    const vorher = (await alle()).length;
    await bald(async () => expect((await lege('abgebrochen')).status).toBe(201));
    expect(await alle()).toHaveLength(vorher);
    await folgtSynchron('');
  });

  // Debian's PgBouncer, which no package manager of Node brings.
  it.skipIf(!hatPgbouncer())('says so within seconds behind a pooler too', async () => {
    const besitzer = paar.in(paar.fuehrender);
    await mitVerbindung(besitzer, (db) => db.query("CREATE ROLE arbeitet LOGIN PASSWORD 'geheim'"));
    const direkt = Object.assign(new URL(besitzer), { username: 'arbeitet', password: 'geheim' }).href;
    const bouncer = await Pgbouncer.starten(direkt);
    const env = {
      ...paar.bestand.env,
      DATABASE_URL: bouncer.durch(direkt),
      DATABASE_URL_DIREKT: direkt,
      DB_OHNE_FSYNC: 'false',
    };
    await bereiteVor(liesUmgebung({ DEMO: 'true', ...env, DATABASE_URL_MIGRATION: besitzer }));
    const gepoolt = await Prozess.starten(env);
    const kopf = { authorization: `Bearer ${await anmelden(gepoolt)}`, 'content-type': 'application/json' };
    const legeDort = async (schluessel?: string) => {
      const antwort = await fetch(`${gepoolt.url}/api/auftraege`, {
        method: 'POST',
        headers: { ...kopf, ...(schluessel && { 'idempotency-key': schluessel }) },
        body: JSON.stringify(einAuftrag().ohneTermine().build()),
      });
      return { status: antwort.status, body: await antwort.json() };
    };
    const empfaenger = await paar.empfaenger();
    try {
      await folgtSynchron('zwei');
      await bald(async () => expect((await legeDort('vor-dem-pooler')).status).toBe(201));
      process.kill(empfaenger, 'SIGSTOP');
      for (const schluessel of ['im-pooler', undefined]) {
        const seit = performance.now();
        const { status, body } = await legeDort(schluessel);
        expect([status, body[0]?.key]).toEqual([503, 'server.unklar']);
        hoechstens(performance.now() - seit, 6000);
      }
      expect((await fetch(`${gepoolt.url}/api/auftraege/search`, { headers: kopf })).status).toBe(200);
      process.kill(empfaenger, 'SIGCONT');
      const erst = await bald(async () => {
        const antwort = await legeDort('im-pooler');
        expect(antwort.status).toBe(201);
        return antwort.body.id;
      });
      expect((await legeDort('im-pooler')).body.id).toBe(erst);
    } finally {
      process.kill(empfaenger, 'SIGCONT');
      await folgtSynchron('');
      await gepoolt.signal('SIGTERM');
      await bouncer.stoppen();
    }
  });

  it('works with the one that leads, and with the other once that does', async () => {
    const { body: vorher } = await lege('erster');
    await bis(() =>
      mitVerbindung(paar.in(paar.folgender), async (db) => {
        const { rowCount } = await db.query('SELECT FROM auftrag WHERE id = $1', [vorher.id]);
        return rowCount === 1;
      }),
    );
    await paar.toeteFuehrenden();
    await mitVerbindung(paar.folgender.url(), (db) => db.query('SELECT pg_promote()'));
    const seit = performance.now();
    const nachher = await bald(async () => {
      const antwort = await lege('zweiter');
      expect(antwort.status).toBe(201);
      return antwort.body;
    });
    hoechstens(performance.now() - seit, 5000);
    const kunde = await portal.als('kunde');
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

  it('says so where none of them takes changes, and goes on once one does', async () => {
    const stelle = (an: 'on' | 'off') =>
      mitVerbindung(paar.folgender.url(), async (db) => {
        await db.query(`ALTER SYSTEM SET default_transaction_read_only = '${an}'`);
        await db.query('SELECT pg_reload_conf()');
      });
    await stelle('on');
    // Who is there already may stay; who comes anew is turned away.
    await mitVerbindung(paar.folgender.url(), (db) =>
      db.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'frachtportal%'",
      ),
    );
    await bald(async () => {
      const { status, body } = await lege('niemand');
      expect([status, body[0]?.key]).toEqual([503, 'server.nurLesen']);
    });
    await stelle('off');
    await bald(async () => expect((await lege('niemand')).status).toBe(201));
  });
});
