import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { mitSbin } from './programme.js';
import { zentrale } from './rechner.js';

const lieferung = resolve(import.meta.dirname, '../../../../../deploy/patroni');

/** HAProxy before database and portal, and PgBouncer, from the files that are delivered. */
export class Verteiler {
  private haproxy: ChildProcess | undefined;
  private pgbouncer: ChildProcess | undefined;
  readonly portal = `http://${zentrale}:8080`;

  constructor(private readonly ort: string) {
    mkdirSync(ort);
    chmodSync(ort, 0o755);
  }

  private starte(programm: readonly [string, ...string[]], env: Record<string, string> = {}): ChildProcess {
    const protokoll = openSync(join(this.ort, `${programm[0]}.log`), 'a');
    const [name, ...werte] = programm;
    const kind = spawn(name, werte, { stdio: ['ignore', protokoll, protokoll], env: { ...mitSbin, ...env } });
    closeSync(protokoll);
    return kind;
  }

  /** @param portale host and port of the three processes */
  starteHaproxy(portale: readonly string[]): void {
    this.haproxy = this.starte(['haproxy', '-db', '-f', join(lieferung, 'haproxy.cfg')], {
      ADRESSE: zentrale,
      DB_EINS: '10.77.0.11',
      DB_ZWEI: '10.77.0.12',
      PORTAL_EINS: portale[0] ?? '',
      PORTAL_ZWEI: portale[1] ?? '',
      PORTAL_DREI: portale[2] ?? '',
    });
  }

  async startePgbouncer(datenbank: string, benutzer: string, kennwort: string): Promise<void> {
    await copyFile(join(lieferung, 'pgbouncer.ini'), join(this.ort, 'pgbouncer.ini'));
    writeFileSync(join(this.ort, 'benutzer.txt'), `"${benutzer}" "${kennwort}"\n`);
    writeFileSync(join(this.ort, 'datenbanken.ini'), `${datenbank} = host=${zentrale} port=5000\n`);
    writeFileSync(
      join(this.ort, 'bouncer.ini'),
      `listen_addr = ${zentrale}\nauth_file = ${join(this.ort, 'benutzer.txt')}\n`,
    );
    this.weckePgbouncer();
  }

  weckePgbouncer(): void {
    this.pgbouncer = this.starte([
      'setpriv',
      '--reuid=postgres',
      '--regid=postgres',
      '--clear-groups',
      '--',
      'sh',
      '-c',
      `cd ${this.ort} && exec pgbouncer pgbouncer.ini`,
    ]);
  }

  async toetePgbouncer(): Promise<void> {
    const weg = new Promise((fertig) => this.pgbouncer?.once('exit', fertig));
    this.pgbouncer?.kill('SIGKILL');
    await weg;
  }

  stoppen(): void {
    this.haproxy?.kill('SIGKILL');
    this.pgbouncer?.kill('SIGKILL');
  }
}
