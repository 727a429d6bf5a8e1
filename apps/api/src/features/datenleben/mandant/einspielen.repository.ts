import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { Katalog } from '../bestand/katalog.repository.js';
import { hoechsteNummern, type Nummern } from '../bestand/nummern.repository.js';
import { type Tabelle, tabellen } from '../bestand/tabellen.js';
import type { Nummernstand } from './abzug.repository.js';

/** Number ranges jump: what the old installation has given since is not given again. */
const nummernsprung = 1000;
/** What an installation has from its first minute, or what is a list that comes again. */
const vonAnfangAn = ['mandant', 'benutzer', 'person', 'nummernkreis', 'adresse'];

@Injectable()
export class EinspielenRepository {
  /** Nobody has worked here: no orders, one client at most. */
  async istLeer(client: pg.Client): Promise<boolean> {
    const pruefen = tabellen.filter(
      (t) => (t.wo === 'eigene' || t.wo === 'rahmen') && !t.neueNummer && !vonAnfangAn.includes(t.name),
    );
    const belegt = pruefen
      .map((t) => `EXISTS (SELECT FROM ${t.name} WHERE mandant_id IS NOT NULL)`)
      .join(' OR ');
    const sql = `SELECT (SELECT count(*) FROM mandant) > 1 OR (SELECT count(*) FROM adresse) > 1 OR ${belegt} AS belegt`;
    return !(await client.query<{ belegt: boolean }>(sql)).rows[0]?.belegt;
  }

  /** How far the numbers of what is there reach: what comes gets numbers behind them. */
  abstand(client: pg.Client): Promise<Nummern> {
    return hoechsteNummern(client);
  }

  /** Whoever is added meanwhile gets a number behind those that come. */
  async reserviere(client: pg.Client, ab: Nummern, hoechste: Nummern): Promise<void> {
    await client.query(
      `SELECT folge_vorruecken('mandant_id_seq', $1), folge_vorruecken('benutzer_id_seq', $2), folge_vorruecken('person_nr_seq', $3)`,
      [ab.mandant + hoechste.mandant, ab.benutzer + hoechste.benutzer, ab.person + hoechste.person],
    );
  }

  /** Rows as lines of JSON. @param spalten of the archive; all of them are there @returns how many */
  async fuelle(
    client: pg.Client,
    t: Tabelle,
    zeilen: Buffer,
    { spalten, katalog, abstand: ab }: { spalten: readonly string[]; katalog: Katalog; abstand: Nummern },
  ): Promise<number> {
    const gelegt = spalten.filter((s) => !(t.neueNummer && s === 'id') && !t.spaeter?.includes(s));
    const wert = (spalte: string) => {
      const auf = katalog.verweise.get(t.name)?.get(spalte);
      if (auf) return `r.${spalte} + ${ab[auf]}`;
      return t.name === 'benutzer' && spalte === 'name' ? freierName : `r.${spalte}`;
    };
    const feste = Object.entries(t.ohne ?? {}).flatMap(([s, w]) =>
      w === null ? [] : [[s, `'${w}'`] as const],
    );
    const namen = [...gelegt, ...feste.map(([s]) => s)];
    const sql = `INSERT INTO ${t.name} (${namen.join(', ')}) ${ueberschreibt(t, katalog)}
      SELECT ${[...gelegt.map(wert), ...feste.map(([, w]) => w)].join(', ')}
      FROM json_populate_recordset(NULL::${t.name}, $1::json) r ${beiGleichem(t, gelegt)}`;
    return (await client.query(sql, [alsListe(zeilen)])).rowCount ?? 0;
  }

  /** What names something that came later. */
  async ergaenze(client: pg.Client, t: Tabelle, zeilen: Buffer, ab: Nummern): Promise<void> {
    for (const spalte of t.spaeter ?? [])
      await client.query(
        `UPDATE ${t.name} t SET ${spalte} = r.${spalte} FROM json_populate_recordset(NULL::${t.name}, $1::json) r
         WHERE t.id = r.id + ${ab.mandant} AND r.${spalte} IS NOT NULL`,
        [alsListe(zeilen)],
      );
  }

