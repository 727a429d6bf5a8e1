import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { type Dateiablage, DateiFehlt } from './dateiablage.js';

/** Papers as files below a directory. */
export class Verzeichnisablage implements Dateiablage {
  private readonly wurzel: string;

  constructor(wurzel: string) {
    this.wurzel = resolve(wurzel);
  }

  /** Written beside its place, brought to disk, and only then named: a crash leaves no half file under a key. */
  async lege(schluessel: string, pfad: string): Promise<void> {
    const ziel = this.pfad(schluessel);
    const ordner = dirname(ziel);
    await mkdir(ordner, { recursive: true, mode: 0o700 });
    const halb = `${ziel}.${randomUUID()}.teil`;
    try {
      await copyFile(pfad, halb);
      await aufDiePlatte(halb);
      await rename(halb, ziel);
    } catch (grund) {
      await rm(halb, { force: true });
      throw grund;
    }
    await aufDiePlatte(ordner);
    await aufDiePlatte(dirname(ordner));
  }

  async hole(schluessel: string): Promise<Readable> {
    try {
      return (await open(this.pfad(schluessel))).createReadStream();
    } catch (grund) {
      if ((grund as NodeJS.ErrnoException).code === 'ENOENT') throw new DateiFehlt(schluessel);
      throw grund;
    }
  }

  async entferne(schluessel: string): Promise<void> {
    await rm(this.pfad(schluessel), { force: true });
  }

  private pfad(schluessel: string): string {
    if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(schluessel)) throw new Error('Kein Ablageschlüssel');
    return join(this.wurzel, schluessel);
  }
}

/** A file's content, or a directory's names, survive a power cut from here on. */
async function aufDiePlatte(pfad: string): Promise<void> {
  const datei = await open(pfad);
  try {
    await datei.sync();
  } finally {
    await datei.close();
  }
}
