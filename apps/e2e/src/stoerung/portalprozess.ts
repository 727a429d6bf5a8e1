import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as warten } from 'node:timers/promises';
import { freierPort } from '@frachtportal/betrieb/freier-port';

const scripts = resolve(import.meta.dirname, '../../../../scripts/lib');
const taktMs = 50;

/** `npm start` without its building: what is tested is built already. */
const programm = `
  import { einstellungen } from '${scripts}/einstellungen.mjs';
  import { Lebenslauf } from '${scripts}/lebenslauf.mjs';
  import { portalStarten } from '${scripts}/portal.mjs';
  const leben = new Lebenslauf();
  await leben.fuehren(async () => {
    const portal = await portalStarten(leben, einstellungen());
    console.log('Das Portal läuft');
    await portal.ende;
  });`;

/** The portal as it runs with `npm start`: the process that supervises, its API and its database. */
export class Portalprozess {
  readonly ende: Promise<number | string>;
  private text = '';

  private constructor(
    private readonly kind: ChildProcess,
    readonly url: string,
    private readonly datenverzeichnis: string,
  ) {
    this.ende = new Promise((fertig) => kind.once('exit', (code, signal) => fertig(code ?? signal ?? '')));
    for (const strom of [kind.stdout, kind.stderr])
      strom?.on('data', (teil: Buffer) => {
        this.text += teil.toString();
      });
  }

  static async starten(datenverzeichnis: string, env: Record<string, string> = {}): Promise<Portalprozess> {
    const port = await freierPort();
    const kind = spawn(process.execPath, ['--input-type=module', '-e', programm], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DATA_DIR: datenverzeichnis,
        PORT: String(port),
        DEMO: 'true',
        DEMO_AUFTRAEGE: '20',
        DEMO_TAKT_MS: '3600000',
        ...env,
      },
    });
    const portal = new Portalprozess(kind, `http://127.0.0.1:${port}`, datenverzeichnis);
    await portal.bis(() => portal.text.includes('Das Portal läuft'));
    return portal;
  }

  get ausgabe(): string {
    return this.text;
  }

  /** Comes back once something is so; @throws when the portal has ended before. */
  async bis(fertig: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await fertig())) {
      if (this.kind.exitCode !== null) throw new Error(`Das Portal endete: ${this.text}`);
      await warten(taktMs);
    }
  }

  /** Cuts the database off in the middle of whatever it does. */
  toeteDatenbank(): void {
    const angaben = readFileSync(join(this.datenverzeichnis, 'postgres/postmaster.pid'), 'utf8');
    process.kill(Number.parseInt(angaben, 10), 'SIGKILL');
  }

  /** Cuts the API off as soon as there is one other than the last. */
  async toeteApi(): Promise<void> {
    let pid = 0;
    await this.bis(() => {
      pid = this.api() ?? 0;
      return pid > 0 && pid !== this.getoetet;
    });
    this.getoetet = pid;
    process.kill(pid, 'SIGKILL');
  }

  private getoetet = 0;

  private api(): number | undefined {
    return readdirSync('/proc')
      .map(Number)
      .find((pid) => pid > 0 && istKind(pid, this.kind.pid));
  }

  async stoppen(): Promise<void> {
    this.kind.kill('SIGTERM');
    await this.ende;
  }
}

/** The API is a child of the process that supervises it; the database has left its parents. */
function istKind(pid: number, eltern: number | undefined): boolean {
  try {
    const stand = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [zustand, vater] = stand.slice(stand.lastIndexOf(')') + 2).split(' ');
    return (
      zustand !== 'Z' &&
      Number(vater) === eltern &&
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.js')
    );
  } catch {
    return false;
  }
}
