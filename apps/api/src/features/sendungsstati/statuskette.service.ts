import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Status } from '@frachtportal/domain/sendungsstatus/status';
import {
  type Kettenglied,
  pruefeGlied,
  pruefeKette,
  sortiert,
} from '@frachtportal/domain/sendungsstatus/status.rules';
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
      const vorher = await this.schreiben.sperreKette();
      const meldungen = pruefeKette(vorher, neu);
      if (meldungen.length) throw new Fachfehler(409, meldungen);
      const bisher = new Map(vorher.map((s) => [s.id, s]));
      const fremdes = wunsch.flatMap((s, i) => pruefeGlied(s, bisher.get(s.id ?? 0) ?? {}, i));
      if (fremdes.length) throw ungueltig(fremdes);
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
