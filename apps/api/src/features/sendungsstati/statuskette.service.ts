import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Status } from '@frachtportal/domain/sendungsstatus/status';
import { type Kettenglied, pruefeKette, sortiert } from '@frachtportal/domain/sendungsstatus/status.rules';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Fachfehler, ungueltig } from '../../platform/errors/fachfehler.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { StatusSchreiben } from './status-schreiben.repository.js';

/** Puts the default chain into another order: its statuses exchange their places, the first two stay. */
@Injectable()
export class Statuskette {
  constructor(
    private readonly db: Datenbank,
    private readonly schreiben: StatusSchreiben,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  async ordne(wunsch: Status[]): Promise<void> {
    const neu = wunsch.map(alsGlied);
    await this.db.transaktion(async () => {
      const meldungen = pruefeKette(await this.schreiben.sperreKette(), neu);
      if (meldungen.length) throw new Fachfehler(409, meldungen);
      await this.schreiben.ordneKette(neu);
      const ids = sortiert(neu).map((g) => g.id);
      await this.protokoll.schreibe('statuskette.geaendert', { einzelheiten: { reihenfolge: ids } });
    });
  }
}

function alsGlied({ id, anzeigefolge }: Status, i: number): Kettenglied {
  if (!id) throw ungueltig([fehler('feld.pflicht', `[${i}].id`)]);
  if (typeof anzeigefolge !== 'number') throw ungueltig([fehler('feld.pflicht', `[${i}].anzeigefolge`)]);
  return { id, anzeigefolge };
}
