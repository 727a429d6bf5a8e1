import { randomBytes } from 'node:crypto';
import { constants, existsSync, readFileSync } from 'node:fs';
import { access, chown, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as warten } from 'node:timers/promises';
import type { Laufendes } from './aufsicht.js';
import { freierPort, istFrei } from './freier-port.js';
import { type Ausfuehrung, ausfuehrung, uebergeben } from './postgres-benutzer.js';
import { type PostgresProgramme, postgresProgramme } from './postgres-programme.js';
import { programm } from './programm.js';
import { Sperre } from './sperre.js';

export interface PostgresOptionen {
  /** Where the cluster lives; made on the first start. */
  verzeichnis: string;
  /** `true`: no acknowledged change is lost in a crash. `false` is for tests only. */
  dauerhaft: boolean;
}

/** The major version, to which the files of a server are bound. */
export const POSTGRES_VERSION = '18';

const BENUTZER = 'postgres';
const DAUERHAFT = ['fsync = on', 'synchronous_commit = on', 'full_page_writes = on'];
/** How often it is looked whether the server is still there. */
const TAKT_MS = 200;
/** So long the last processes of a server that was killed may take to go, and with them the memory they share. */
const NACHZUEGLER_MS = 20_000;
const NACHZUEGLER_PORT_MS = 2000;
const FLUECHTIG = [
  'fsync = off',
  'synchronous_commit = off',
  'full_page_writes = off',
  'max_connections = 200',
  // Its files may lie in memory.
  'max_wal_size = 256MB',
];

/** A real PostgreSQL out of the npm registry, reachable on 127.0.0.1 only. */
export class PostgresServer {
  private constructor(
    private readonly verzeichnis: string,
    private readonly port: number,
    private readonly passwort: string,
    private readonly steuerung: Steuerung,
    private readonly sperre: Sperre,
    private readonly einstellungen: string[],
  ) {
    process.once('exit', this.beimProzessende);
  }

  static async starten(optionen: PostgresOptionen): Promise<PostgresServer> {
    const verzeichnis = resolve(optionen.verzeichnis);
    await mkdir(dirname(verzeichnis), { recursive: true });
    const sperre = await Sperre.nehmen(`${verzeichnis}.sperre`);
    try {
      const steuerung = await Steuerung.fuer(verzeichnis);
      const passwort = await steuerung.bereiten(optionen.dauerhaft);
      const einstellungen = optionen.dauerhaft ? DAUERHAFT : FLUECHTIG;
      const port = await freierPort();
      await steuerung.hochfahren(einstellungen, port);
      return new PostgresServer(verzeichnis, port, passwort, steuerung, sperre, einstellungen);
    } catch (fehler) {
      await sperre.freigeben();
      throw fehler;
    }
  }

  /** Does a process hold this directory, or run a server in it? */
  static async inBenutzung(verzeichnis: string): Promise<boolean> {
    const ort = resolve(verzeichnis);
    return (await Sperre.gehalten(`${ort}.sperre`)) || laeuft(ort);
  }

  /** The address of the server that another process holds; undefined where none does. */
  static async adresseDesLaufenden(verzeichnis: string): Promise<string | undefined> {
    const ort = resolve(verzeichnis);
    if (!(await Sperre.gehalten(`${ort}.sperre`))) return undefined;
    // PostgreSQL writes its port into the fourth line of this file.
    const angaben = await readFile(join(ort, 'postmaster.pid'), 'utf8').catch(() => '');
    const port = Number(angaben.split('\n')[3]);
    if (!port) throw new Error('Das Portal startet oder endet gerade. Bitte gleich noch einmal.');
    return adresse((await readFile(`${ort}.passwort`, 'utf8')).trim(), port);
  }

  /** The address of one database in this server, login included. */
  url(datenbank?: string): string {
    return adresse(this.passwort, this.port, datenbank);
  }

  /** The server as something that may die. */
  laufend(): Laufendes {
    return { ende: this.bisZumEnde() };
  }

  /**
   * Comes back once its port is free for it to be started again: somebody else may have taken it, and then starting does
   * not help. Did it have to wait for that?
   */
  async wartetAufPort(melde: (port: number) => void): Promise<boolean> {
    const seit = Date.now();
    let gesagt = false;
    while (!laeuft(this.verzeichnis) && !(await istFrei(this.port))) {
      // The last processes of a killed one have it for a moment.
      if (!gesagt && Date.now() - seit > NACHZUEGLER_PORT_MS) {
        melde(this.port);
        gesagt = true;
      }
      await warten(TAKT_MS);
    }
    return gesagt;
  }

  /** Starts it again after its death, under the same address. */
  async wiederbeleben(): Promise<Laufendes> {
    for (const frist = Date.now() + NACHZUEGLER_MS; ; await warten(TAKT_MS)) {
      try {
        if (!laeuft(this.verzeichnis)) await this.steuerung.hochfahren(this.einstellungen, this.port);
        return this.laufend();
      } catch (fehler) {
        if (Date.now() > frist) throw fehler;
      }
    }
  }

  private async bisZumEnde(): Promise<string> {
    // Twice: between two looks its files may be in the making.
    for (let weg = 0; weg < 2; weg = laeuft(this.verzeichnis) ? 0 : weg + 1)
      await warten(TAKT_MS, undefined, { ref: false });
    return 'der Prozess ist weg';
  }

  /** Ends it in order; a server that does not end within 20 seconds is cut off (and recovers at its next start). */
  async stoppen(): Promise<void> {
    process.off('exit', this.beimProzessende);
    await this.steuerung.anhalten('fast').catch(() => this.steuerung.anhalten('immediate'));
    await this.sperre.freigeben();
  }

