import { zeitzoneVorgabe } from '@frachtportal/domain/feld/zeitpunkt';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { deutsch } from '@frachtportal/texte/server';
import { Injectable } from '@nestjs/common';
import { to as kopiere } from 'pg-copy-streams';
import { anweisung, anweisungsform } from '../../../platform/database/anweisung.js';
import { type Leseverbindung, Replik } from '../../../platform/database/replik.js';
import { kennungenAus } from '../suche/kennungen.js';
import { alsDatei, csvFormat, csvSql } from './csv.js';
import type { Ausschnitt } from './spalten.js';
import { xlsxSql } from './xlsx.js';

/** Orders of some clients captured in a period. */
export interface Auswahl {
  mandanten: number[];
  von: string;
  bis: string;
}

const bedingung = 'a.mandant_id = ANY($1) AND a.datum BETWEEN $2 AND $3';
export const zaehlen = anweisung(
  'exportzeilen.zaehlen',
  `SELECT count(*)::int AS anzahl FROM auftrag a WHERE ${bedingung}`,
).genauer<{ anzahl: number }>();
export const kennungen = anweisung(
  'exportzeilen.kennungen',
  `
  SELECT string_agg(int4send(id), ''::bytea ORDER BY datum, id) AS bytes FROM (
    SELECT a.id, a.datum FROM auftrag a WHERE ${bedingung} ORDER BY a.datum, a.id LIMIT $4 OFFSET $5) w`,
);
const sichtbare = anweisung(
  'exportzeilen.sichtbare',
  `
  SELECT count(*)::int AS anzahl FROM auftrag WHERE id = ANY($1) AND mandant_id = ANY($2)`,
).genauer<{ anzahl: number }>();

interface Teil extends Ausschnitt {
  sage: Uebersetzer;
}
const beispiele = [{ ids: [1], mandanten: [1], zeitzone: zeitzoneVorgabe, sage: deutsch }];
const csv = anweisungsform(
  'exportzeilen.csv',
  ({ sage, ...ausschnitt }: Teil) => csvSql(ausschnitt, sage),
  beispiele,
);
const werte = anweisungsform(
  'exportzeilen.werte',
  (ausschnitt: Ausschnitt) => xlsxSql(ausschnitt),
  beispiele,
);

/** Reads what exports write. Each call holds a connection only as long as PostgreSQL works, never as long as a reader. */
@Injectable()
export class Exportzeilen {
  constructor(private readonly replik: Replik) {}

  async anzahl({ mandanten, von, bis }: Auswahl): Promise<number> {
    return (await this.replik.lies((db) => db.eine(zaehlen, [mandanten, von, bis])))?.anzahl ?? 0;
  }

  /** The ids of a part of the selection, by day and id. */
  async kennungen({ mandanten, von, bis }: Auswahl, ab: number, hoechstens: number): Promise<Int32Array> {
    const wahl = [mandanten, von, bis, hoechstens, ab];
    const zeile = await this.replik.lies((db) => db.eine(kennungen, wahl));
    return kennungenAus(zeile?.bytes);
  }

  /** Does the caller see all of them? */
  async alleSichtbar(ids: number[], mandanten: number[]): Promise<boolean> {
    const zeile = await this.replik.lies((db) => db.eine(sichtbare, [ids, mandanten]));
    return zeile?.anzahl === ids.length;
  }

  /** The rows of some orders as CSV behind the heading, if any; fewer than ids where one is not visible. */
  csv(ausschnitt: Ausschnitt, sage: Uebersetzer, kopf?: Buffer): Promise<{ csv: Buffer; anzahl: number }> {
    return this.replik.lies(async (db) => {
      const { zeilen, anzahl } = await this.kopiert(db, csv.fuer({ ...ausschnitt, sage }).text);
      return { csv: alsDatei(zeilen, kopf), anzahl };
    });
  }

  private async kopiert(
    { pool }: Leseverbindung,
    auswahl: string,
  ): Promise<{ zeilen: Buffer; anzahl: number }> {
    const client = await pool.connect();
    const strom = kopiere(`COPY (${auswahl}) ${csvFormat}`);
    const stuecke: Buffer[] = [];
    let fertig = false;
    try {
      // The joins as they are written: weighing the orders of thirteen tables takes longer than half the joins.
      await client.query('BEGIN; SET LOCAL join_collapse_limit = 1');
      for await (const stueck of client.query(strom)) stuecke.push(stueck as Buffer);
      await client.query('COMMIT');
      fertig = true;
    } finally {
      // In the middle of a COPY a connection is good for nothing else.
      client.release(!fertig);
    }
    return { zeilen: Buffer.concat(stuecke), anzahl: strom.rowCount };
  }

  /** The rows of some orders as values. */
  async zeilen(ausschnitt: Ausschnitt): Promise<unknown[][]> {
    const { text } = werte.fuer(ausschnitt);
    const { rows } = await this.replik.lies(({ pool }) => pool.query<unknown[]>({ text, rowMode: 'array' }));
    return rows;
  }
}
