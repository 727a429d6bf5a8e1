import { Druckauftrag } from '@frachtportal/domain/drucker/drucker';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql, zeitpunktSql } from '../../platform/database/json/json-lesen.js';

const spalten = felderSql(Druckauftrag, 'a', {
  drucker: 'd.name',
  naechsterVersuch: `CASE WHEN a.zustand = 'wartet' THEN ${zeitpunktSql('a.naechster_versuch')} END`,
});
const quelle = 'druckauftrag a JOIN drucker d ON d.id = a.drucker_id';

const suche = anweisung(
  'druckauftraege.suche',
  `
  WITH treffer AS (SELECT id FROM druckauftrag WHERE mandant_id = ANY($3) AND ($4::text IS NULL OR zustand = $4)),
  seite AS (SELECT id FROM treffer ORDER BY id DESC LIMIT $1 OFFSET $2)
  SELECT (SELECT count(*)::int FROM treffer) AS gesamt,
    (SELECT coalesce(json_agg(row_to_json(z)), '[]')::text
      FROM (SELECT ${spalten} FROM ${quelle} WHERE a.id IN (SELECT id FROM seite) ORDER BY a.id DESC) z) AS json`,
).genauer<{ gesamt: number; json: string }>();

const einer = anweisung(
  'druckauftraege.einer',
  `SELECT row_to_json(z)::text AS json FROM (SELECT ${spalten} FROM ${quelle}
    WHERE a.id = $1 AND a.mandant_id = ANY($2)) z`,
).genauer<{ json: string }>();

/** What becomes of print jobs. */
@Injectable()
export class Druckauftraege {
  constructor(private readonly db: Datenbank) {}

  async suche(
    mandanten: number[],
    zustand: string | null,
    { proSeite, page }: { proSeite: number; page: number },
  ): Promise<{ gesamt: number; json: string }> {
    const werte = [proSeite, page * proSeite, mandanten, zustand];
    return (await this.db.eine(suche, werte)) ?? { gesamt: 0, json: '[]' };
  }

  async nachId(id: number, mandanten: number[]): Promise<string | undefined> {
    return (await this.db.eine(einer, [id, mandanten]))?.json;
  }
}
