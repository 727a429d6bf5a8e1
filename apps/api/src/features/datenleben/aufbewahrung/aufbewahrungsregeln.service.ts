import {
  aufbewahrungsnamen,
  type Frist,
  pruefeAufbewahrung,
} from '@frachtportal/domain/datenleben/aufbewahrung';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { ungueltig } from '../../../platform/errors/fachfehler.js';
import { Taktgeber } from '../../../platform/jobs/taktgeber.js';
import { Aenderungsprotokoll } from '../../protokoll/aenderungsprotokoll.service.js';
import { DatenauftraegeService } from '../auftrag/datenauftraege.service.js';
import { AufbewahrungRepository } from './aufbewahrung.repository.js';

const alleMs = 3600_000;

/** How long what is kept: administrators say so, and once a day it is done. */
@Injectable()
export class Aufbewahrungsregeln {
  constructor(
    private readonly db: Datenbank,
    private readonly regeln: AufbewahrungRepository,
    private readonly auftraege: DatenauftraegeService,
    private readonly protokoll: Aenderungsprotokoll,
    taktgeber: Taktgeber,
  ) {
    taktgeber.wiederholeInnen('Aufbewahrung', alleMs, () => this.taeglich());
  }

  async lies(): Promise<Frist[]> {
    const da = await this.regeln.lies();
    return aufbewahrungsnamen.map((art) => ({ art, frist: da.find((r) => r.art === art)?.frist ?? null }));
  }

  async setze(neu: readonly Frist[]): Promise<Frist[]> {
    const meldungen = pruefeAufbewahrung({ regeln: neu });
    if (meldungen.length) throw ungueltig(meldungen);
    await this.db.transaktion(async () => {
      const vorher = await this.lies();
      const geaendert = neu.filter((r) => vorher.some((v) => v.art === r.art && v.frist !== r.frist));
      for (const regel of geaendert) await this.regeln.setze(regel);
      const einzelheiten = Object.fromEntries(
        geaendert.map(({ art, frist }) => [
          art,
          { vorher: vorher.find((v) => v.art === art)?.frist ?? null, nachher: frist },
        ]),
      );
      await this.protokoll.schreibe('aufbewahrung.geaendert', { einzelheiten });
    });
    return this.lies();
  }

  /** Of several processes that look at the same moment one begins it. */
  async taeglich(): Promise<void> {
    await this.auftraege.verfalle();
    await this.db.transaktion(async () => {
      await this.db.sperre('aufbewahrung');
      if (await this.regeln.faellig()) await this.auftraege.beginneSelbst('aufbewahrung');
    });
  }
}
