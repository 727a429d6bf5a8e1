import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pino } from 'pino';

const tageBehalten = 30;
/** So much they may take together: beyond it the oldest go first. */
const hoechstensBytes = 500 * 1024 * 1024;
/** After so much that is written it is looked again. */
const jeBytes = 16 * 1024 * 1024;
/** What cannot be written, as on a full disk, is kept for so long and then dropped. */
const wartetBytes = 1024 * 1024;
/** Of a day that says much there are several: the earlier parts are numbered and sort before the one written to. */
const form = /^portal-\d{4}-\d\d-\d\d(\.\d{3})?\.log$/;
const teile = 10;

/** Where log lines are kept as files, under the data directory. */
export const protokollverzeichnis = (datenverzeichnis: string) => join(datenverzeichnis, 'protokoll');

/** The log as files, one a day or more of a loud one; old ones go, so that it cannot fill the disk for ever. It never fails: without room lines are lost. */
export class Protokolldatei {
  private ziel: ReturnType<typeof pino.destination> | undefined;
  private bis = 0;
  private geschrieben = 0;
  private datei = '';

  constructor(
    private readonly verzeichnis: string,
    private readonly hoechstens = hoechstensBytes,
  ) {
    process.once('exit', () => this.leere());
  }

  write(zeile: string): void {
    try {
      if (Date.now() >= this.bis) this.wechsle(new Date());
      this.ziel?.write(zeile);
      this.geschrieben += zeile.length;
      if (this.geschrieben > Math.min(jeBytes, this.jeDatei)) this.sieheNach();
    } catch {
      // The output has the line all the same.
    }
  }

  /** Everything written so far is in the file, where there is room for it. */
  leere(): void {
    try {
      this.ziel?.flushSync();
    } catch {
      // Lost with the disk full.
    }
  }

  private wechsle(jetzt: Date): void {
    mkdirSync(this.verzeichnis, { recursive: true, mode: 0o700 });
    chmodSync(this.verzeichnis, 0o700);
    const tag = jetzt.toISOString().slice(0, 10);
    const datei = join(this.verzeichnis, `portal-${tag}.log`);
    this.datei = datei;
    if (existsSync(datei)) chmodSync(datei, 0o600);
    if (this.ziel) this.ziel.reopen(datei);
    // Lines are collected for a moment: a busy server does not wait for the disk.
    else {
      const angaben = { append: true, sync: false, minLength: 0, maxLength: wartetBytes, mode: 0o600 };
      this.ziel = pino.destination({ dest: datei, ...angaben });
      // The next line tries anew.
      this.ziel.on('error', () => undefined);
    }
    this.bis = Date.parse(`${tag}T00:00:00Z`) + 86_400_000;
    this.raeumeAuf();
  }

  /** One file takes a tenth of what all may take: then the oldest can go, though all are of today. */
  private get jeDatei(): number {
    return this.hoechstens / teile;
  }

  private sieheNach(): void {
    this.geschrieben = 0;
    if (statSync(this.datei).size > this.jeDatei) {
      renameSync(this.datei, this.naechsterTeil());
      this.ziel?.reopen(this.datei);
    }
    this.raeumeAuf();
  }

  private naechsterTeil(): string {
    const [stamm = ''] = basename(this.datei).split('.');
    const nummern = readdirSync(this.verzeichnis)
      .filter((name) => form.test(name) && name.startsWith(`${stamm}.`))
      .map((name) => Number(name.split('.')[1]) || 0);
    const nummer = String(Math.max(0, ...nummern) + 1).padStart(3, '0');
    return join(this.verzeichnis, `${stamm}.${nummer}.log`);
  }

  private raeumeAuf(): void {
    const alle = readdirSync(this.verzeichnis)
      .filter((name) => form.test(name))
      .sort()
      .reverse();
    let bytes = 0;
    const tage = new Set<string>();
    for (const [i, name] of alle.entries()) {
      const datei = join(this.verzeichnis, name);
      bytes += statSync(datei).size;
      tage.add(name.split('.')[0] ?? '');
      // The newest is the one that is written to.
      if (tage.size > tageBehalten || (i > 0 && bytes > this.hoechstens)) rmSync(datei, { force: true });
    }
  }
}
