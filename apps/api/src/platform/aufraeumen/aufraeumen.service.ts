import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Taktgeber } from '../jobs/taktgeber.js';
import { Altes } from './altes.repository.js';

const pauseMs = 10 * 60_000;

/** Throws away what only served for a while: used links, ended sessions, mails of last month. */
@Injectable()
export class Aufraeumen {
  constructor(
    private readonly altes: Altes,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
    taktgeber: Taktgeber,
  ) {
    taktgeber.wiederholeInnen('Aufräumen', pauseMs, () => this.raeumeAuf());
  }

  async raeumeAuf(): Promise<void> {
    // The file first: a row without its file can be cleaned once more, a file without its row never.
    for (const datei of await this.altes.maildateien())
      await rm(join(this.umgebung.DATA_DIR, 'mails', basename(datei)), { force: true });
    await this.altes.loesche();
  }
}