  /** The first client has given no number yet: a prefix that comes is no longer its own. */
  async macheNummernkreiseFrei(client: pg.Client, staende: readonly Nummernstand[]): Promise<void> {
    for (const { art, praefix } of staende)
      await client.query(
        "UPDATE nummernkreis SET praefix = left('X' || id || praefix, 10) WHERE art = $1 AND praefix = $2",
        [art, praefix],
      );
  }

  async stelleFolgen(client: pg.Client, staende: readonly Nummernstand[]): Promise<void> {
    for (const { art, praefix, stand } of staende)
      await client.query(
        "SELECT folge_vorruecken('nummernkreis_folge_' || id, $3::bigint + $4) FROM nummernkreis WHERE art = $1 AND praefix = $2",
        [art, praefix, stand, nummernsprung],
      );
    const { rows } = await client.query<{ tabelle: string; spalte: string; folge: string }>(
      `SELECT c.relname AS tabelle, a.attname AS spalte, s.relname AS folge
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attidentity <> ''
         JOIN pg_depend d ON d.refobjid = c.oid AND d.refobjsubid = a.attnum AND d.classid = 'pg_class'::regclass
         JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S'
       WHERE c.relname = ANY($1) AND c.relnamespace = current_schema()::regnamespace`,
      [tabellen.map((t) => t.name)],
    );
    for (const { tabelle, spalte, folge } of rows)
      await client.query(`SELECT folge_vorruecken($1, (SELECT max(${spalte}) FROM ${tabelle}))`, [folge]);
  }

  /** Nothing of it leaves before an administrator has looked, and its files are nobody's any more but the rows'. */
  async schliesseAb(client: pg.Client): Promise<void> {
    await client.query('UPDATE quarantaene SET seit = now()');
    await client.query(
      'DELETE FROM dokument_abraum WHERE ablageschluessel IN (SELECT ablageschluessel FROM dokumentenverweis)',
    );
  }

  async papier(
    client: pg.Client,
    schluessel: string,
  ): Promise<{ inhaltstyp: string; sha256: string } | undefined> {
    const { rows } = await client.query<{ inhaltstyp: string; sha256: string }>(
      "SELECT inhaltstyp, encode(sha256, 'hex') AS sha256 FROM dokumentenverweis WHERE ablageschluessel = $1",
      [schluessel],
    );
    return rows[0];
  }

  async umbenannte(client: pg.Client): Promise<number> {
    const sql = `SELECT count(*)::int AS n FROM benutzer WHERE name LIKE '%${zusatz}'`;
    return (await client.query<{ n: number }>(sql)).rows[0]?.n ?? 0;
  }
}

/** Names of users are taken once in an installation: the first administrator keeps his. */
const zusatz = '-importiert';
const freierName = `CASE WHEN EXISTS (SELECT FROM benutzer b WHERE lower(b.name) = lower(r.name))
  THEN left(r.name, ${30 - zusatz.length}) || '${zusatz}' ELSE r.name END`;

const alsListe = (zeilen: Buffer) => `[${zeilen.toString('utf8').trimEnd().replaceAll('\n', ',')}]`;

function ueberschreibt(t: Tabelle, katalog: Katalog): string {
  const immer = katalog.spalten.get(t.name)?.some((s) => s.immerVergeben);
  return immer && !t.neueNummer ? 'OVERRIDING SYSTEM VALUE' : '';
}

function beiGleichem({ schluessel }: Tabelle, spalten: readonly string[]): string {
  if (!schluessel) return '';
  const neue = spalten.filter((s) => !schluessel.includes(s)).map((s) => `${s} = excluded.${s}`);
  return `ON CONFLICT (${schluessel.join(', ')}) DO UPDATE SET ${neue.join(', ')}`;
}
