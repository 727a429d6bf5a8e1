import { Adresse } from '@frachtportal/domain/adresse/adresse';
import { Injectable } from '@nestjs/common';
import { anweisung, anweisungsform } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { adresseAlsZeile } from './suche/adresszeile.read-model.js';

/** An address as it is answered, with the version it has. */
export interface GeleseneAdresse {
  version: number;
  json: string;
}

const gesucht = {
  // Without an entry of that id the one that it was merged into.
  id: 'a.id = coalesce((SELECT nachfolger_id FROM adresse_nachfolger WHERE id = $2), $2)',
  nummer: 'a.fremdnummer = $2',
  mandant: 'a.id = (SELECT adresse_id FROM mandant WHERE id = $2)',
};
const eine = anweisungsform(
  'adresse-lesen.eine',
  (nach: keyof typeof gesucht) => `SELECT a.version, ${adresseAlsZeile}::text AS json FROM adresse a
    WHERE a.mandant_id = ANY($1) AND ${gesucht[nach]} ORDER BY a.id LIMIT 1`,
  ['id', 'nummer', 'mandant'],
).genauer<{ json: string }>();
const viele = anweisung(
  'adresse-lesen.viele',
  `SELECT a.id, ${adresseAlsZeile} AS wert FROM adresse a WHERE a.mandant_id = ANY($1) AND a.id = ANY($2)
  UNION ALL SELECT n.id, ${adresseAlsZeile} FROM adresse_nachfolger n JOIN adresse a ON a.id = n.nachfolger_id
    WHERE a.mandant_id = ANY($1) AND n.id = ANY($2)`,
).genauer<{ id: number; wert: Adresse }>();

const buch = anweisung(
  'adresse-lesen.buch',
  `SELECT (SELECT count(*) FROM adresse WHERE mandant_id = $1)::int AS gesamt,
  (SELECT coalesce(json_agg(z.wert), '[]')::text FROM (
    SELECT ${adresseAlsZeile} AS wert FROM adresse a WHERE a.mandant_id = $1 ORDER BY a.id DESC LIMIT $2) z) AS json`,
).genauer<{ gesamt: number; json: string }>();

/** Reads the address book, never beyond the given clients. */
@Injectable()
export class AdresseLesen {
  constructor(private readonly db: Datenbank) {}

  nachId(id: number, mandanten: number[]): Promise<GeleseneAdresse | undefined> {
    return this.db.eine(eine.fuer('id'), [mandanten, id]);
  }

  nachNummer(nummer: string, mandanten: number[]): Promise<GeleseneAdresse | undefined> {
    return this.db.eine(eine.fuer('nummer'), [mandanten, nummer]);
  }

  /** The address of the client itself. */
  desMandanten(mandantId: number, mandanten: number[]): Promise<GeleseneAdresse | undefined> {
    return this.db.eine(eine.fuer('mandant'), [mandanten, mandantId]);
  }

  /** By the ids asked for; an entry that was merged into another is the other. */
  async viele(ids: number[], mandanten: number[]): Promise<Map<number, Adresse>> {
    const zeilen = await this.db.sql(viele, [mandanten, ids]);
    return new Map(zeilen.map((z) => [z.id, z.wert]));
  }

  /** The newest entries of one client, hidden ones too, as JSON text, and how many there are in all. */
  async buch(mandantId: number, hoechstens: number): Promise<{ gesamt: number; json: string }> {
    const gelesen = await this.db.eine(buch, [mandantId, hoechstens]);
    return gelesen ?? { gesamt: 0, json: '[]' };
  }
}
