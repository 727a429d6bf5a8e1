import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const wurzel = resolve(import.meta.dirname, '../../..');

interface Vite {
  build(angaben: object): Promise<unknown>;
}

/** A program of ours as one file, made from the sources in a fraction of a second; below node_modules, where packages are found. */
export async function baueProgramm(name = 'main'): Promise<{ datei: string; entfernen(): void }> {
  const vite: Vite = await import(createRequire(import.meta.resolve('vitest')).resolve('vite'));
  const outDir = mkdtempSync(join(wurzel, 'node_modules/.programm-'));
  await vite.build({
    root: wurzel,
    configFile: join(wurzel, 'vitest.config.ts'),
    logLevel: 'error',
    // Packages as Node itself resolves them: the field `module` is for bundlers alone.
    ssr: { resolve: { mainFields: ['main'] } },
    build: { ssr: `src/${name}.ts`, outDir, emptyOutDir: true },
  });
  return {
    datei: join(outDir, `${name}.js`),
    entfernen: () => rmSync(outDir, { recursive: true, force: true }),
  };
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
