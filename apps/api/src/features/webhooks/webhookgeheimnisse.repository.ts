import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

const alle = anweisung(
  'webhookgeheimnisse.alle',
  'SELECT id, name, geheimnis FROM webhook ORDER BY id FOR UPDATE',
);
const ersetzen = anweisung('webhookgeheimnisse.ersetzen', 'UPDATE webhook SET geheimnis = $2 WHERE id = $1');

/** The secrets of all webhooks, as they are stored. */
@Injectable()
export class Webhookgeheimnisse {
  constructor(private readonly db: Datenbank) {}

  /** They stay as they are until the transaction ends. */
  unsafeAlle(): Promise<{ id: number; name: string; geheimnis: string }[]> {
    return this.db.sql(alle);
  }

  async unsafeErsetze(id: number, geheimnis: string): Promise<void> {
    await this.db.zeilen(ersetzen, [id, geheimnis]);
  }
}
