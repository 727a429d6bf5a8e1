import { Adresse } from '@frachtportal/domain/adresse/adresse';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql } from '../../platform/database/json-lesen.js';
import '../stammdaten/stammdaten.entity.js';

const adresse = `(SELECT row_to_json(x) FROM (SELECT ${felderSql(Adresse, 'a', {
  lkz: '(SELECT lkz FROM land WHERE id = a.land_id)',
})}) x)`;

const eine = (bedingung: string) =>
  `SELECT a.version, ${adresse}::text AS json FROM adresse a WHERE a.mandant_id = ANY($1) AND ${bedingung}`;
const nachId = eine('a.id = $2');
const nachNummer = `${eine('a.fremdnummer = $2')} ORDER BY a.id LIMIT 1`;
const viele = `SELECT a.id, ${adresse} AS wert FROM adresse a WHERE a.mandant_id = ANY($1) AND a.id = ANY($2)`;

// The matches are collected once, counted, and a page of them is read: the total is known beyond the last page too.
const suche = `
  WITH treffer AS MATERIALIZED (
    SELECT a.id, a.suchname FROM adresse a
    WHERE a.mandant_id = ANY($1) AND NOT a.unsichtbar AND ($2 = '' OR strpos(a.suchtext, $2) > 0)),
  seite AS (SELECT id FROM treffer ORDER BY suchname, id LIMIT $3 OFFSET $4)
  SELECT (SELECT count(*) FROM treffer)::int AS gesamt,
    (SELECT coalesce(json_agg(${adresse} ORDER BY a.suchname, a.id), '[]') FROM seite s JOIN adresse a ON a.id = s.id) AS treffer`;

// While typing: prefix of the name first, then anywhere in the search text. Texts are taken as they are, `%` and `_` too.
const vorschlag = `
  SELECT ${adresse} AS wert FROM adresse a
  WHERE a.mandant_id = ANY($1) AND NOT a.unsichtbar
    AND ($2::text IS NULL OR starts_with(a.fremdnummer, $2))
    AND ($3::text IS NULL OR strpos(a.suchtext, $3) > 0)
    AND ($4::text IS NULL OR a.land_id = (SELECT id FROM land WHERE lkz = upper($4)))
    AND ($5::text IS NULL OR starts_with(a.plz, $5))
    AND ($6::text IS NULL OR strpos(a.suchtext, $6) > 0)
    AND ($7::text IS NULL OR strpos(a.suchtext, $7) > 0)
  ORDER BY ($3::text IS NOT NULL AND starts_with(a.suchname, $3)) DESC, a.suchname, a.id
  LIMIT $8`;

export interface Vorschlagsfrage {
  fremdnummer: string | null;
  name: string | null;
  lkz: string | null;
  plz: string | null;
  ortsname: string | null;
  strasse: string | null;
}

/** Reads the address book, never beyond the given clients. */
@Injectable()
export class AdresseLesen {
  constructor(private readonly db: Datenbank) {}

  nachId(id: number, mandanten: number[]): Promise<{ version: number; json: string } | undefined> {
    return this.db.eine(nachId, [mandanten, id]);
  }

  nachNummer(nummer: string, mandanten: number[]): Promise<{ version: number; json: string } | undefined> {
    return this.db.eine(nachNummer, [mandanten, nummer]);
  }

  async viele(ids: number[], mandanten: number[]): Promise<Map<number, Adresse>> {
    const zeilen = await this.db.sql<{ id: number; wert: Adresse }>(viele, [mandanten, ids]);
    return new Map(zeilen.map((z) => [z.id, z.wert]));
  }

  async suche(text: string, mandanten: number[], seite: { anzahl: number; ab: number }) {
    const [zeile] = await this.db.sql<{ treffer: Adresse[]; gesamt: number }>(suche, [
      mandanten,
      suchform(text),
      seite.anzahl,
      seite.ab,
    ]);
    return zeile ?? { treffer: [], gesamt: 0 };
  }

  /** Suggestions while typing; without number or name none, so that nobody downloads the whole book by accident. */
  async vorschlaege(frage: Vorschlagsfrage, mandanten: number[], hoechstens: number): Promise<Adresse[]> {
    const form = (text: string | null) => suchform(text ?? '') || null;
    const nummer = frage.fremdnummer?.trim() || null;
    const name = form(frage.name);
    if (!nummer && !name) return [];
    const zeilen = await this.db.sql<{ wert: Adresse }>(vorschlag, [
      mandanten,
      nummer,
      name,
      frage.lkz,
      frage.plz,
      form(frage.ortsname),
      form(frage.strasse),
      hoechstens,
    ]);
    return zeilen.map((z) => z.wert);
  }
}
