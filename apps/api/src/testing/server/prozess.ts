import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A program of ours as it is delivered. */
export const programmdatei = (name: string): string => join(inject('programmordner'), `${name}.js`);

/** The API in a process of its own, which can be killed. */
export class Prozess {
  /** Resolves with code or signal when the process is gone. */
  readonly ende: Promise<number | string>;

  private constructor(
    private readonly kind: ChildProcess,
    readonly url: string,
    readonly ausgabe: () => string,
  ) {
    this.ende = new Promise((fertig) => kind.once('exit', (code, signal) => fertig(code ?? signal ?? '')));
  }

  /** @param hoert gets what it has said so far, whenever it says something */
  static async starten(
    env: Record<string, string>,
    hoert: (gesagt: string) => void = () => undefined,
    programm = programmdatei('main'),
  ): Promise<Prozess> {
    const kind = spawn(process.execPath, [programm], {
      env: {
        PORT: '0',
        HOST: '127.0.0.1',
        PORTAL_URL: 'http://127.0.0.1',
        NODE_ENV: 'production',
        // Whoever ends by itself leaves for the next what V8 has made of the program: a sixth of its start.
        NODE_COMPILE_CACHE: join(inject('programmordner'), '.uebersetzt'),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    const url = await new Promise<string>((fertig, fehler) => {
      const lesen = (teil: Buffer) => {
        text += teil.toString();
        hoert(text);
        const bereit = /Bereit: (\S+)/.exec(text);
        if (bereit?.[1]) fertig(bereit[1]);
      };
      kind.stdout.on('data', lesen);
      kind.stderr.on('data', lesen);
      // Not at its exit: what it said last may still be on its way then.
      kind.once('close', (code) => fehler(new Error(`Die API startet nicht (${code}): ${text}`)));
    });
    return new Prozess(kind, url, () => text);
  }

  /** The processes it has started. */
  async kinder(): Promise<number[]> {
    const liste = await readFile(`/proc/${this.kind.pid}/task/${this.kind.pid}/children`, 'utf8');
    return liste.trim().split(' ').filter(Boolean).map(Number);
  }

  signal(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | string> {
    this.kind.kill(signal);
    return this.ende;
  }
}
