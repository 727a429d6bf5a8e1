import { Webhook } from '@frachtportal/domain/webhook/webhook';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql, zeitpunktSql } from '../../platform/database/json/json-lesen.js';

const spalten = felderSql(Webhook, 'w', {
  vorigesBis: `CASE WHEN w.voriges_bis > now() THEN ${zeitpunktSql('w.voriges_bis')} END`,
  wartend:
    "(SELECT count(*)::int FROM webhookzustellung z WHERE z.webhook_id = w.id AND z.zustand = 'wartet')",
});
type Genauer = Pick<Webhook, 'arten' | 'wartend'>;

const alle = anweisung(
  'webhooks.alle',
  `SELECT ${spalten} FROM webhook w WHERE w.mandant_id = ANY($1) ORDER BY w.name, w.id`,
).genauer<Genauer>();
const einer = anweisung(
  'webhooks.einer',
  `SELECT ${spalten} FROM webhook w WHERE w.id = $1 AND w.mandant_id = ANY($2)`,
).genauer<Genauer>();
const anlegen = anweisung(
  'webhooks.anlegen',
  `INSERT INTO webhook AS w (mandant_id, name, adresse, arten, aktiv, geheimnis)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING ${spalten}`,
).genauer<Genauer>();
const aendern = anweisung(
  'webhooks.aendern',
  `UPDATE webhook w SET mandant_id = $1, name = $2, adresse = $3, arten = $4, aktiv = $5, version = version + 1,
    abgeschaltet_am = CASE WHEN NOT $5 THEN w.abgeschaltet_am END
  WHERE w.id = $6 RETURNING ${spalten}`,
).genauer<Genauer>();
const vergeben = anweisung(
  'webhooks.vergeben',
  'SELECT id FROM webhook WHERE mandant_id = $1 AND name = $2 AND id <> $3',
);
const sperren = anweisung(
  'webhooks.sperren',
  'SELECT version, geheimnis FROM webhook WHERE id = $1 AND mandant_id = ANY($2) FOR UPDATE',
);
const wechseln = anweisung(
  'webhooks.wechseln',
  `UPDATE webhook w SET geheimnis = $2, voriges_bis = now() + make_interval(hours => $3), version = version + 1
  WHERE w.id = $1 RETURNING ${spalten}`,
).genauer<Genauer>();
const loeschen = anweisung('webhooks.loeschen', 'DELETE FROM webhook WHERE id = $1');
const abschalten = anweisung(
  'webhooks.abschalten',
  'UPDATE webhook SET aktiv = false, abgeschaltet_am = now(), version = version + 1 WHERE id = $1 AND aktiv',
);

/** The webhooks of clients one sees. */
@Injectable()
export class Webhooks {
  constructor(private readonly db: Datenbank) {}

  alle(mandanten: number[]): Promise<Webhook[]> {
    return this.db.sql(alle, [mandanten]);
  }

  einer(id: number, mandanten: number[]): Promise<Webhook | undefined> {
    return this.db.eine(einer, [id, mandanten]);
  }

  /** Undefined where the client has one of that name. */
  lege(w: Webhook, mandantId: number, geheimnis: string): Promise<Webhook | undefined> {
    return this.db.eine(anlegen, [mandantId, w.name, w.adresse, w.arten, w.aktiv, geheimnis]);
  }

  /** Whether another one of the client is called so. */
  async heisstSo(mandantId: number, name: string, ausser: number): Promise<boolean> {
    return Boolean(await this.db.eine(vergeben, [mandantId, name, ausser]));
  }

  /** It stays as it is until the transaction ends. */
  sperre(id: number, mandanten: number[]): Promise<{ version: number; geheimnis: string } | undefined> {
    return this.db.eine(sperren, [id, mandanten]);
  }

  /** After `sperre`. */
  aendere(id: number, w: Webhook, mandantId: number): Promise<Webhook | undefined> {
    return this.db.eine(aendern, [mandantId, w.name, w.adresse, w.arten, w.aktiv, id]);
  }

  /** After `sperre`. */
  wechsle(id: number, geheimnis: string, stunden: number): Promise<Webhook | undefined> {
    return this.db.eine(wechseln, [id, geheimnis, stunden]);
  }

  /** After `sperre`. */
  async loesche(id: number): Promise<void> {
    await this.db.zeilen(loeschen, [id]);
  }

  async unsafeSchalteAb(id: number): Promise<void> {
    await this.db.zeilen(abschalten, [id]);
  }
}
