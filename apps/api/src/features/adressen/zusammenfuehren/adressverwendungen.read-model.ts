import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import type { Adressverwendung } from '@frachtportal/domain/adresse/zusammenfuehren';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';

const rollen = auftragsrollen.map(({ feld }) => feld);

/** The orders by the index alone, however many there are; templates are some hundred a client. */
const zaehlen = anweisung(
  'adressverwendungen.zaehlen',
  `SELECT a.id,
  (SELECT count(DISTINCT u.auftrag_id) FROM auftrag_adresse u WHERE u.adresse_id = a.id)::int AS auftraege,
  (SELECT count(*) FROM auftragsvorlage v WHERE v.mandant_id = ANY($1) AND EXISTS (
    SELECT 1 FROM unnest($3::text[]) r WHERE v.auftrag->r->>'id' = a.id::text))::int AS vorlagen,
  (SELECT m.name FROM mandant m WHERE m.adresse_id = a.id LIMIT 1) AS "eigeneVon"
  FROM adresse a WHERE a.mandant_id = ANY($1) AND a.id = ANY($2) ORDER BY a.id`,
).genauer<{ auftraege: Adressverwendung['auftraege']; vorlagen: Adressverwendung['vorlagen'] }>();

/** What entries of the address book are used for. */
@Injectable()
export class Adressverwendungen {
  constructor(private readonly db: Datenbank) {}

  /** One row for each id that is an entry of the given clients. */
  von(ids: number[], mandanten: number[]): Promise<Adressverwendung[]> {
    return this.db.sql(zaehlen, [mandanten, ids, rollen]);
  }
}
