import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { befehl, mitSbin, versuche } from './programme.js';

const bruecke = 'fpcluster';
/** Where everything runs that is not one of the two machines of the database. */
export const zentrale = '10.77.0.1';

/** A network of its own for a test, which machines can be cut off from. */
export const netz = {
  baue(): void {
    this.raeume();
    befehl('ip', 'link', 'add', bruecke, 'type', 'bridge');
    befehl('ip', 'addr', 'add', `${zentrale}/24`, 'dev', bruecke);
    befehl('ip', 'link', 'set', bruecke, 'up');
  },
  reisseAb(): void {
    befehl('ip', 'link', 'del', bruecke);
  },
  /** What a run that was broken off has left. */
  raeume(): void {
    for (const name of ['eins', 'zwei']) {
      for (const pid of versuche('ip', 'netns', 'pids', raum(name)).split('\n').filter(Boolean))
        versuche('kill', '-9', pid);
      versuche('ip', 'link', 'del', kabel(name));
      versuche('ip', 'netns', 'del', raum(name));
    }
    versuche('ip', 'link', 'del', bruecke);
  },
};

const raum = (name: string) => `fpc-${name}`;
const kabel = (name: string) => `${raum(name)}-a`;

/** A machine: a network namespace with a disk of its own, on which programs run as `postgres`. */
export class Rechner {
  private readonly raum: string;
  readonly platte: string;

  constructor(
    readonly name: string,
    readonly adresse: string,
    private readonly ort: string,
    plattenMb: number,
  ) {
    this.raum = raum(name);
    this.platte = join(ort, name);
    mkdirSync(this.platte);
    befehl('mount', '-t', 'tmpfs', '-o', `size=${plattenMb}m,mode=777`, 'tmpfs', this.platte);
    const [hier, dort] = [kabel(name), `${this.raum}-b`];
    befehl('ip', 'netns', 'add', this.raum);
    befehl('ip', 'link', 'add', hier, 'type', 'veth', 'peer', 'name', dort);
    befehl('ip', 'link', 'set', hier, 'master', bruecke, 'up');
    befehl('ip', 'link', 'set', dort, 'netns', this.raum);
    this.darin('ip', 'addr', 'add', `${adresse}/24`, 'dev', dort);
    this.darin('ip', 'link', 'set', dort, 'up');
    this.darin('ip', 'link', 'set', 'lo', 'up');
  }

  private darin(...befehlszeile: string[]): void {
    befehl('ip', 'netns', 'exec', this.raum, ...befehlszeile);
  }

  starte(programm: readonly string[], env: Record<string, string>): ChildProcess {
    const protokoll = openSync(join(this.ort, `${this.name}.log`), 'a');
    const als = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--'];
    const kind = spawn('ip', ['netns', 'exec', this.raum, ...als, ...programm], {
      stdio: ['ignore', protokoll, protokoll],
      // From another place it could not start its own programs.
      cwd: this.platte,
      env: { ...mitSbin, HOME: this.platte, ...env },
    });
    closeSync(protokoll);
    return kind;
  }

  private prozesse(): number[] {
    return befehl('ip', 'netns', 'pids', this.raum).split('\n').filter(Boolean).map(Number);
  }

  /** All that runs on it, or what of it a condition on the command line chooses. */
  signal(signal: NodeJS.Signals, muster = ''): void {
    for (const pid of this.prozesse()) {
      try {
        if (muster && !befehl('ps', '-o', 'args=', '-p', String(pid)).includes(muster)) continue;
        process.kill(pid, signal);
      } catch {
        // Gone meanwhile.
      }
    }
  }

  /** Fills the disk to the last byte; answers how to make room again. */
  fuelle(): () => void {
    const fuellung = join(this.platte, 'fuellung');
    befehl(
      'sh',
      '-c',
      `dd if=/dev/zero of=${fuellung} bs=64k 2>/dev/null; dd if=/dev/zero of=${fuellung}2 bs=1 2>/dev/null; true`,
    );
    return () => {
      rmSync(fuellung);
      rmSync(`${fuellung}2`);
    };
  }

  /** Pulls the cable, or plugs it in again. */
  kabel(stand: 'up' | 'down'): void {
    befehl('ip', 'link', 'set', kabel(this.name), stand);
  }

  entferne(): void {
    this.signal('SIGKILL');
    // A namespace goes only some time after its last process, and its cable with it.
    befehl('ip', 'link', 'del', kabel(this.name));
    befehl('ip', 'netns', 'del', this.raum);
    befehl('umount', '-l', this.platte);
  }
}
