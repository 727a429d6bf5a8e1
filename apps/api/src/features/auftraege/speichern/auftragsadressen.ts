import { adresstypen } from '@frachtportal/domain/adresse/adresstyp';
import type { Klasse } from '@frachtportal/domain/feld/feld';
import { felderMitKennungenSql, kurzform } from '../../../platform/database/json/json-lesen.js';
import { jeSchluesselSql, mitFeldern, teileJeSchluessel } from '../../../platform/database/json/json-text.js';

/** A field of an order that carries an address, and the role it is stored under. */
export interface Adressfeld {
  feld: string;
  typ: keyof typeof adresstypen;
}

/** All addresses of order `a` by role in one pass: one lookup in place of one for every role an address could have. */
export function adressenSql(
  klasse: Klasse,
  felder: readonly Adressfeld[],
  dazu: Record<string, string> = {},
  ohne: readonly string[] = [],
  quelle = 'auftrag_adresse',
): string {
  const inhalt = felderMitKennungenSql(klasse, 't', { ...dazu, lkz: kurzform('t.land_id', 'Lkz') }, ohne);
  return `(SELECT ${jeSchluesselSql('t.rolle', 'row_to_json(x)')} FROM ${quelle} t, LATERAL (SELECT ${inhalt}) x
    WHERE t.auftrag_id = a.id AND t.rolle IN (${felder.map((f) => adresstypen[f.typ]).join(', ')})) AS adressen`;
}

/** Adds the addresses to the JSON of their order; a role without one is null. */
export function mitAdressen(json: string, adressen: string | null, felder: readonly Adressfeld[]): string {
  const jeRolle = teileJeSchluessel(adressen);
  return mitFeldern(
    json,
    Object.fromEntries(felder.map(({ feld, typ }) => [feld, jeRolle.get(String(adresstypen[typ]))])),
  );
}
