import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Partnercode } from '@frachtportal/domain/stammdaten/partnercode';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Stammdaten } from './stammdaten.read-model.js';

const spalten = 'id, partner, liste, eintrag_id AS "eintragId", code';

const loesche = anweisung(
  'partnercodes.loesche',
  'DELETE FROM partnercode WHERE id = $1 AND mandant_id = $2',
);

const setze = anweisung(
  'partnercodes.setze',
  `INSERT INTO partnercode (mandant_id, partner, liste, eintrag_id, code) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (mandant_id, partner, liste, eintrag_id) DO UPDATE SET code = EXCLUDED.code RETURNING ${spalten}`,
).genauer<{ liste: Partnercode['liste'] }>();

const alle = anweisung(
  'partnercodes.alle',
  `SELECT ${spalten} FROM partnercode WHERE mandant_id = $1 AND ($2::text IS NULL OR partner = $2)
        AND ($3::text IS NULL OR liste = $3) ORDER BY partner, liste, eintrag_id`,
).genauer<{ liste: Partnercode['liste'] }>();

/** What partners of a forwarder call the entries of its lists. */
@Injectable()
export class Partnercodes {
  constructor(
    private readonly db: Datenbank,
    private readonly stammdaten: Stammdaten,
  ) {}

  alle(partner: string | null, liste: string | null): Promise<Partnercode[]> {
    return this.db.sql(alle, [identitaet().hauptmandantId, partner, liste]);
  }

  /** Sets the code of an entry at a partner; the one it had is replaced. */
  async setze(code: Partnercode): Promise<Partnercode | undefined> {
    const { hauptmandantId, sichtbareMandanten } = identitaet();
    if (!(await this.stammdaten.eintrag(code.liste, code.eintragId, sichtbareMandanten)))
      throw ungueltig([fehler('feld.verweis', 'eintragId')]);
    return this.db.eine(setze, [hauptmandantId, code.partner, code.liste, code.eintragId, code.code]);
  }

  async loesche(id: number): Promise<void> {
    const weg = await this.db.zeilen(loesche, [id, identitaet().hauptmandantId]);
    if (!weg) throw nichtGefunden();
  }
}
