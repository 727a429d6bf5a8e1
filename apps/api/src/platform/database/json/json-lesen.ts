import { type Feld, felder, type Klasse } from '@frachtportal/domain/feld/feld';
import { spaltenname } from '../spalte.js';

/** Table of a class that others refer to; filled where the mappings are declared. */
const tabellen = new Map<Klasse, string>();

export function merkeTabelle(klasse: Klasse, tabelle: string): void {
  tabellen.set(klasse, tabelle);
}

/** A column with the id of a row that is kept in memory; what goes out is its short form of the kind `art`. */
interface Kurzform {
  spalte: string;
  art: string;
}

export const kurzform = (spalte: string, art: string): Kurzform => ({ spalte, art });

type Ersatz = Record<string, string | Kurzform>;

/**
 * The select list that gives a row the wire form of a domain class, so that PostgreSQL builds the JSON.
 * @param ersetzt SQL for fields that are no plain column of the table, by field name
 * @param ohne fields that are added later
 */
export function felderSql(
  klasse: Klasse,
  alias: string,
  ersetzt: Ersatz = {},
  ohne: readonly string[] = [],
): string {
  return [...felder(klasse).values()]
    .filter((feld) => !ohne.includes(feld.name))
    .map((feld) => benannt(feld, ersetzt[feld.name] ?? ausdruck(klasse, feld, alias)))
    .join(', ');
}

/**
 * Like `felderSql`, but of references only the id is read, under the name `feld@Klasse`: `setzeKurzformenEin` makes
 * `"status@StatusKurz":3` the short object. Some ten lookups a row less are most of the cost of a list.
 */
export function felderMitKennungenSql(
  klasse: Klasse,
  alias: string,
  ersetzt: Ersatz = {},
  ohne: readonly string[] = [],
): string {
  const kennungen = [...felder(klasse).values()].flatMap((feld): [string, Kurzform][] =>
    feld.art === 'verweis' && feld.klasse
      ? [[feld.name, kurzform(`${alias}.${spaltenname(feld.name)}_id`, feld.klasse().name)]]
      : [],
  );
  return felderSql(klasse, alias, { ...Object.fromEntries(kennungen), ...ersetzt }, ohne);
}

function benannt(feld: Feld, wert: string | Kurzform): string {
  return typeof wert === 'string'
    ? `${wert} AS "${feld.name}"`
    : `${wert.spalte} AS "${feld.name}@${wert.art}"`;
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

/** A list of rows as a JSON array, empty instead of null; references as ids (see `felderMitKennungenSql`). */
export function listeSql(klasse: Klasse, quelle: string, sortierung: string, ersetzt: Ersatz = {}): string {
  return `(SELECT coalesce(json_agg(row_to_json(z)), '[]') FROM (SELECT ${felderMitKennungenSql(klasse, 't', ersetzt)} FROM ${quelle} ORDER BY ${sortierung}) z)`;
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
