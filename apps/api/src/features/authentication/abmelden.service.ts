import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { Sitzungen } from './sitzungen.service.js';

/** Ends a session; while switched, the administrator's too: nobody means to stay logged in as somebody they no longer see. */
@Injectable()
export class Abmelden {
  constructor(
    private readonly db: Datenbank,
    private readonly sitzungen: Sitzungen,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  abmelden(): Promise<void> {
    const { sitzungId, gewechseltVon } = identitaet();
    return this.db.transaktion(async () => {
      const alle = gewechseltVon ? [sitzungId, gewechseltVon.sitzungId] : [sitzungId];
      await this.sitzungen.beende(alle, 'abgemeldet');
      await this.protokoll.schreibe('abmeldung');
    });
  }
}
