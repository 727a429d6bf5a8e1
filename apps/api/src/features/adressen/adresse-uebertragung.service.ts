import { Injectable } from '@nestjs/common';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { AdresseSchreiben } from './adresse-schreiben.repository.js';

/** So long an address is locked at most, should the process die while its change is on its way. */
const hoechstensMinuten = 15;

/** Locks addresses while their change is on its way to the dispatch system (specification of orders, section 4). */
@Injectable()
export class AdresseUebertragung {
  constructor(private readonly schreiben: AdresseSchreiben) {}

  /** The visible ones of these addresses are in transfer until `sende` has succeeded or failed. */
  async waehrend(ids: number[], sende: () => Promise<void>): Promise<void> {
    const { sichtbareMandanten } = identitaet();
    const bis = await this.schreiben.unterwegs(sichtbareMandanten, ids, hoechstensMinuten);
    try {
      await sende();
    } finally {
      if (bis) await this.schreiben.angekommen(sichtbareMandanten, ids, bis);
    }
  }
}
