import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

/** Hours a link holds. */
const gueltigStunden = { bestaetigung: 72, email: 72, passwort: 1, einrichtung: 24 } as const;
export type Linkart = keyof typeof gueltigStunden;

const ablegen = anweisung(
  'kontolinks.ablegen',
  `
  INSERT INTO konto_token (token_hash, art, benutzer_id, laeuft_ab_am) VALUES ($1, $2, $3, now() + make_interval(hours => $4))`,
);
// One statement decides: of many parallel uses exactly one finds the link unused.
const verbrauchen = anweisung(
  'kontolinks.verbrauchen',
  `
  UPDATE konto_token SET verbraucht_am = now()
  WHERE token_hash = $1 AND art = ANY($2) AND verbraucht_am IS NULL AND laeuft_ab_am > now()
  RETURNING benutzer_id AS "benutzerId", art`,
).genauer<{ benutzerId: number; art: Linkart }>();
const entwerten = anweisung(
  'kontolinks.entwerten',
  `
  UPDATE konto_token SET verbraucht_am = now()
  WHERE benutzer_id IS NOT DISTINCT FROM $1 AND art = ANY($2) AND verbraucht_am IS NULL`,
);

const hash = (token: string) => createHash('sha256').update(token).digest();

/** One-time links. What is stored opens nothing: only the hash is kept. */
@Injectable()
export class Kontolinks {
  constructor(private readonly db: Datenbank) {}

  /** A new link; earlier ones of the same kind stop working. */
  async erzeuge(art: Linkart, benutzerId: number | null): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.entwerte(benutzerId, [art]);
    await this.db.zeilen(ablegen, [hash(token), art, benutzerId, gueltigStunden[art]]);
    return token;
  }

  /** Uses a link up; undefined where there is none, or it is used or too old. */
  verbrauche(token: string, arten: Linkart[]): Promise<{ benutzerId: number; art: Linkart } | undefined> {
    return this.db.eine(verbrauchen, [hash(token), arten]);
  }

  async entwerte(benutzerId: number | null, arten: Linkart[]): Promise<void> {
    await this.db.zeilen(entwerten, [benutzerId, arten]);
  }
}
