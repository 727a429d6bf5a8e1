import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Eingang } from '../../../platform/dateien/eingang.service.js';
import { gefunden, konflikt } from '../../../platform/errors/fachfehler.js';
import { Ablagezugang } from '../../dokumente/ablagezugang.service.js';
import type { Arbeit } from '../auftrag/arbeit.js';
import { DatenauftraegeRepository, type Genommener } from '../auftrag/datenauftraege.repository.js';
import type { Fortschritt } from '../auftrag/fortschritt.js';
import { KatalogRepository } from '../bestand/katalog.repository.js';
import { Langverbindung } from '../bestand/langverbindung.service.js';
import { EinspielenRepository } from './einspielen.repository.js';
import { Einspielung } from './einspielung.js';

/**
 * Restores an archive into an installation that has no data yet, in one transaction. A dry run does the same and takes it
 * back. What could leave is held back afterwards, as after a restore.
 */
@Injectable()
export class MandantEinspielen implements Arbeit {
  constructor(
    private readonly verbindung: Langverbindung,
    private readonly katalog: KatalogRepository,
    private readonly zeilen: EinspielenRepository,
    private readonly auftraege: DatenauftraegeRepository,
    private readonly ablage: Ablagezugang,
    private readonly eingang: Eingang,
  ) {}

  async tue(auftrag: Genommener, fortschritt: Fortschritt): Promise<void> {
    const pfad = join(await this.eingang.verzeichnis(), randomUUID());
    try {
      const strom = gefunden(await this.ablage.hole(auftrag.quelle ?? ''));
      await pipeline(strom, createWriteStream(pfad, { mode: 0o600 }));
      await this.spieleEin(auftrag, pfad, fortschritt);
      if (auftrag.probe)
        await this.verbindung.mit((c) => this.auftraege.fertigMit(c, auftrag.id, fortschritt.ergebnis));
    } finally {
      await rm(pfad, { force: true });
      await rm(`${pfad}.papier`, { force: true });
    }
  }

  private spieleEin({ id, probe }: Genommener, pfad: string, fortschritt: Fortschritt): Promise<void> {
    return this.verbindung.transaktion(probe, async (client) => {
      if (!(await this.zeilen.istLeer(client))) throw konflikt('datenleben.nichtLeer');
      const einspielung = new Einspielung(client, this.zeilen, fortschritt, {
        katalog: await this.katalog.lies(client),
        abstand: await this.zeilen.abstand(client),
        legeAb: (schluessel, datei, inhaltstyp) =>
          probe ? undefined : this.legeAb(schluessel, datei, inhaltstyp),
      });
      await einspielung.lies(pfad);
      await this.auftraege.fertigMit(client, id, fortschritt.ergebnis);
    });
  }

  private async legeAb(schluessel: string, datei: string, inhaltstyp: string): Promise<void> {
    await this.auftraege.merkeVor(schluessel);
    await this.ablage.lege(schluessel, datei, inhaltstyp);
  }
}
