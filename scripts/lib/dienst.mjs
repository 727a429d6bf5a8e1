// A process that runs until it is told to stop, in a process group of its own: Ctrl+C at the terminal reaches
// only us, so that the order of stopping is ours.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { umgebung, WURZEL } from './orte.mjs';

const LETZTE = 40;

export class Dienst {
  /** `zeile` gets every line it writes. */
  constructor(datei, argumente, { env = {}, cwd = WURZEL, zeile = () => undefined } = {}) {
    this.letzteZeilen = [];
    /** When it last said something. */
    this.zuletzt = Date.now();
    this.kind = spawn(datei, argumente, {
      cwd,
      env: umgebung(env),
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const strom of [this.kind.stdout, this.kind.stderr]) {
      createInterface({ input: strom }).on('line', (text) => {
        this.zuletzt = Date.now();
        this.letzteZeilen = [...this.letzteZeilen.slice(1 - LETZTE), text];
        zeile(text);
      });
    }
    this.ende = new Promise((fertig) => {
      this.kind.on('error', (fehler) => fertig(fehler.message));
      this.kind.on('close', (code, signal) => fertig(code ?? signal));
    });
  }

  /** Asks it to stop and does not wait longer than `frist` ms for it. */
  async stoppen(frist) {
    this.signal('SIGTERM');
    const uhr = setTimeout(() => this.signal('SIGKILL'), frist);
    await this.ende;
    clearTimeout(uhr);
  }

  signal(name) {
    if (this.kind.exitCode !== null || this.kind.signalCode !== null || !this.kind.pid) return;
    try {
      if (process.platform === 'win32') this.kind.kill(name);
      else process.kill(-this.kind.pid, name);
    } catch {
      // It has just gone by itself.
    }
  }
}
