import { Mail } from '@frachtportal/domain/protokoll/mail';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql } from '../../platform/database/json/json-lesen.js';

const mail = felderSql(Mail, 'm', { alsDatei: 'm.datei IS NOT NULL' });
/** Of one of these clients, and not to an operator, whose account a link in it may open; null for all. */
const gesehen = (sicht: string) => `(${sicht}::int[] IS NULL OR m.mandant_id = ANY(${sicht}) AND NOT EXISTS (
  SELECT FROM benutzer b WHERE b.betreiber AND lower(m.an) IN (lower(b.email), lower(b.email_neu))))`;
const suche = anweisung(
  'mails-lesen.suche',
  `
  WITH treffer AS MATERIALIZED (
    SELECT id FROM mail m WHERE ${gesehen('$4')} AND ($1 = '' OR strpos(lower(an || ' ' || an_name || ' ' || betreff), $1) > 0)),
  seite AS (SELECT id FROM treffer ORDER BY id DESC LIMIT $2 OFFSET $3)
  SELECT (SELECT count(*)::int FROM treffer) AS gesamt,
    (SELECT coalesce(json_agg((SELECT row_to_json(x) FROM (SELECT ${mail}) x) ORDER BY m.id DESC), '[]')
      FROM seite s JOIN mail m ON m.id = s.id) AS treffer`,
).genauer<{ gesamt: number; treffer: Mail[] }>();
const datei = anweisung(
  'mails-lesen.datei',
  `SELECT m.datei, m.an FROM mail m WHERE m.id = $1 AND ${gesehen('$2')}`,
);

/** The mails of the clients somebody sees; null for the whole installation. */
@Injectable()
export class MailsLesen {
  constructor(private readonly db: Datenbank) {}

  async suche(text: string, seite: { anzahl: number; ab: number }, sicht: number[] | null) {
    const werte = [text.trim().toLowerCase(), seite.anzahl, seite.ab, sicht];
    return (await this.db.eine(suche, werte)) ?? { gesamt: 0, treffer: [] };
  }

  datei(id: number, sicht: number[] | null) {
    return this.db.eine(datei, [id, sicht]);
  }
}
