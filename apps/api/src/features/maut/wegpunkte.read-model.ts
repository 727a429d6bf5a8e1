import type { Punkt } from '@frachtportal/domain/preis/entfernung';
import { zerlegeOrtssuche } from '@frachtportal/domain/stammdaten/ortssuche';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

const punktZuPlz = anweisung(
  'wegpunkte.punktZuPlz',
  `
  SELECT avg(breite)::float8 AS breite, avg(laenge)::float8 AS laenge FROM ort
  WHERE land_id = $1 AND plz = ANY($2) AND breite IS NOT NULL`,
).genauer<{ breite: Punkt['breite']; laenge: Punkt['laenge'] }>();
const mitteDesLandes = anweisung(
  'wegpunkte.mitteDesLandes',
  `
  SELECT avg(breite)::float8 AS breite, avg(laenge)::float8 AS laenge FROM ort WHERE land_id = $1`,
).genauer<{ breite: Punkt['breite']; laenge: Punkt['laenge'] }>();

// The nearest known place tells which country a point of the way lies in.
const laenderAmWeg = anweisung(
  'wegpunkte.laenderAmWeg',
  `
  SELECT l.lkz, count(*)::int AS anteil, min(i) AS zuerst
  FROM generate_series(1, $5::int) i
  CROSS JOIN LATERAL (
    SELECT land_id FROM ort WHERE breite IS NOT NULL
    ORDER BY point(laenge::float8, breite::float8)
      <-> point($1::float8 + ($3::float8 - $1::float8) * (i - 0.5) / $5::int, $2::float8 + ($4::float8 - $2::float8) * (i - 0.5) / $5::int)
    LIMIT 1) n
  JOIN land l ON l.id = n.land_id
  GROUP BY l.lkz ORDER BY zuerst`,
).genauer<{ anteil: number }>();
const kenntPunkte = anweisung(
  'wegpunkte.kenntPunkte',
  'SELECT 1 AS da FROM ort WHERE land_id = $1 AND plz IS NOT NULL AND breite IS NOT NULL LIMIT 1',
);
const stuecke = 40;

/** Where postal codes lie, and through which countries the straight line between two points leads. */
@Injectable()
export class Wegpunkte {
  constructor(private readonly db: Datenbank) {}

  /** The middle of the places with this postal code; without a code the middle of the country. */
  async punkt(landId: number, plz: string | null): Promise<Punkt | undefined> {
    const frage = zerlegeOrtssuche(plz ?? '');
    const gefunden = plz
      ? await this.db.eine(punktZuPlz, [landId, [...frage.plz, frage.vierstellig?.ziffern ?? '']])
      : await this.db.eine(mitteDesLandes, [landId]);
    return gefunden && gefunden.breite !== null ? gefunden : undefined;
  }

  async kenntPunkte(landId: number): Promise<boolean> {
    return (await this.db.eine(kenntPunkte, [landId])) !== undefined;
  }

  /** The countries in their order, with how many of the pieces of the line lie in each. */
  laender(von: Punkt, nach: Punkt): Promise<{ lkz: string; anteil: number }[]> {
    return this.db.sql(laenderAmWeg, [von.laenge, von.breite, nach.laenge, nach.breite, stuecke]);
  }
}
