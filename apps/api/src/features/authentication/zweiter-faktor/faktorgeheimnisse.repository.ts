import { anweisung } from '../../../platform/database/anweisung.js';
import type { Datenbank } from '../../../platform/database/datenbank.js';

const alle = anweisung(
  'faktorgeheimnisse.alle',
  'SELECT benutzer_id AS "benutzerId", geheimnis FROM zweiter_faktor ORDER BY benutzer_id FOR UPDATE',
);
const ersetzen = anweisung(
  'faktorgeheimnisse.ersetzen',
  'UPDATE zweiter_faktor SET geheimnis = $2 WHERE benutzer_id = $1',
);

/** What is stored encrypted of second factors, for whoever changes the key. */
export class Faktorgeheimnisse {
  constructor(private readonly db: Datenbank) {}

  /** Those of all users, which stay as they are until the transaction ends. */
  unsafeAlle(): Promise<{ benutzerId: number; geheimnis: string }[]> {
    return this.db.sql(alle);
  }

  async unsafeErsetze(benutzerId: number, geheimnis: string): Promise<void> {
    await this.db.zeilen(ersetzen, [benutzerId, geheimnis]);
  }
}
