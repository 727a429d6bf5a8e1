import { vorschlaege } from '@frachtportal/domain/datenleben/aufbewahrung';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { Fortschritt } from '../auftrag/fortschritt.js';
import { loeschbedingung } from '../bestand/bedingung.js';
import { abgeschlossenVor, jahresgrenze } from '../bestand/frist.js';
import { abgeleitete, tabellen } from '../bestand/tabellen.js';
import { zaehlt } from './abzug.service.js';

/** So long law wants orders to be kept, from the end of the calendar year. */
const jahre = vorschlaege.auftraege ?? 0;
const inFrist = `
  SELECT count(*)::int AS n FROM auftrag a
  WHERE mandant_id = ANY($1) AND NOT (${abgeschlossenVor(jahresgrenze(String(jahre)))})`;
const fremde = `SELECT b.id FROM benutzer b WHERE b.mandant_id = ANY($1) AND EXISTS (
  SELECT FROM auftrag a WHERE b.id IN (a.erfasser_id, a.aenderer_id) AND a.mandant_id <> ALL($1))`;
/** Whoever is named on orders of others stays there as a deleted user, at the client of the newest of these orders. */
const behalte = `UPDATE benutzer b SET geloescht_am = coalesce(geloescht_am, now()), authorized = false, admin = false, betreiber = false, main = false,
  edit = false, email = '', email_neu = NULL, passwort_hash = '', version = version + 1, mandant_id = (SELECT a.mandant_id FROM auftrag a
    WHERE b.id IN (a.erfasser_id, a.aenderer_id) AND a.mandant_id <> ALL($1) ORDER BY a.id DESC LIMIT 1)
  WHERE b.id IN (${fremde})`;

@Injectable()
export class LoeschenRepository {
  /** Orders that law wants to be kept still. */
  async inFrist(client: pg.Client, kunden: readonly number[]): Promise<number> {
    return (await client.query<{ n: number }>(inFrist, [kunden])).rows[0]?.n ?? 0;
  }

  /** Parts before what they are parts of. */
  async loesche(client: pg.Client, kunden: readonly number[], fortschritt: Fortschritt): Promise<void> {
    await client.query("SET LOCAL frachtportal.datenleben = 'loeschen'");
    await fortschritt.beginne('zeilen', tabellen.length);
    await client.query(behalte, [kunden]);
    await client.query(
      `SELECT person_tilgen(ARRAY(SELECT nr FROM person WHERE benutzer_id IN (SELECT id FROM benutzer WHERE mandant_id = ANY($1))))`,
      [kunden],
    );
    await client.query('UPDATE mandant SET adresse_id = NULL WHERE id = ANY($1)', [kunden]);
    for (const name of abgeleitete)
      await client.query(`DELETE FROM ${name} WHERE mandant_id = ANY($1)`, [kunden]);
    for (const t of tabellen.toReversed()) {
      const wo = loeschbedingung(t, kunden);
      const anzahl = wo ? (await client.query(`DELETE FROM ${t.name} t WHERE ${wo}`)).rowCount : 0;
      if (zaehlt(t.name)) fortschritt.zaehle(t.gruppe, anzahl ?? 0);
      await fortschritt.weiter();
    }
  }
}
