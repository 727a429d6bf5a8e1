import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { protokollverzeichnis } from '../../../platform/logging/protokolldatei.js';
import type { Arbeit } from '../auftrag/arbeit.js';
import { DatenauftraegeRepository, type Genommener } from '../auftrag/datenauftraege.repository.js';
import type { Fortschritt } from '../auftrag/fortschritt.js';
import { Langverbindung } from '../bestand/langverbindung.service.js';
import { AufbewahrungRepository } from './aufbewahrung.repository.js';

const tagMs = 24 * 3600 * 1000;

/**
 * Deletes what has been kept as long as the rules say, some at a time: what is gone when it is killed is gone as a whole,
 * and the next run goes on. Mails and sessions go by themselves every few minutes.
 */
@Injectable()
export class Aufbewahren implements Arbeit {
  constructor(
    private readonly regeln: AufbewahrungRepository,
    private readonly auftraege: DatenauftraegeRepository,
    private readonly verbindung: Langverbindung,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  async tue({ id, probe }: Genommener, fortschritt: Fortschritt): Promise<void> {
    const regeln = await this.regeln.lies();
    await fortschritt.beginne('zeilen', regeln.length);
    for (const { art, frist } of regeln) {
      if (frist !== null) {
        if (art === 'serverprotokoll') fortschritt.zaehle(art, await this.raeumeDateien(frist, probe));
        else if (art !== 'mails' && art !== 'sitzungen')
          fortschritt.zaehle(art, await this.regeln.unsafeZaehle(art, frist));
        if (!probe && art === 'protokoll') await this.regeln.unsafeRaeumeProtokoll(frist);
        else if (!probe && (art === 'auftraege' || art === 'dokumente' || art === 'historie'))
          while (await this.regeln.unsafeLoesche(art, frist)) await fortschritt.weiter(0);
      }
      await fortschritt.weiter();
    }
    await this.verbindung.mit((client) => this.auftraege.fertigMit(client, id, fortschritt.ergebnis));
  }

  private async raeumeDateien(tage: number, probe: boolean): Promise<number> {
    const ordner = protokollverzeichnis(this.umgebung.DATA_DIR);
    let anzahl = 0;
    for (const name of await readdir(ordner).catch(() => [])) {
      const pfad = join(ordner, name);
      if (!/^portal-.*\.log$/.test(name) || Date.now() - (await stat(pfad)).mtimeMs < tage * tagMs) continue;
      if (!probe) await rm(pfad, { force: true });
      anzahl += 1;
    }
    return anzahl;
  }
}
