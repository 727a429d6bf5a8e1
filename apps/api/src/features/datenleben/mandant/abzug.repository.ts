import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { to as kopiere } from 'pg-copy-streams';
import { bedingung, mitUmfang } from '../bestand/bedingung.js';
import type { Katalog } from '../bestand/katalog.repository.js';
import type { Tabelle, Umfang } from '../bestand/tabellen.js';

export interface Papier {
  id: number;
  schluessel: string;
  groesse: number;
  sha256: string;
}

export interface Nummernstand {
  art: string;
  praefix: string;
  stand: string;
}

const seite = 500;
const papiere = `
  SELECT id, ablageschluessel AS schluessel, groesse, encode(sha256, 'hex') AS sha256 FROM dokumentenverweis
  WHERE mandant_id = ANY($1) AND id > $2 ORDER BY id LIMIT ${seite}`;
const nummernstaende = `
  SELECT art, praefix, nummernkreis_stand(id)::text AS stand FROM nummernkreis WHERE mandant_id = ANY($1) ORDER BY id`;
// JSON has neither of these two characters: so a line of it comes as it is, without quotes.
const rohesFormat = "(FORMAT csv, DELIMITER e'\\x02', QUOTE e'\\x01')";

/** The rows of some clients as they were at one moment; only inside a transaction that sees one. */
@Injectable()
export class AbzugRepository {
  async zaehle(client: pg.Client, t: Tabelle, umfang: Umfang, { verweise }: Katalog): Promise<number> {
    const sql = `SELECT count(*)::int AS n FROM ${t.name} t WHERE ${bedingung(t, umfang, verweise)}`;
    return (await client.query<{ n: number }>(sql)).rows[0]?.n ?? 0;
  }

  spalten = (t: Tabelle, { spalten }: Katalog): string[] =>
    (spalten.get(t.name) ?? []).map((s) => s.name).filter((name) => !(t.ohne && name in t.ohne));

  /** One line of JSON a row. */
  zeilen(client: pg.Client, t: Tabelle, umfang: Umfang, katalog: Katalog): AsyncIterable<Buffer> {
    const namen = this.spalten(t, katalog);
    const felder = namen.map((name) => {
      const statt = t.statt?.[name];
      return statt ? `${mitUmfang(statt, umfang)} AS ${name}` : `t.${name}`;
    });
    const folge =
      t.name === 'mandant'
        ? 't.hauptmandant_id IS DISTINCT FROM t.id AND t.hauptmandant_id IS NOT NULL, t.id'
        : `t.${namen.includes('id') ? 'id' : namen[0]}`;
    const wo = bedingung(t, umfang, katalog.verweise);
    const sql = `SELECT row_to_json(r) FROM (SELECT ${felder.join(', ')} FROM ${t.name} t WHERE ${wo} ORDER BY ${folge}) r`;
    return client.query(kopiere(`COPY (${sql}) TO STDOUT ${rohesFormat}`));
  }

  async *papiere(client: pg.Client, { kunden }: Umfang): AsyncGenerator<Papier> {
    for (let nach = 0; ; ) {
      const { rows } = await client.query<Papier>(papiere, [kunden, nach]);
      yield* rows;
      const letztes = rows.at(-1);
      if (!letztes) return;
      nach = letztes.id;
    }
  }

  async nummernstaende(client: pg.Client, { rahmen }: Umfang): Promise<Nummernstand[]> {
    return (await client.query<Nummernstand>(nummernstaende, [rahmen])).rows;
  }
}
