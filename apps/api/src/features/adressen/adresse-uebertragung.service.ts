import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { AdresseSchreiben } from './adresse-schreiben.repository.js';

/** Locks addresses while their change is on its way to the dispatch system (specification of orders, section 4). */
@Injectable()
export class AdresseUebertragung {
  constructor(
    private readonly schreiben: AdresseSchreiben,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** The visible ones of these addresses are in transfer until `sende` has succeeded or failed. */
  async waehrend(ids: number[], sende: () => Promise<void>): Promise<void> {
    const { sichtbareMandanten } = identitaet();
    const bis = await this.schreiben.unterwegs(sichtbareMandanten, ids, this.umgebung.DISPO_ADRESSSPERRE_MS);
    try {
      await sende();
    } finally {
      if (bis) await this.schreiben.angekommen(sichtbareMandanten, ids, bis);
    }
  }
}
