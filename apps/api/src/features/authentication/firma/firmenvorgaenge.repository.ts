import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { FirmenvorgangEntity } from './firma.entity.js';

/** Long enough to find a second factor at the provider. */
const gueltigMinuten = 15;

export interface Vorgang {
  mandantId: number;
  /** The nonce of the ID token. */
  einmalwort: string;
  /** The code verifier (RFC 7636). */
  nachweis: string;
  rueckweg: string;
}

const nehmen = anweisung(
  'firmenvorgaenge.nehmen',
  `DELETE FROM firmenvorgang WHERE zustand_hash = $1 AND begonnen_am > now() - interval '${gueltigMinuten} minutes'
  RETURNING mandant_id AS "mandantId", einmalwort, nachweis, rueckweg`,
);

const hash = (zustand: string) => createHash('sha256').update(zustand).digest();

/** People on their way to a provider and back. */
@Injectable()
export class Firmenvorgaenge {
  constructor(private readonly db: Datenbank) {}

  async beginne(zustand: string, vorgang: Vorgang): Promise<void> {
    const neu = { zustandHash: hash(zustand), ...vorgang, begonnenAm: () => 'now()' };
    await this.db.unsafeAlle(FirmenvorgangEntity).createQueryBuilder().insert().values(neu).execute();
  }

  /** Each is taken once; undefined where there is none any more. */
  nimm(zustand: string): Promise<Vorgang | undefined> {
    return this.db.eine(nehmen, [hash(zustand)]);
  }
}
