import { anweisung } from '../../../platform/database/anweisung.js';
import type { Datenbank } from '../../../platform/database/datenbank.js';

const alle = anweisung(
  'firmengeheimnisse.alle',
  'SELECT mandant_id AS "mandantId", bezeichnung, chiffre AS geheimnis FROM firmenanmeldung WHERE chiffre IS NOT NULL ORDER BY mandant_id FOR UPDATE',
).genauer<{ geheimnis: string }>();
const ersetzen = anweisung(
  'firmengeheimnisse.ersetzen',
  'UPDATE firmenanmeldung SET chiffre = $2 WHERE mandant_id = $1',
);

/** What is stored encrypted of sign-ins with companies, for whoever changes the key. */
export class Firmengeheimnisse {
  constructor(private readonly db: Datenbank) {}

  /** Those of all main clients, which stay as they are until the transaction ends. */
  unsafeAlle(): Promise<{ mandantId: number; bezeichnung: string; geheimnis: string }[]> {
    return this.db.sql(alle);
  }

  async unsafeErsetze(mandantId: number, geheimnis: string): Promise<void> {
    await this.db.zeilen(ersetzen, [mandantId, geheimnis]);
  }
}
