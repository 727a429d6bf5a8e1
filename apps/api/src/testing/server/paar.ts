import { execFileSync } from 'node:child_process';
import { appendFile, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresServer } from '@frachtportal/betrieb/postgres-server';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { type Bestand, legeBestandAn } from '../portal.js';

/** A leading PostgreSQL with people in it, and a standby that follows it. */
export class Paar {
  private constructor(
    private readonly ort: string,
    readonly fuehrender: PostgresServer,
    readonly folgender: PostgresServer,
    readonly bestand: Bestand,
  ) {}

  static async starten(): Promise<Paar> {
    const ort = await mkdtemp(join(tmpdir(), 'frachtportal-paar-'));
    await chmod(ort, 0o755);
    const starte = (wer: string) =>
      PostgresServer.starten({ verzeichnis: join(ort, wer, 'postgres'), dauerhaft: true });
    const leer = await starte('eins');
    const bestand = await legeBestandAn(leer.url(), join(ort, 'daten'));
    await leer.stoppen();
    // With its owner: PostgreSQL does not run as root.
    execFileSync('cp', ['-a', join(ort, 'eins'), join(ort, 'zwei')]);
    const fuehrender = await starte('eins');
    const { port, username, password } = new URL(fuehrender.url());
    const folgt = `host=127.0.0.1 port=${port} user=${username} password=${password} application_name=zwei`;
    const zwei = join(ort, 'zwei', 'postgres');
    await appendFile(join(zwei, 'postgresql.auto.conf'), `primary_conninfo = '${folgt}'\n`);
    await writeFile(join(zwei, 'standby.signal'), '');
    return new Paar(ort, fuehrender, await starte('zwei'), bestand);
  }

  private get datenbank(): string {
    return new URL(this.bestand.env['DATABASE_URL'] ?? '').pathname.slice(1);
  }

  /** The database of the portal in one of them. */
  in(server: PostgresServer): string {
    return server.url(this.datenbank);
  }

  /** The process that receives for the standby what is written. */
  async empfaenger(): Promise<number> {
    const frage = 'SELECT pid FROM pg_stat_wal_receiver';
    const { rows } = await mitVerbindung(this.folgender.url(), (db) => db.query<{ pid: number }>(frage));
    if (!rows[0]) throw new Error('Der Standby folgt nicht');
    return rows[0].pid;
  }

  async toeteFuehrenden(): Promise<void> {
    const datei = await readFile(join(this.ort, 'eins', 'postgres', 'postmaster.pid'), 'utf8');
    process.kill(Number.parseInt(datei, 10), 'SIGQUIT');
  }

  async stoppen(): Promise<void> {
    await this.folgender.stoppen();
    await this.fuehrender.stoppen();
    await rm(this.ort, { recursive: true, force: true });
  }
}
