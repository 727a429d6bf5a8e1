import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Partnercode, UmschluesselbareListe } from '@frachtportal/domain/stammdaten/partnercode';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { PartnercodeEntity } from './partnercode.entity.js';
import { Stammdaten } from './stammdaten.read-model.js';

/** What partners of a forwarder call the entries of its lists. */
@Injectable()
export class Partnercodes {
  constructor(
    private readonly db: Datenbank,
    private readonly stammdaten: Stammdaten,
  ) {}

  private get codes() {
    return this.db.bestand(PartnercodeEntity, [identitaet().hauptmandantId]);
  }

  async alle(partner: string | null, liste: UmschluesselbareListe | null): Promise<Partnercode[]> {
    const gesucht = { ...(partner && { partner }), ...(liste && { liste }) };
    const codes = await this.codes.viele(gesucht, { partner: 'ASC', liste: 'ASC', eintragId: 'ASC' });
    return codes.map(({ mandantId, ...code }) => code);
  }

  /** Sets the code of an entry at a partner; the one it had is replaced. */
  async setze({ partner, liste, eintragId, code }: Partnercode): Promise<Partnercode> {
    const { hauptmandantId: mandantId, sichtbareMandanten } = identitaet();
    if (!(await this.stammdaten.eintrag(liste, eintragId, sichtbareMandanten)))
      throw ungueltig([fehler('feld.verweis', 'eintragId')]);
    const neu = { partner, liste, eintragId, code };
    const { identifiers } = await this.db
      .unsafeAlle(PartnercodeEntity)
      .upsert({ mandantId, ...neu }, ['mandantId', 'partner', 'liste', 'eintragId']);
    return { id: identifiers[0]?.['id'], ...neu };
  }

  async loesche(id: number): Promise<void> {
    if (!(await this.codes.loesche({ id }))) throw nichtGefunden();
  }
}
