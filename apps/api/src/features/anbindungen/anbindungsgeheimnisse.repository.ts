import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

const alle = anweisung(
  'anbindungsgeheimnisse.alle',
  'SELECT id, name, geheimnis FROM anbindung WHERE geheimnis IS NOT NULL ORDER BY id FOR UPDATE',
).genauer<{ geheimnis: string }>();
const ersetzen = anweisung(
  'anbindungsgeheimnisse.ersetzen',
  'UPDATE anbindung SET geheimnis = $2 WHERE id = $1',
);

/** What is stored encrypted of connections. */
@Injectable()
export class Anbindungsgeheimnisse {
  constructor(private readonly db: Datenbank) {}

  /** Those of all clients, which stay as they are until the transaction ends. */
  unsafeAlle(): Promise<{ id: number; name: string; geheimnis: string }[]> {
    return this.db.sql(alle);
  }

  async unsafeErsetze(id: number, geheimnis: string): Promise<void> {
    await this.db.zeilen(ersetzen, [id, geheimnis]);
  }
}
