import { Land } from '@frachtportal/domain/stammdaten/land';
import { anweisung } from '../../platform/database/anweisung.js';
import { jsonSql } from '../../platform/database/json/json-lesen.js';

export interface Ortszeile {
  id: number;
  plz: string | null;
  ortsname: string;
  lkz: string;
  land: Land;
}

const land = `l.lkz, ${jsonSql(Land, 'l')} AS land`;

/** What is answered of a place `o` in the country `l`. */
const spalten = `o.id, o.plz, o.ortsname, ${land}`;

// In each country as many as are wanted from one index range, then the home countries' before the others'.
const jeLand = (bereich: string, reihenfolge: string) => `
  SELECT ${spalten} FROM land l CROSS JOIN LATERAL (
    SELECT * FROM ort WHERE land_id = l.id AND ${bereich} ORDER BY ${reihenfolge} LIMIT $2) o
  WHERE ($1::int IS NULL OR l.id = $1)`;

/** $3 up to $4: the names that begin so. */
export const nachName = anweisung(
  'orte.nachName',
  `${jeLand('suchname >= $3 AND suchname < $4', 'suchname, plz')}
  ORDER BY l.skey, o.suchname, o.plz LIMIT $2`,
).genauer<{ land: Land }>();

/**
 * $3 and $4: where each way of writing the postal code begins and ends; $5 and $6: the names, from '' on all. The range
 * of names must not look like one to the planner: it would read a whole country by name, as it cannot know the codes.
 */
export const nachPlz = anweisung(
  'orte.nachPlz',
  `
  SELECT ${spalten} FROM land l
  CROSS JOIN LATERAL (SELECT * FROM unnest($3::text[], $4::text[])) b (anfang, ende)
  CROSS JOIN LATERAL (
    SELECT * FROM ort WHERE land_id = l.id AND plz >= b.anfang AND plz < b.ende AND suchname || '' >= $5 AND suchname || '' < $6
    ORDER BY plz, suchname LIMIT $2) o
  WHERE ($1::int IS NULL OR l.id = $1)
  ORDER BY l.skey, o.plz, o.suchname LIMIT $2`,
).genauer<{ land: Land }>();

/** $3 up to $4: later words of names that begin so; $5 the beginning that names found before have. */
export const nachWort = anweisung(
  'orte.nachWort',
  `
  SELECT ${spalten} FROM land l
  CROSS JOIN LATERAL (
    SELECT ort_id FROM ort_wort WHERE land_id = l.id AND wort >= $3 AND wort < $4 ORDER BY wort, ort_id LIMIT $2) w
  JOIN ort o ON o.id = w.ort_id
  WHERE ($1::int IS NULL OR l.id = $1) AND NOT starts_with(o.suchname, $5)
  ORDER BY l.skey, o.suchname, o.plz LIMIT $2`,
).genauer<{ land: Land }>();

/** $3 the digits of a Dutch postal code, which places are stored by; $4 the whole one, which is answered. */
export const niederlaendisch = anweisung(
  'orte.niederlaendisch',
  `
  SELECT o.id, $4::text AS plz, o.ortsname, ${land}
  FROM land l JOIN ort o ON o.land_id = l.id AND o.plz = $3
  WHERE '1234 AA' ~ l.plz_muster AND ($1::int IS NULL OR l.id = $1) AND starts_with(o.suchname, $5)
  ORDER BY o.suchname LIMIT $2`,
).genauer<{ land: Land }>();

export const eines = anweisung(
  'orte.eines',
  `SELECT ${spalten} FROM ort o JOIN land l ON l.id = o.land_id WHERE o.id = $1`,
).genauer<{ land: Land }>();

export const landZuLkz = anweisung(
  'orte.landZuLkz',
  'SELECT id FROM land WHERE $1 IN (lkz, iso2) ORDER BY lkz = $1 DESC LIMIT 1',
);