  /** The last thing a process does that did not stop its server. */
  private readonly beimProzessende = (): void => {
    const pid = postmaster(this.verzeichnis);
    if (pid) process.kill(pid, 'SIGINT');
  };
}

const adresse = (passwort: string, port: number, datenbank = 'postgres') =>
  `postgres://${BENUTZER}:${passwort}@127.0.0.1:${port}/${datenbank}`;

/** initdb and pg_ctl for one data directory. */
class Steuerung {
  private constructor(
    private readonly verzeichnis: string,
    private readonly programme: PostgresProgramme,
    private readonly als: Ausfuehrung,
  ) {}

  static async fuer(verzeichnis: string): Promise<Steuerung> {
    const programme = await postgresProgramme();
    return new Steuerung(verzeichnis, programme, await ausfuehrung(verzeichnis, programme.postgres));
  }

  /** Makes the cluster on the first start, clears up after a crash on later ones. Returns the password. */
  async bereiten(dauerhaft: boolean): Promise<string> {
    const datei = `${this.verzeichnis}.passwort`;
    if (existsSync(this.verzeichnis)) await this.zugriffPruefen();
    if (!existsSync(join(this.verzeichnis, 'PG_VERSION'))) await this.anlegen(datei, dauerhaft);
    else await this.aufraeumen();
    return (await readFile(datei, 'utf8')).trim();
  }

  async hochfahren(einstellungen: string[], port: number): Promise<void> {
    const zeilen = [
      `port = ${port}`,
      "listen_addresses = '127.0.0.1'",
      "unix_socket_directories = ''",
      ...einstellungen,
    ];
    await this.einstellen(`${zeilen.join('\n')}\n`);
    const protokoll = join(this.verzeichnis, 'server.log');
    await rename(protokoll, join(this.verzeichnis, 'server.alt.log')).catch(() => undefined);
    try {
      await this.pgCtl('start', '-w', '-t', '60', '-l', protokoll);
    } catch (fehler) {
      const ende = await readFile(protokoll, 'utf8').catch(() => '');
      throw new Error(`PostgreSQL startet nicht:\n${ende.split('\n').slice(-15).join('\n')}`, {
        cause: fehler,
      });
    }
  }

  /** Written beside and exchanged: on a full disk the settings stay what they were. */
  private async einstellen(inhalt: string): Promise<void> {
    const datei = join(this.verzeichnis, 'frachtportal.conf');
    if ((await readFile(datei, 'utf8').catch(() => '')) === inhalt) return;
    await writeFile(`${datei}.neu`, inhalt);
    await rename(`${datei}.neu`, datei);
  }

  async anhalten(art: 'fast' | 'immediate'): Promise<void> {
    if (laeuft(this.verzeichnis)) await this.pgCtl('stop', '-w', '-t', '20', '-m', art);
  }

  /** Into a folder beside it, which gets its name when it is complete: an interrupted start leaves nothing half. */
  private async anlegen(passwortDatei: string, dauerhaft: boolean): Promise<void> {
    const neu = `${this.verzeichnis}.neu`;
    await rm(neu, { recursive: true, force: true });
    uebergeben(neu, this.als);
    const eingabe = join(neu, '..', `${randomBytes(6).toString('hex')}.pw`);
    await writeFile(eingabe, randomBytes(24).toString('hex'), { mode: 0o600 });
    if (this.als.konto) await chown(eingabe, this.als.konto.uid, this.als.konto.gid);
    try {
      await programm(this.als, this.programme.initdb, [
        `--pgdata=${neu}`,
        `--username=${BENUTZER}`,
        `--pwfile=${eingabe}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        ...(dauerhaft ? [] : ['--no-sync']),
      ]);
      await writeFile(join(neu, 'postgresql.conf'), "\ninclude 'frachtportal.conf'\n", { flag: 'a' });
      await rename(eingabe, passwortDatei);
      if (existsSync(this.verzeichnis)) await rmdir(this.verzeichnis);
      await rename(neu, this.verzeichnis);
    } finally {
      await rm(eingabe, { force: true });
    }
  }

  private async zugriffPruefen(): Promise<void> {
    await access(this.verzeichnis, constants.R_OK | constants.W_OK | constants.X_OK).catch(
      (grund: unknown) => {
        throw new Error(`${this.verzeichnis} gehört einem anderen Benutzer; bitte als dieser starten.`, {
          cause: grund,
        });
      },
    );
  }

  /** After a crash of our own process the server may still run, or its pid file may name somebody else by now. */
  private async aufraeumen(): Promise<void> {
    const version = (await readFile(join(this.verzeichnis, 'PG_VERSION'), 'utf8')).trim();
    if (version !== POSTGRES_VERSION) {
      throw new Error(
        `${this.verzeichnis} wurde mit PostgreSQL ${version} angelegt, dieses Portal bringt PostgreSQL ${POSTGRES_VERSION} mit.`,
      );
    }
    if (laeuft(this.verzeichnis)) await this.anhalten('fast').catch(() => this.anhalten('immediate'));
    else await rm(join(this.verzeichnis, 'postmaster.pid'), { force: true });
  }

  private pgCtl(...argumente: string[]): Promise<void> {
    return programm(this.als, this.programme.pg_ctl, ['-D', this.verzeichnis, '-s', ...argumente]);
  }
}

/** The process number in the pid file, 0 without one. */
function postmaster(verzeichnis: string): number {
  try {
    return Number.parseInt(readFileSync(join(verzeichnis, 'postmaster.pid'), 'utf8'), 10) || 0;
  } catch {
    return 0;
  }
}

/** Is the process of the pid file alive, and is it ours and not one that got the number later? */
function laeuft(verzeichnis: string): boolean {
  const pid = postmaster(verzeichnis);
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    if (process.platform !== 'linux') return true;
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(verzeichnis);
  } catch {
    return false;
  }
}
