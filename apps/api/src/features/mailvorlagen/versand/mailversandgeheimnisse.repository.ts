import { anweisung } from '../../../platform/database/anweisung.js';
import type { Datenbank } from '../../../platform/database/datenbank.js';

const alle = anweisung(
  'mailversandgeheimnisse.alle',
  'SELECT mandant_id AS "mandantId", host, chiffre AS geheimnis FROM mailversand WHERE chiffre IS NOT NULL ORDER BY mandant_id FOR UPDATE',
).genauer<{ geheimnis: string }>();
const ersetzen = anweisung(
  'mailversandgeheimnisse.ersetzen',
  'UPDATE mailversand SET chiffre = $2 WHERE mandant_id = $1',
);

/** The passwords of mail servers, for whoever changes the key. */
export class Mailversandgeheimnisse {
  constructor(private readonly db: Datenbank) {}

  /** Those of all main clients, which stay as they are until the transaction ends. */
  unsafeAlle(): Promise<{ mandantId: number; host: string; geheimnis: string }[]> {
    return this.db.sql(alle);
  }

  async unsafeErsetze(mandantId: number, geheimnis: string): Promise<void> {
    await this.db.zeilen(ersetzen, [mandantId, geheimnis]);
  }
}
