import { type Feld, felder, type Klasse } from '@frachtportal/domain/feld/feld';
import { spaltenname } from './spalte.js';

/** Table of a class that others refer to; filled where the mappings are declared. */
const tabellen = new Map<Klasse, string>();

export function merkeTabelle(klasse: Klasse, tabelle: string): void {
  tabellen.set(klasse, tabelle);
}

/**
 * The select list that gives a row the wire form of a domain class, so that PostgreSQL builds the JSON.
 * @param ersetzt SQL for fields that are no plain column of the table, by field name
 */
export function felderSql(klasse: Klasse, alias: string, ersetzt: Record<string, string> = {}): string {
  return [...felder(klasse).values()]
    .map((feld) => `${ersetzt[feld.name] ?? ausdruck(klasse, feld, alias)} AS "${feld.name}"`)
    .join(', ');
}

/** `json_build_object` of a short class (at most 50 fields). */
export function jsonSql(klasse: Klasse, alias: string, ersetzt: Record<string, string> = {}): string {
  const paare = [...felder(klasse).values()].map(
    (feld) => `'${feld.name}', ${ersetzt[feld.name] ?? ausdruck(klasse, feld, alias)}`,
  );
  return `json_build_object(${paare.join(', ')})`;
}

/** The short object a reference column points to, or null. */
export function verweisSql(klasse: Klasse, spalte: string): string {
  const tabelle = tabellen.get(klasse);
  if (!tabelle) throw new Error(`Für ${klasse.name} ist keine Tabelle bekannt`);
  return `(SELECT ${jsonSql(klasse, 'v')} FROM ${tabelle} v WHERE v.id = ${spalte})`;
}

/** A list of rows as a JSON array, empty instead of null. */
export function listeSql(
  klasse: Klasse,
  quelle: string,
  sortierung: string,
  ersetzt: Record<string, string> = {},
): string {
  return `(SELECT coalesce(json_agg(row_to_json(z)), '[]') FROM (SELECT ${felderSql(klasse, 't', ersetzt)} FROM ${quelle} ORDER BY ${sortierung}) z)`;
}

/** A moment as ISO-8601 UTC text. */
export function zeitpunktSql(spalte: string): string {
  return `to_char(${spalte} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

function ausdruck(klasse: Klasse, feld: Feld, alias: string): string {
  if (feld.art === 'verweis' && feld.klasse)
    return verweisSql(feld.klasse(), `${alias}.${spaltenname(feld.name)}_id`);
  if (feld.art === 'teil' || feld.art === 'liste')
    throw new Error(`${klasse.name}.${feld.name} braucht eigenes SQL`);
  const spalte = `${alias}.${spaltenname(feld.name)}`;
  return feld.art === 'zeitpunkt' ? zeitpunktSql(spalte) : spalte;
}
