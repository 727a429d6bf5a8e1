import { Mail } from '@frachtportal/domain/protokoll/mail';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql } from '../../platform/database/json/json-lesen.js';
import { MailEntity } from '../../platform/mail/mail.entity.js';

const mail = felderSql(Mail, 'm', { alsDatei: 'm.datei IS NOT NULL' });
const suche = anweisung(
  'mails-lesen.suche',
  `
  WITH treffer AS MATERIALIZED (
    SELECT id FROM mail WHERE $1 = '' OR strpos(lower(an || ' ' || an_name || ' ' || betreff), $1) > 0),
  seite AS (SELECT id FROM treffer ORDER BY id DESC LIMIT $2 OFFSET $3)
  SELECT (SELECT count(*)::int FROM treffer) AS gesamt,
    (SELECT coalesce(json_agg((SELECT row_to_json(x) FROM (SELECT ${mail}) x) ORDER BY m.id DESC), '[]')
      FROM seite s JOIN mail m ON m.id = s.id) AS treffer`,
).genauer<{ gesamt: number; treffer: Mail[] }>();
/** The mails of the whole installation. */
@Injectable()
export class MailsLesen {
  constructor(private readonly db: Datenbank) {}

  async unsafeSuche(text: string, seite: { anzahl: number; ab: number }) {
    const werte = [text.trim().toLowerCase(), seite.anzahl, seite.ab];
    return (await this.db.eine(suche, werte)) ?? { gesamt: 0, treffer: [] };
  }

  unsafeDatei(id: number) {
    return this.db.gemeinsam(MailEntity).findOneBy({ id });
  }
}
