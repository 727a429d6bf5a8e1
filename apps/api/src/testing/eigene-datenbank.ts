import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresServer } from '@frachtportal/betrieb/postgres-server';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { bald } from './bald.js';
import { type Bestand, legeBestandAn, oeffnePortal, type Portal } from './portal.js';
import { Leitung } from './server/leitung.js';

/** A portal over a PostgreSQL of its own, which a test may kill; it comes back under the same address. */
export class EigeneDatenbank {
  private constructor(
    /** The data directory, as the start of the portal lays it out. */
    readonly ort: string,
    private readonly dauerhaft: boolean,
    private server: PostgresServer,
    private readonly leitung: Leitung,
    readonly portal: Portal,
    private readonly bestand: Bestand,
  ) {}

  static async oeffnen(dauerhaft = true, anders: Record<string, string> = {}): Promise<EigeneDatenbank> {
    const ort = await mkdtemp(join(tmpdir(), 'frachtportal-postgres-'));
    await chmod(ort, 0o755);
    const server = await PostgresServer.starten({ verzeichnis: join(ort, 'postgres'), dauerhaft });
    const bestand = await legeBestandAn(server.url(), ort);
    return EigeneDatenbank.mit(server, dauerhaft, { ...bestand, env: { ...bestand.env, ...anders } });
  }

  /** The same portal once more, over another data directory that has its database already, perhaps set up differently. */
  async ueber(ort: string, anders: Record<string, string> = {}): Promise<EigeneDatenbank> {
    const { dauerhaft, bestand } = this;
    const server = await PostgresServer.starten({ verzeichnis: join(ort, 'postgres'), dauerhaft });
    const DATABASE_URL = server.url(new URL(this.leitung.url).pathname.slice(1));
    const env = { ...bestand.env, DATABASE_URL, DATA_DIR: ort, ...anders };
    return EigeneDatenbank.mit(server, dauerhaft, { ...bestand, env });
  }

  private static async mit(server: PostgresServer, dauerhaft: boolean, bestand: Bestand) {
    const leitung = await Leitung.legen(bestand.env['DATABASE_URL'] ?? '');
    const portal = await oeffnePortal({
      ...bestand,
      env: {
        ...bestand.env,
        DATABASE_URL: leitung.url,
        DB_OHNE_FSYNC: String(!dauerhaft),
        DB_POOL: '4',
        DEMO_TAKT_MS: '100',
      },
      entfernen: async () => undefined,
    });
    const ort = bestand.env['DATA_DIR'] ?? '';
    return new EigeneDatenbank(ort, dauerhaft, server, leitung, portal, bestand);
  }

  private get verzeichnis(): string {
    return join(this.ort, 'postgres');
  }

  /** The portal's database as its owner reaches it, past the line. */
  get url(): string {
    return this.server.url(new URL(this.leitung.url).pathname.slice(1));
  }

  direkt<T>(sql: string, werte: unknown[] = []): Promise<T[]> {
    return mitVerbindung(this.url, async (db) => (await db.query(sql, werte)).rows as T[]);
  }

  /** Ends it in the middle of whatever it does. */
  async toete(): Promise<void> {
    const erster = Number.parseInt(await readFile(join(this.verzeichnis, 'postmaster.pid'), 'utf8'), 10);
    const weitere = await this.direkt<{ pid: number }>('SELECT pid FROM pg_stat_activity');
    for (const pid of [erster, ...weitere.map((z) => z.pid)])
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It was the connection that asked.
      }
    await this.server.stoppen();
  }

  /** Starts it again; it may take until the last process of the killed one is gone. */
  async starte(): Promise<void> {
    const { verzeichnis, dauerhaft } = this;
    this.server = await bald(() => PostgresServer.starten({ verzeichnis, dauerhaft }));
    await this.leitung.stelleHer(this.url);
  }

  async schliessen(): Promise<void> {
    await this.portal.schliessen();
    await this.leitung.trenne();
    await this.server.stoppen();
    await rm(this.ort, { recursive: true, force: true });
  }
}
