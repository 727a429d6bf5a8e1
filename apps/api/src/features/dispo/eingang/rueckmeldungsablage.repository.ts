import { createHash } from 'node:crypto';
import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import type { Statusmeldung } from '@frachtportal/domain/dispo/statusmeldung';
import { ereignisschluessel } from '@frachtportal/domain/dispo/statusmeldung.rules';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';

const finden = anweisung(
  'rueckmeldungsablage.finden',
  `
  SELECT a.id, a.mandant_id AS "mandantId", a.status_id AS "statusId", a.spedeigennr,
    EXISTS (SELECT FROM sendungsstatus s WHERE s.id = $2) AS "statusBekannt",
    EXISTS (SELECT FROM auftrag_historie h WHERE h.auftrag_id = a.id AND h.ereignis = $3) AS bekannt,
    ($4::text IS NULL OR EXISTS (SELECT FROM packstueck t
      WHERE t.sscc = $4 AND t.auftrag_id = a.id AND t.ausgeschieden_am IS NULL)) AS "stueckPasst"
  FROM auftrag a WHERE a.id = CASE WHEN $1::text IS NULL
    THEN (SELECT t.auftrag_id FROM packstueck t WHERE t.sscc = $4)
    ELSE (SELECT n.id FROM auftrag n WHERE n.spedeigennr = $1) END`,
).genauer<{ statusBekannt: boolean; bekannt: boolean; stueckPasst: boolean }>();

// Of a day alone nobody knows whether it was before or after what the same day brought: what comes later counts.
const neuer = `(a.status_id = ${Status.uebertragen} OR a.status_datum <= $3
      OR ($10 AND date_trunc('day', a.status_datum, 'UTC') <= $3))`;

// The history decides whether the event is new; only then anything else changes. A report that is older than what
// the order shows becomes part of its history, but not its status.
const melden = anweisung(
  'rueckmeldungsablage.melden',
  `
  WITH neu AS (
    INSERT INTO auftrag_historie (mandant_id, auftrag_id, sendungsstatus_id, datum, kommentar, quittiert, ereignisort, ereignis, nur_tag)
    SELECT mandant_id, id, $2, $3, $4, $5, $6, $7, $10 FROM auftrag WHERE id = $1 AND status_id >= ${Status.uebertragen}
    ON CONFLICT (auftrag_id, ereignis) WHERE ereignis IS NOT NULL DO NOTHING
    RETURNING auftrag_id, mandant_id),
  abgeliefert AS (
    INSERT INTO ablieferung (mandant_id, auftrag_id, zugestellt_am, nur_tag, quittiert, signatur)
    SELECT mandant_id, auftrag_id, $3, $10, $5, decode($8, 'base64') FROM neu WHERE $9::boolean
    ON CONFLICT (auftrag_id) DO UPDATE SET zugestellt_am = excluded.zugestellt_am, nur_tag = excluded.nur_tag,
      quittiert = coalesce(excluded.quittiert, ablieferung.quittiert),
      signatur = coalesce(excluded.signatur, ablieferung.signatur))
  UPDATE auftrag a SET version = version + 1,
    status_id = CASE WHEN ${neuer} THEN $2 ELSE a.status_id END,
    status_datum = CASE WHEN ${neuer} THEN $3 ELSE a.status_datum END,
    status_nur_tag = CASE WHEN ${neuer} THEN $10 ELSE a.status_nur_tag END,
    abliefernachweis_exists = a.abliefernachweis_exists OR $9::boolean
  FROM neu WHERE a.id = neu.auftrag_id`,
);

const belegen = anweisung(
  'rueckmeldungsablage.belegen',
  'UPDATE ablieferung SET dokumentenverweis_id = $2 WHERE auftrag_id = $1',
);

const abweisen = anweisung(
  'rueckmeldungsablage.abweisen',
  `
  INSERT INTO rueckmeldefehler (mandant_id, auftrag_id, quelle, satz, auftragsnummer, ereignis, grund, inhalt, pruefsumme)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ON CONFLICT (pruefsumme) DO UPDATE SET anzahl = rueckmeldefehler.anzahl + 1, zuletzt_am = now(),
    quelle = excluded.quelle, satz = excluded.satz`,
);

/** The order a record is about, as far as there is one. */
export interface Gemeldeter {
  id: number;
  mandantId: number;
  statusId: number;
  spedeigennr: string;
  /** The piece that the record names is one of this order, or it names none. */
  stueckPasst: boolean;
  statusBekannt: boolean;
  /** This very event has been taken before. */
  bekannt: boolean;
}

/** Why a record was not taken, with what is kept of it. */
export interface Abweisung {
  auftrag: Gemeldeter | undefined;
  quelle: string;
  satz: number | null;
  auftragsnummer: string | null;
  ereignis: string | null;
  grund: string;
  inhalt: string | null;
}

/** What a dispatch system reports, across clients: it serves all of them. */
@Injectable()
export class Rueckmeldungsablage {
  constructor(private readonly db: Datenbank) {}

  unsafeFinde(m: Statusmeldung): Promise<Gemeldeter | undefined> {
    return this.db.eine(finden, [m.auftragsnummer, m.status, ereignisschluessel(m), m.sscc]);
  }

  /** Writes status, history and delivery. False when the event is known already. */
  async unsafeMelde(auftragId: number, m: Statusmeldung): Promise<boolean> {
    const abgeliefert = Boolean(m.quittiert || m.signatur || m.dokument);
    const nurTag = m.nurTag === true;
    const werte = [auftragId, m.status, m.zeitpunkt, m.kommentar, m.quittiert, m.ereignisort];
    return (
      (await this.db.zeilen(melden, [
        ...werte,
        ereignisschluessel(m),
        m.signatur ?? null,
        abgeliefert,
        nurTag,
      ])) > 0
    );
  }

  /** Names the signed paper of a delivery. */
  async unsafeBelege(auftragId: number, dokumentenverweisId: number): Promise<void> {
    await this.db.sql(belegen, [auftragId, dokumentenverweisId]);
  }

  /** Puts a record on the list of those that were not taken; the same one again only counts up. */
  async unsafeWeiseAb(a: Abweisung): Promise<void> {
    const pruefsumme = createHash('sha256')
      .update(`${a.grund}\n${a.inhalt ?? a.quelle}`)
      .digest();
    const herkunft = [a.auftrag?.mandantId ?? null, a.auftrag?.id ?? null, a.quelle, a.satz];
    await this.db.sql(abweisen, [...herkunft, a.auftragsnummer, a.ereignis, a.grund, a.inhalt, pruefsumme]);
  }
}
