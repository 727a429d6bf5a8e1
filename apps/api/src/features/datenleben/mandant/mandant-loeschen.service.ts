import { Injectable } from '@nestjs/common';
import { gefunden } from '../../../platform/errors/fachfehler.js';
import type { Arbeit } from '../auftrag/arbeit.js';
import { DatenauftraegeRepository, type Genommener } from '../auftrag/datenauftraege.repository.js';
import type { Fortschritt } from '../auftrag/fortschritt.js';
import { Langverbindung } from '../bestand/langverbindung.service.js';
import { UmfangRepository } from '../bestand/umfang.repository.js';
import { LoeschenRepository } from './loeschen.repository.js';

/** Deletes a client with all it has, in one transaction; the archive that was made before stays, and the audit log. */
@Injectable()
export class MandantLoeschen implements Arbeit {
  constructor(
    private readonly verbindung: Langverbindung,
    private readonly umfang: UmfangRepository,
    private readonly loeschen: LoeschenRepository,
    private readonly auftraege: DatenauftraegeRepository,
  ) {}

  /** A dry run does the same and takes it back. */
  async tue({ id, ziel, probe }: Genommener, fortschritt: Fortschritt): Promise<void> {
    await this.verbindung.transaktion(probe, async (client) => {
      const { kunden } = gefunden(await this.umfang.lies(client, ziel ?? 0));
      fortschritt.zaehle('frist', await this.loeschen.inFrist(client, kunden));
      await this.loeschen.loesche(client, kunden, fortschritt);
      await this.auftraege.fertigMit(client, id, fortschritt.ergebnis);
    });
    if (probe) await this.verbindung.mit((c) => this.auftraege.fertigMit(c, id, fortschritt.ergebnis));
  }
}
