import { Injectable } from '@nestjs/common';
import { fadendatei } from '../jobs/faeden.js';
import { Lesefaden } from './lesefaden.service.js';
import type { Leseart, Tabelle, Tabellengrenzen } from './tabelle.js';
import type { Leseauftrag } from './tabelle.worker.js';
import type { Eingangsdatei } from './upload.js';

/** Reads tables from files. */
@Injectable()
export class Tabellenleser {
  constructor(private readonly faden: Lesefaden) {}

  /** @throws Fachfehler 400 with the reason why the file is refused, 429 when too much of the user waits */
  lies(
    { pfad, art, bytes }: Pick<Eingangsdatei, 'pfad' | 'art' | 'bytes'>,
    grenzen: Tabellengrenzen,
    leseart: Leseart,
  ): Promise<Tabelle> {
    const auftrag: Leseauftrag = { pfad, art, grenzen, leseart };
    return this.faden.lies(fadendatei('tabelle.worker'), auftrag, bytes);
  }
}
