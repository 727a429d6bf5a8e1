import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { protokollverzeichnis } from '../../platform/logging/protokolldatei.js';

const logdatei = /^[\w.-]+\.log(\.alt)?$/;
/** So much of a file's end is looked at. */
const hoechstensBytes = 4 * 1024 * 1024;

/** The log of this process, read from its files. */
@Injectable()
export class Serverlog {
  private readonly ort: string;

  constructor(@Inject(UMGEBUNG) umgebung: Umgebung) {
    this.ort = protokollverzeichnis(umgebung.DATA_DIR);
  }

  /** Names of the log files, the newest first. */
  async dateien(): Promise<string[]> {
    const namen = (await readdir(this.ort).catch(() => [])).filter((n) => logdatei.test(n));
    const mitZeit = await Promise.all(
      namen.map(async (name) => ({ name, zeit: (await stat(join(this.ort, name))).mtimeMs })),
    );
    return mitZeit.sort((a, b) => b.zeit - a.zeit || b.name.localeCompare(a.name)).map((d) => d.name);
  }

  /** The last lines as they were written, the oldest first. */
  async letzte(anzahl: number): Promise<string[]> {
    let gefunden: string[] = [];
    for (const name of await this.dateien()) {
      if (gefunden.length >= anzahl) break;
      gefunden = [...(await this.ende(name)), ...gefunden];
    }
    return gefunden.slice(-anzahl);
  }

  private async ende(name: string): Promise<string[]> {
    const datei = await open(join(this.ort, name), 'r');
    try {
      return await letzteZeilen(datei);
    } finally {
      await datei.close();
    }
  }
}

async function letzteZeilen(datei: FileHandle): Promise<string[]> {
  const { size } = await datei.stat();
  const ab = Math.max(0, size - hoechstensBytes);
  const { buffer, bytesRead } = await datei.read(Buffer.alloc(size - ab), 0, size - ab, ab);
  const zeilen = buffer.toString('utf8', 0, bytesRead).split('\n').filter(Boolean);
  // The first one may have lost its beginning.
  return ab > 0 ? zeilen.slice(1) : zeilen;
}
