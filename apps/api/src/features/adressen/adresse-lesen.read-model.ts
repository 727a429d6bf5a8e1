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

const suche = `
  SELECT ${adresse} AS wert, count(*) OVER ()::int AS gesamt FROM adresse a
  WHERE a.mandant_id = ANY($1) AND NOT a.unsichtbar AND ($2 = '' OR strpos(a.suchtext, $2) > 0)
  ORDER BY a.suchname, a.id LIMIT $3 OFFSET $4`;

// While typing: prefix of number or name first, then anywhere in the search text.
const vorschlag = `
  SELECT ${adresse} AS wert FROM adresse a
  WHERE a.mandant_id = ANY($1) AND NOT a.unsichtbar
    AND ($2::text IS NULL OR a.fremdnummer LIKE $2 || '%')
    AND ($3::text IS NULL OR strpos(a.suchtext, $3) > 0)
    AND ($4::text IS NULL OR a.land_id = (SELECT id FROM land WHERE lkz = $4))
    AND ($5::text IS NULL OR a.plz LIKE $5 || '%')
    AND ($6::text IS NULL OR strpos(a.suchtext, $6) > 0)
    AND ($7::text IS NULL OR strpos(a.suchtext, $7) > 0)
  ORDER BY ($3::text IS NOT NULL AND a.suchname LIKE $3 || '%') DESC, a.suchname, a.id
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
    const zeilen = await this.db.sql<{ wert: Adresse; gesamt: number }>(suche, [
      mandanten,
      suchform(text),
      seite.anzahl,
      seite.ab,
    ]);
    return { treffer: zeilen.map((z) => z.wert), gesamt: zeilen[0]?.gesamt ?? 0 };
  }

  /** Suggestions while typing; without number or name none, so that nobody downloads the whole book by accident. */
  async vorschlaege(frage: Vorschlagsfrage, mandanten: number[], hoechstens: number): Promise<Adresse[]> {
    if (!frage.fremdnummer && !frage.name) return [];
    const form = (text: string | null) => (text ? suchform(text) : null);
    const zeilen = await this.db.sql<{ wert: Adresse }>(vorschlag, [
      mandanten,
      frage.fremdnummer ? frage.fremdnummer.replace(/[\\%_]/g, '\\$&') : null,
      form(frage.name)?.replace(/[\\%_]/g, '') ?? null,
      frage.lkz,
      frage.plz ? frage.plz.replace(/[\\%_]/g, '\\$&') : null,
      form(frage.ortsname),
      form(frage.strasse),
      hoechstens,
    ]);
    return zeilen.map((z) => z.wert);
  }
}
