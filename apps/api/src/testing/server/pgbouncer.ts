import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freierPort } from '@frachtportal/betrieb/freier-port';
import { bald } from '../bald.js';

/** Is there one on this machine? Debian has it as `pgbouncer`. */
export function hatPgbouncer(): boolean {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore', env: mitSbin });
    return true;
  } catch {
    return false;
  }
}

const mitSbin = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

/** A real PgBouncer in transaction mode: each transaction gets whichever of few connections is free. */
export class Pgbouncer {
  private constructor(
    private readonly ort: string,
    private readonly prozess: ChildProcess,
    readonly port: number,
  ) {}

  /** @param ziel address of the user who works, at the database itself */
  static async starten(ziel: string, verbindungen = 3, unter?: number): Promise<Pgbouncer> {
    const { hostname, port, username, password } = new URL(ziel);
    const eigener = unter ?? (await freierPort());
    const ort = await mkdtemp(join(tmpdir(), 'frachtportal-pgbouncer-'));
    await chmod(ort, 0o755);
    await writeFile(join(ort, 'benutzer.txt'), `"${username}" "${password}"\n`);
    await writeFile(
      join(ort, 'pgbouncer.ini'),
      `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${eigener}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(ort, 'benutzer.txt')}
pool_mode = transaction
default_pool_size = ${verbindungen}
max_client_conn = 200
`,
    );
    // It does not run as root.
    const alsWer = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    const prozess = spawn('pgbouncer', ['-q', ...alsWer, join(ort, 'pgbouncer.ini')], {
      stdio: 'ignore',
      env: mitSbin,
    });
    await bald(() => erreichbar(eigener));
    return new Pgbouncer(ort, prozess, eigener);
  }

  /** The same address, through the pooler. */
  durch(ziel: string): string {
    return Object.assign(new URL(ziel), { host: `127.0.0.1:${this.port}` }).href;
  }

  async stoppen(): Promise<void> {
    this.prozess.kill('SIGKILL');
    await rm(this.ort, { recursive: true, force: true });
  }
}

const erreichbar = (port: number) =>
  new Promise<void>((ja, nein) => {
    const leitung = connect(port, '127.0.0.1', () => {
      leitung.destroy();
      ja();
    });
    leitung.on('error', nein);
  });
