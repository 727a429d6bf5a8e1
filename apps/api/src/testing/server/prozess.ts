import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { inject } from 'vitest';

const wurzel = resolve(import.meta.dirname, '../../..');

interface Vite {
  build(angaben: object): Promise<unknown>;
}

const gebaut = new Map<string, Promise<string>>();

/** A program of ours as one file, made from the sources in a fraction of a second, once for all files of a worker. */
export function baueProgramm(name = 'main'): Promise<string> {
  const vorhanden = gebaut.get(name) ?? baue(name);
  gebaut.set(name, vorhanden);
  return vorhanden;
}

async function baue(name: string): Promise<string> {
  const vite: Vite = await import(createRequire(import.meta.resolve('vitest')).resolve('vite'));
  const outDir = mkdtempSync(inject('programmordner'));
  await vite.build({
    root: wurzel,
    configFile: join(wurzel, 'vitest.config.ts'),
    logLevel: 'error',
    // Packages as Node itself resolves them: the field `module` is for bundlers alone.
    ssr: { resolve: { mainFields: ['main'] } },
    build: { ssr: `src/${name}.ts`, outDir, emptyOutDir: true },
  });
  return join(outDir, `${name}.js`);
}

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
    datei: string,
    env: Record<string, string>,
    hoert: (gesagt: string) => void = () => undefined,
  ): Promise<Prozess> {
    const kind = spawn(process.execPath, [datei], {
      env: {
        PORT: '0',
        HOST: '127.0.0.1',
        PORTAL_URL: 'http://127.0.0.1',
        NODE_ENV: 'production',
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

  signal(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | string> {
    this.kind.kill(signal);
    return this.ende;
  }
}
