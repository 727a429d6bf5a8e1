import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';

const tageBehalten = 30;
const form = /^portal-\d{4}-\d\d-\d\d\.log$/;

/** Where log lines are kept as files, under the data directory. */
export const protokollverzeichnis = (datenverzeichnis: string) => join(datenverzeichnis, 'protokoll');

/** The log as files, one a day; old ones go, so that it cannot fill the disk for ever. */
export class Protokolldatei {
  private ziel: ReturnType<typeof pino.destination> | undefined;
  private bis = 0;

  constructor(private readonly verzeichnis: string) {
    process.once('exit', () => this.ziel?.flushSync());
  }

  write(zeile: string): void {
    if (Date.now() >= this.bis) this.wechsle(new Date());
    this.ziel?.write(zeile);
  }

  /** Everything written so far is in the file. */
  leere(): void {
    this.ziel?.flushSync();
  }

  private wechsle(jetzt: Date): void {
    mkdirSync(this.verzeichnis, { recursive: true, mode: 0o700 });
    const tag = jetzt.toISOString().slice(0, 10);
    const datei = join(this.verzeichnis, `portal-${tag}.log`);
    if (this.ziel) this.ziel.reopen(datei);
    // Lines are collected for a moment: a busy server does not wait for the disk.
    else this.ziel = pino.destination({ dest: datei, append: true, sync: false, minLength: 0 });
    this.bis = Date.parse(`${tag}T00:00:00Z`) + 86_400_000;
    this.raeumeAuf();
  }

  private raeumeAuf(): void {
    const alte = readdirSync(this.verzeichnis)
      .filter((name) => form.test(name))
      .sort()
      .slice(0, -tageBehalten);
    for (const name of alte) rmSync(join(this.verzeichnis, name), { force: true });
  }
}
