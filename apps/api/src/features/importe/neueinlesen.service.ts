import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Eingang } from '../../platform/dateien/eingang.service.js';
import { type Eingelesen, Einlesen } from './einlesen.service.js';
import type { Importart } from './importart.js';
import { Laeufe } from './laeufe.repository.js';

/** Reads the kept file of a run again, for another of its sheets. */
@Injectable()
export class Neueinlesen {
  constructor(
    private readonly eingang: Eingang,
    private readonly einlesen: Einlesen,
    private readonly laeufe: Laeufe,
  ) {}

  /** @throws Fachfehler 400 */
  async lies(art: Importart, id: number, blatt: string | null): Promise<Eingelesen> {
    const { dateiname: name, inhalt } = await this.laeufe.datei(id);
    const pfad = join(await this.eingang.verzeichnis(), randomUUID());
    try {
      await writeFile(pfad, inhalt, { mode: 0o600 });
      return await this.einlesen.lies(art, { pfad, name, bytes: inhalt.length }, { blatt });
    } finally {
      await rm(pfad, { force: true });
    }
  }
}
