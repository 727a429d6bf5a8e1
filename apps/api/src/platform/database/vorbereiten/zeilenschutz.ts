import { setTimeout as warte } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { QueryRunner } from 'typeorm';

/**
 * Row-level security: the second wall between clients. Whoever is logged in works in a role (`sichtrolle()`) for which
 * PostgreSQL itself leaves out what belongs to others, whatever a statement forgets to ask. Whose rows those are is said
 * to each connection (verbindung/sicht.ts).
 */
interface Regel {
  /** When a row is seen and may be written. Asked once a statement, not once a row. */
  wann: string;
  tabellen: readonly string[];
}

const log = new Logger('Zeilenschutz');

const eingestellt = (name: string) => `(SELECT current_setting('frachtportal.${name}', true)::int[])::int[]`;
const eigenes = `mandant_id = ANY (${eingestellt('mandanten')})`;
const imHaus = `mandant_id = ANY (${eingestellt('haus')})`;
const betreiber = `(SELECT current_setting('frachtportal.betreiber', true)::boolean)`;

export const regeln: readonly Regel[] = [
  {
    // What is a client's own: the client and, where it is a main client, those below.
    wann: eigenes,
    tabellen: [
      'auftrag',
      'auftrag_adresse',
      'auftrag_entfallen',
      'auftrag_historie',
      'auftrag_lademittel',

      'auftrag_service',
      'auftragszahl',
      'auftragszahl_bewegung',
      'auftragsposition',
      'gefahrgutzeile',
      'packstueck',
      'berechnteil',
      'berechnteilposition',
      'dokumentenverweis',
      'ablieferung',
      'auftragsvorlage',
      'auftragsvorschlag',
      'dauerauftrag',
      'adresse_nachfolger',
      'klaerfall',
      'kommentar',
      'ereignis',
      'uebertragung',
      'lademittelkonto',
      'lademittelbuchung',
      'lademittelplanung',
      'lademittelsaldo',
      'lademitteltag',
      'saldenbestaetigung',
      'verfolgungslink',
      'sendungsmail',
    ],
  },
  {
    // Clients have their own address in the address book, and operators keep all clients.
    wann: `${eigenes} OR ${betreiber}`,
    tabellen: ['adresse'],
  },
  {
    // What a main client has set up for all below it as well.
    wann: imHaus,
    tabellen: [
      'anbindung',
      'anbindungseingang',
      'ausgangsdatei',
      'partnercode',
      'drucker',
      'druckauftrag',
      'webhook',
      'webhookzustellung',
      'benachrichtigung',
      'listenansicht',
      'mailvorlage',
      'abbestellung',
      'zugangsschluessel',
    ],
  },
  {
    // Those of everybody, and those of the own house.
    wann: `mandant_id IS NULL OR ${imHaus}`,
    tabellen: ['tarif'],
  },
];

const listen = 'Auswahllisten hält das Portal für alle Mandanten zugleich im Gedächtnis';
const einstellungen = 'gelesen, bevor bekannt ist, wer fragt, und dann für alle gemerkt';
const verwaltung =
  'Administratoren verwalten mehr, als sie an Aufträgen sehen (features/benutzer/verwaltungskreis)';
const laeufe = 'geschrieben und gelesen von Vorgängen, die als Portal arbeiten';

/** Tables of clients for which there is no rule, and why. */
export const ohneRegel: Readonly<Record<string, string>> = {
  ...fuerAlle(listen, [
    'anlieferkennzeichen',
    'eigentuemer',
    'frankatur',
    'lademittel',
    'metrokennung',
    'sperrigkeit',
    'service_definition',

    'terminkennzeichen',
    'verkehrsart',
    'verpackung',
    'zustellkennzeichen',
    'premium_gebiet',
    'premium_gebiet_vorher',
  ]),
  ...fuerAlle(einstellungen, [
    'auftritt',
    'einrichtungsschritt',
    'konfigurationsaenderung',
    'konfigurationsuebergabe',
    'nummernkreis',
    'konfigurationsvorschlag',
    'konfigurationswert',
    'mailversand',
    'mandantensperre',
  ]),
  ...fuerAlle(verwaltung, [
    'aenderungsprotokoll',
    'benutzer',
    'einladung',
    'firmenanmeldung',
    'firmenkonto',
    'firmenvorgang',
    'mail',
    'registrierung',
  ]),
  ...fuerAlle(laeufe, ['importlauf', 'importzeile', 'importzuordnung', 'rueckmeldefehler']),
};

function fuerAlle(grund: string, tabellen: readonly string[]): Record<string, string> {
  return Object.fromEntries(tabellen.map((t) => [t, grund]));
}

const versuche = 20;
const pauseMs = 500;
const sperreBesetzt = '55P03';

/**
 * Part of the preparation of a database: the rules of each table whose rules are others, one table after the other. For a
 * moment nobody gets at that table, so whoever works is waited for, and then waits shortly.
 */
export async function schuetzeZeilen(runner: QueryRunner): Promise<void> {
  const tabellen = regeln.flatMap(({ wann, tabellen }) => tabellen.map((tabelle) => ({ tabelle, wann })));
  const fehlende: { tabelle: string; sql: string }[] = await runner.query(fehlendeRegeln, [
    JSON.stringify(tabellen),
  ]);
  for (const { tabelle, sql } of fehlende) {
    for (let mal = 1; ; mal++) {
      try {
        await runner.query(`SET LOCAL lock_timeout = '1s'; ${sql}`);
        break;
      } catch (grund) {
        if ((grund as { code?: string }).code !== sperreBesetzt || mal === versuche) throw grund;
        log.warn(`Auf ${tabelle} wird gewartet: dort arbeitet jemand`);
        await warte(pauseMs);
      }
    }
  }
}

/** What the portal does by itself (jobs, caches, logins) and searches that would lose their index see everything. */
const fehlendeRegeln = `
  SELECT r.tabelle, format('DROP POLICY IF EXISTS betrieb ON %1$s; DROP POLICY IF EXISTS sicht ON %1$s;
    CREATE POLICY betrieb ON %1$s TO %2$I USING (true); CREATE POLICY sicht ON %1$s TO %3$I USING (%4$s);
    COMMENT ON POLICY sicht ON %1$s IS %5$L; ALTER TABLE %1$s ENABLE ROW LEVEL SECURITY',
    to_regclass(r.tabelle), betriebsrolle(), sichtrolle(), r.wann, stand) AS sql
  FROM jsonb_to_recordset($1::jsonb) r (tabelle text, wann text)
    CROSS JOIN LATERAL md5(concat(r.wann, betriebsrolle(), sichtrolle())) stand
  WHERE sichtrolle() IS NOT NULL AND to_regclass(r.tabelle) IS NOT NULL
    AND NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = to_regclass(r.tabelle)
      AND obj_description(oid, 'pg_policy') = stand)
  UNION ALL
  -- A copy whose owner may make no role: without rules for its roles they would see nothing at all.
  SELECT relname, format('ALTER TABLE %s DISABLE ROW LEVEL SECURITY', oid::regclass) FROM pg_class
  WHERE sichtrolle() IS NULL AND relrowsecurity AND relnamespace = 'public'::regnamespace`;
