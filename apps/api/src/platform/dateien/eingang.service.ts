import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { type Dateiart, type Eingangsdatei, nimmAn, type Uploadregeln } from './upload.js';

const vergessenNachMs = 24 * 3600 * 1000;

/** Where files wait that have been sent and not read yet. */
@Injectable()
export class Eingang implements OnModuleInit {
  private readonly ordner: string;

  constructor(@Inject(UMGEBUNG) umgebung: Umgebung) {
    this.ordner = resolve(umgebung.DATA_DIR, 'eingang');
  }

  /** The file and the metadata of a request. Whoever takes them removes the file. */
  async nimmAn<M extends object, A extends Dateiart>(
    anfrage: FastifyRequest,
    regeln: Uploadregeln<M, A>,
  ): Promise<{ datei: Eingangsdatei<A>; metadata: M }> {
    return nimmAn(anfrage, join(await this.verzeichnis(), randomUUID()), regeln);
  }

  /** Where a file may lie that is on its way; what stays there is removed after a day. */
  async verzeichnis(): Promise<string> {
    await mkdir(this.ordner, { recursive: true });
    return this.ordner;
  }

  /** Like `nimmAn`, for work that is done with the file when it returns. */
  async mitDatei<M extends object, A extends Dateiart, T>(
    anfrage: FastifyRequest,
    regeln: Uploadregeln<M, A>,
    arbeit: (datei: Eingangsdatei<A>, metadata: M) => Promise<T>,
  ): Promise<T> {
    const { datei, metadata } = await this.nimmAn(anfrage, regeln);
    try {
      return await arbeit(datei, metadata);
    } finally {
      await datei.entfernen();
    }
  }

  /** Removes what a process has left behind that was killed. */
  async onModuleInit(): Promise<void> {
    for (const name of await readdir(this.ordner).catch(() => [])) {
      const pfad = join(this.ordner, name);
      const angaben = await stat(pfad).catch(() => undefined);
      if (angaben && Date.now() - angaben.mtimeMs > vergessenNachMs) await rm(pfad, { force: true });
    }
  }
}
