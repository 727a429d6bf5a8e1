import type { Datengruppe } from '@frachtportal/domain/datenleben/datenauftrag';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { to as kopiere } from 'pg-copy-streams';

interface Personenbestand {
  name: string;
  gruppe: Datengruppe;
  /** With ID for the user's number. */
  sql: string;
}

const nummern = 'SELECT nr FROM person WHERE benutzer_id = ID';
const anschriften =
  "SELECT lower(a) FROM benutzer, unnest(ARRAY[email, email_neu]) a WHERE id = ID AND a <> ''";
const ohneGeheimes = "to_jsonb(b) - 'passwort_hash'";

/** What is kept of a user. */
export const personenbestaende: readonly Personenbestand[] = [
  { name: 'benutzer', gruppe: 'benutzer', sql: `SELECT ${ohneGeheimes} FROM benutzer b WHERE id = ID` },
  { name: 'person', gruppe: 'benutzer', sql: 'SELECT to_jsonb(p) FROM person p WHERE benutzer_id = ID' },
  {
    name: 'einstellung',
    gruppe: 'benutzer',
    sql: 'SELECT to_jsonb(e) FROM benutzereinstellung e WHERE benutzer_id = ID UNION ALL SELECT to_jsonb(l) FROM listenansicht l WHERE benutzer_id = ID',
  },
  { name: 'sitzung', gruppe: 'sitzungen', sql: 'SELECT to_jsonb(s) FROM sitzung s WHERE benutzer_id = ID' },
  {
    name: 'zweiterFaktor',
    gruppe: 'sitzungen',
    sql: "SELECT to_jsonb(f) - 'geheimnis' FROM zweiter_faktor f WHERE benutzer_id = ID",
  },
  {
    name: 'passkey',
    gruppe: 'sitzungen',
    sql: "SELECT to_jsonb(p) - 'schluessel' FROM passkey p WHERE benutzer_id = ID",
  },
  {
    name: 'firmenkonto',
    gruppe: 'sitzungen',
    sql: 'SELECT to_jsonb(f) FROM firmenkonto f WHERE benutzer_id = ID',
  },
  {
    name: 'protokoll',
    gruppe: 'protokoll',
    sql: `SELECT to_jsonb(p) - 'suchtext' FROM aenderungsprotokoll p WHERE person_nr IN (${nummern}) OR gewechselt_von_nr IN (${nummern})
      OR gegenstand_nr IN (${nummern})`,
  },
  {
    name: 'auftrag',
    gruppe: 'auftraege',
    sql: `SELECT jsonb_build_object('id', id, 'spedeigennr', spedeigennr, 'datum', datum, 'erfasst', erfasser_id = ID,
      'geaendert', coalesce(aenderer_id = ID, false)) FROM auftrag WHERE erfasser_id = ID OR aenderer_id = ID`,
  },
  {
    name: 'historie',
    gruppe: 'historie',
    sql: 'SELECT to_jsonb(h) FROM auftrag_historie h WHERE benutzer_id = ID',
  },
  {
    name: 'dokument',
    gruppe: 'dokumente',
    sql: "SELECT to_jsonb(d) - 'ablageschluessel' FROM dokumentenverweis d WHERE benutzer_id = ID",
  },
  {
    name: 'kommentar',
    gruppe: 'vorgaenge',
    sql: 'SELECT to_jsonb(k) FROM kommentar k WHERE verfasser_id = ID',
  },
  {
    name: 'klaerfall',
    gruppe: 'vorgaenge',
    sql: 'SELECT to_jsonb(k) FROM klaerfallschritt k WHERE verfasser_id = ID',
  },
  {
    name: 'einladung',
    gruppe: 'mails',
    sql: `SELECT to_jsonb(e) - 'token_hash' FROM einladung e WHERE lower(email) IN (${anschriften})`,
  },
  {
    name: 'mail',
    gruppe: 'mails',
    sql: `SELECT to_jsonb(m) FROM mail m WHERE lower(an) IN (${anschriften})`,
  },
];

const deckname = "'Person ' || (SELECT coalesce(min(nr), ID) FROM person WHERE benutzer_id = ID)";
const name = '(SELECT name FROM benutzer WHERE id = ID)';

