import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { Eingang } from '../../../platform/dateien/eingang.service.js';
import { Ablagezugang } from '../../dokumente/ablagezugang.service.js';
import type { Arbeit } from '../auftrag/arbeit.js';
import { DatenauftraegeRepository, type Genommener } from '../auftrag/datenauftraege.repository.js';
import type { Fortschritt } from '../auftrag/fortschritt.js';
import { Archivschreiber } from '../bestand/archiv.js';
import { Langverbindung } from '../bestand/langverbindung.service.js';
import { Abzug } from './abzug.service.js';
import { StilllegenRepository } from './stilllegen.repository.js';

/** Writes all that a client has into one archive; archiving also ends what its users and connections do. */
@Injectable()
export class MandantAusgeben implements Arbeit {
  constructor(
    private readonly verbindung: Langverbindung,
    private readonly abzug: Abzug,
    private readonly stilllegen: StilllegenRepository,
    private readonly auftraege: DatenauftraegeRepository,
    private readonly ablage: Ablagezugang,
    private readonly eingang: Eingang,
  ) {}

  async tue(auftrag: Genommener, fortschritt: Fortschritt): Promise<void> {
    await this.verbindung.mit(async (client) => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return auftrag.probe
        ? this.abzug.zaehle(client, auftrag.ziel ?? 0, fortschritt)
        : this.schreibe(client, auftrag, fortschritt);
    });
    await this.verbindung.transaktion(false, async (client) => {
      if (auftrag.art === 'archivieren' && !auftrag.probe)
        await this.stilllegen.legeStill(client, auftrag.ziel ?? 0);
      await this.auftraege.fertigMit(client, auftrag.id, fortschritt.ergebnis);
    });
  }

  private async schreibe(client: pg.Client, auftrag: Genommener, fortschritt: Fortschritt) {
    const pfad = join(await this.eingang.verzeichnis(), randomUUID());
    const archiv = Archivschreiber.beginne(pfad);
    try {
      const hole = (schluessel: string): Promise<Readable | undefined> => this.ablage.hole(schluessel);
      const name = await this.abzug.schreibe(client, auftrag.ziel ?? 0, { archiv, hole, fortschritt });
      await archiv.schliesse();
      await fortschritt.beginne('ablegen', 1);
      const schluessel = `datenauftrag/${auftrag.id}`;
      await this.auftraege.merkeVor(schluessel);
      await this.ablage.lege(schluessel, pfad, 'application/gzip');
      await this.auftraege.merkeDatei(auftrag.id, schluessel, dateiname(name), (await stat(pfad)).size);
      return name;
    } finally {
      await archiv.verwirf();
      await rm(pfad, { force: true });
    }
  }
}

const dateiname = (name: string) =>
  `${name.replace(/[^\p{L}\p{N}-]+/gu, '-').slice(0, 60)}-${new Date().toISOString().slice(0, 10)}.tar.gz`;
