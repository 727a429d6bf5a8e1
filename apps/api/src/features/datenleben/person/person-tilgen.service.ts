import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import type { Arbeit } from '../auftrag/arbeit.js';
import { DatenauftraegeRepository, type Genommener } from '../auftrag/datenauftraege.repository.js';
import type { Fortschritt } from '../auftrag/fortschritt.js';
import { Langverbindung } from '../bestand/langverbindung.service.js';
import { PersonRepository, tilgungen } from './person.repository.js';

/**
 * Takes a user's name and everything personal out of the portal. Orders, their history and letters stay, as law demands, and
 * name a number.
 */
@Injectable()
export class PersonTilgen implements Arbeit {
  constructor(
    private readonly verbindung: Langverbindung,
    private readonly person: PersonRepository,
    private readonly auftraege: DatenauftraegeRepository,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** A dry run does the same and takes it back. */
  async tue({ id, ziel, probe }: Genommener, fortschritt: Fortschritt): Promise<void> {
    await fortschritt.beginne('zeilen', tilgungen.length);
    const dateien = await this.verbindung.transaktion(probe, async (client) => {
      await client.query("SET LOCAL frachtportal.datenleben = 'tilgen'");
      const mails = await this.person.maildateien(client, ziel ?? 0);
      for (const t of tilgungen) {
        fortschritt.zaehle(t.gruppe, await this.person.tilge(client, t, ziel ?? 0));
        await fortschritt.weiter();
      }
      await this.auftraege.fertigMit(client, id, fortschritt.ergebnis);
      return mails;
    });
    if (probe) await this.verbindung.mit((c) => this.auftraege.fertigMit(c, id, fortschritt.ergebnis));
    else
      for (const datei of dateien)
        await rm(join(this.umgebung.DATA_DIR, 'mails', basename(datei)), { force: true });
  }
}
