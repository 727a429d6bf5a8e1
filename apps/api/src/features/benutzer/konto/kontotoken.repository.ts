import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { KontotokenEntity } from './kontotoken.entity.js';

/** What a link is for. */
export type Linkart = 'bestaetigung' | 'email' | 'passwort' | 'einrichtung';

// One statement decides: of many parallel uses exactly one finds the link unused.
const verbrauchen = anweisung(
  'kontotoken.verbrauchen',
  `
  UPDATE konto_token SET verbraucht_am = now()
  WHERE token_hash = $1 AND art = ANY($2) AND verbraucht_am IS NULL AND laeuft_ab_am > now()
  RETURNING benutzer_id AS "benutzerId", art`,
).genauer<{ benutzerId: number; art: Linkart }>();

/** Stores one-time links by their hash. */
@Injectable()
export class Kontotoken {
  constructor(private readonly db: Datenbank) {}

  async lege(hash: Buffer, art: Linkart, benutzerId: number | null, stunden: number): Promise<void> {
    const laeuftAbAm = () => `now() + interval '${stunden} hours'`;
    await this.db.gemeinsam(KontotokenEntity).insert({ tokenHash: hash, art, benutzerId, laeuftAbAm });
  }

  /** Undefined where there is none, or it is used or too old. */
  verbrauche(hash: Buffer, arten: Linkart[]): Promise<{ benutzerId: number; art: Linkart } | undefined> {
    return this.db.eine(verbrauchen, [hash, arten]);
  }

  async entwerte(benutzerId: number | null, arten: Linkart[]): Promise<void> {
    await this.db
      .gemeinsam(KontotokenEntity)
      .update(
        { benutzerId: benutzerId ?? IsNull(), art: In(arten), verbrauchtAm: IsNull() },
        { verbrauchtAm: () => 'now()' },
      );
  }
}
