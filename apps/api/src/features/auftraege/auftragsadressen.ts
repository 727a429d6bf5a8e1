import { adresstypen } from '@frachtportal/domain/adresse/adresstyp';
import type { Klasse } from '@frachtportal/domain/feld/feld';
import { felderMitKennungenSql, kurzform } from '../../platform/database/json-lesen.js';

/** A field of an order that carries an address, and the role it is stored under. */
export interface Adressfeld {
  feld: string;
  typ: keyof typeof adresstypen;
}

/**
 * All addresses of order `a` in one pass: a line each, its role in front of its JSON (which has no line breaks of
 * its own). One lookup in place of one for every role an address could have.
 */
export function adressenSql(
  klasse: Klasse,
  felder: readonly Adressfeld[],
  dazu: Record<string, string> = {},
  ohne: readonly string[] = [],
): string {
  const inhalt = felderMitKennungenSql(klasse, 't', { ...dazu, lkz: kurzform('t.land_id', 'Lkz') }, ohne);
  return `(SELECT string_agg(t.rolle || row_to_json(x)::text, E'\\n') FROM auftrag_adresse t, LATERAL (SELECT ${inhalt}) x
    WHERE t.auftrag_id = a.id AND t.rolle IN (${felder.map((f) => adresstypen[f.typ]).join(', ')})) AS adressen`;
}

/** Adds the addresses to the JSON of their order; a role without one is null. */
export function mitAdressen(json: string, adressen: string | null, felder: readonly Adressfeld[]): string {
  const zeilen = adressen?.split('\n') ?? [];
  const jeRolle = new Map(zeilen.map((zeile) => [Number(zeile.charAt(0)), zeile.slice(1)]));
  const paare = felder.map(({ feld, typ }) => `"${feld}":${jeRolle.get(adresstypen[typ]) ?? 'null'}`);
  return `${json.slice(0, -1)},${paare.join(',')}}`;
}