/** What becomes of it, in this order: the name is needed until the end. */
export const tilgungen: readonly Personenbestand[] = [
  { name: 'mail', gruppe: 'mails', sql: `DELETE FROM mail WHERE lower(an) IN (${anschriften})` },
  { name: 'einladung', gruppe: 'mails', sql: `DELETE FROM einladung WHERE lower(email) IN (${anschriften})` },
  { name: 'sitzung', gruppe: 'sitzungen', sql: 'DELETE FROM sitzung WHERE benutzer_id = ID' },
  ...[
    'zweiter_faktor',
    'passkeyvorgang',
    'firmenkonto',
    'konto_token',
    'benutzereinstellung',
    'listenansicht',
    'kommentar_erwaehnung',
    'kommentar_gelesen',
    'idempotenz',
  ].map(
    (tabelle): Personenbestand => ({
      name: tabelle,
      gruppe: 'benutzer',
      sql: `DELETE FROM ${tabelle} WHERE benutzer_id = ID`,
    }),
  ),
  {
    name: 'kommentar',
    gruppe: 'vorgaenge',
    sql: `UPDATE kommentar SET verfasser = ${deckname} WHERE verfasser_id = ID`,
  },
  {
    name: 'klaerfall',
    gruppe: 'vorgaenge',
    sql: `UPDATE klaerfallschritt SET verfasser = CASE verfasser_id WHEN ID THEN ${deckname} ELSE verfasser END,
      zustaendig = CASE zustaendig WHEN ${name} THEN ${deckname} ELSE zustaendig END
      WHERE verfasser_id = ID OR zustaendig = ${name}`,
  },
  {
    name: 'lademittel',
    gruppe: 'lademittel',
    sql: `UPDATE lademittelbuchung SET verfasser = ${deckname} WHERE verfasser = ${name}`,
  },
  {
    name: 'saldenbestaetigung',
    gruppe: 'lademittel',
    sql: `UPDATE saldenbestaetigung SET angefragt_von = ${deckname} WHERE angefragt_von = ${name}`,
  },
  {
    name: 'protokoll',
    gruppe: 'protokoll',
    sql: `SELECT FROM aenderungsprotokoll WHERE person_nr IN (${nummern}) OR gewechselt_von_nr IN (${nummern}) OR gegenstand_nr IN (${nummern})`,
  },
  {
    name: 'anmeldung',
    gruppe: 'benutzer',
    sql: `SELECT person_tilgen(ARRAY(SELECT nr FROM person
    WHERE benutzer_id = ID OR benutzer_id IS NULL AND lower(name) IN (SELECT lower(${name}) UNION ${anschriften})))`,
  },
  {
    name: 'benutzer',
    gruppe: 'benutzer',
    sql: `UPDATE benutzer SET name = ${deckname}, email = '', email_neu = NULL, passwort_hash = '', authorized = false, admin = false, betreiber = false,
      main = false, edit = false, geloescht_am = coalesce(geloescht_am, now()), changed = now(), version = version + 1 WHERE id = ID`,
  },
];

const rohesFormat = "(FORMAT csv, DELIMITER e'\\x02', QUOTE e'\\x01')";
const mit = ({ sql }: Personenbestand, id: number) => sql.replaceAll('ID', String(Number(id)));

@Injectable()
export class PersonRepository {
  async zaehle(client: pg.Client, b: Personenbestand, id: number): Promise<number> {
    const sql = `SELECT count(*)::int AS n FROM (${mit(b, id)}) b`;
    return (await client.query<{ n: number }>(sql)).rows[0]?.n ?? 0;
  }

  zeilen(client: pg.Client, b: Personenbestand, id: number): AsyncIterable<Buffer> {
    return client.query(kopiere(`COPY (${mit(b, id)}) TO STDOUT ${rohesFormat}`));
  }

  /** Answers how many rows it met. */
  async tilge(client: pg.Client, b: Personenbestand, id: number): Promise<number> {
    return (await client.query(mit(b, id))).rowCount ?? 0;
  }

  async maildateien(client: pg.Client, id: number): Promise<string[]> {
    const sql = `SELECT datei FROM mail WHERE datei IS NOT NULL AND lower(an) IN (${anschriften.replaceAll('ID', String(Number(id)))})`;
    return (await client.query<{ datei: string }>(sql)).rows.map((z) => z.datei);
  }
}
