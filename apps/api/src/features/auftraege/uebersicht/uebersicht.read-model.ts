import type { Abholstundenwahl } from '@frachtportal/domain/auftrag/auftragssuche';
import { statusZugestellt } from '@frachtportal/domain/auftrag/liste/phase';
import {
  type Relationsstand,
  type Uebersicht,
  type Wochenstand,
  zeitraumVon,
} from '@frachtportal/domain/auftrag/liste/uebersicht';
import { plusTage } from '@frachtportal/domain/feld/tag';
import { Injectable } from '@nestjs/common';
import { type Anweisung, anweisung } from '../../../platform/database/anweisung.js';
import { type Leseverbindung, Replik } from '../../../platform/database/replik.js';
import { heute, zeitzone } from '../../../platform/http/uhr.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Listenfilter, type Phasenstati } from '../suche/listenfilter.read-model.js';
import { abholstundeSql, bedingungen, tagesbeginnSql, unterwegsSql } from '../suche/suchbedingung.js';
import { jePhase, leereWoche, montageBis } from './uebersichtszahlen.js';

/** Which orders: $1 of which clients, $2 of which kind of traffic, if any. */
const aus = 'FROM auftrag a WHERE a.mandant_id = ANY($1) AND ($2::int IS NULL OR a.verkehrsart = $2)';
const wo = (bedingung: string) => `count(*) FILTER (WHERE ${bedingung})::int`;

// $3 today, $4 its time zone.
const unterwegs = anweisung(
  'uebersicht.unterwegs',
  `SELECT a.status_id AS status, count(*)::int AS anzahl, ${wo(`a.typ = 0 AND a.entladedatum < $3::date`)} AS verspaetet,
    ${wo(`a.status_datum >= (SELECT ${tagesbeginnSql('$3', '$4')})`)} AS heute
  ${aus} AND ${unterwegsSql} GROUP BY a.status_id`,
).genauer<{ anzahl: number; verspaetet: number; heute: number }>();

const heuteZugestellt = anweisung(
  'uebersicht.heuteZugestellt',
  `SELECT count(*)::int AS anzahl ${aus} AND a.status_id = ${statusZugestellt} AND a.status_datum >= ${tagesbeginnSql('$3', '$4')}`,
).genauer<{ anzahl: number }>();

const uebertragungFehlt = anweisung(
  'uebersicht.uebertragungFehlt',
  `SELECT count(*)::int AS anzahl ${aus} AND ${unterwegsSql} AND ${bedingungen.uebertragung(`'fehler'`)}`,
).genauer<{ anzahl: number }>();

// $3 whether what is internal counts. From the cases, which are few: each names the client of its order.
const klaerfaelle = anweisung(
  'uebersicht.klaerfaelle',
  `SELECT count(DISTINCT k.auftrag_id)::int AS anzahl FROM klaerfall k
  WHERE k.mandant_id = ANY($1) AND k.erledigt_am IS NULL AND (NOT k.intern OR $3::bool)
    AND ($2::int IS NULL OR EXISTS (SELECT FROM auftrag a WHERE a.id = k.auftrag_id AND a.verkehrsart = $2))`,
).genauer<{ anzahl: number }>();

// $3 the delivered statuses, $4 and $5 the days.
const podFehlt = anweisung(
  'uebersicht.podFehlt',
  `SELECT count(*)::int AS anzahl ${aus} AND a.entladedatum BETWEEN $4::date AND $5::date
    AND a.status_id = ANY($3::int[]) AND NOT a.abliefernachweis_exists`,
).genauer<{ anzahl: number }>();

// $3 today, $4 the statuses of what is not collected yet.
const abholungen = anweisung(
  'uebersicht.abholungen',
  `SELECT ${abholstundeSql} AS stunde, ${wo('a.status_id = ANY($4::int[])')} AS offen, ${wo('a.status_id <> ALL($4::int[])')} AS abgeholt,
    ${wo('a.status_id = ANY($4::int[]) AND a.mit_gefahrguetern')} AS adr
  ${aus} AND a.beladedatum = $3::date GROUP BY 1 ORDER BY 1`,
).genauer<{ stunde: Abholstundenwahl; offen: number; abgeholt: number; adr: number }>();

/**
 * The days from `von` to `bis`, each with the moment at which it ends in the time zone $4: worked out once a day, not
 * once an order.
 */
const tage = (von: string, bis: string) => `WITH tage AS MATERIALIZED (
    SELECT tag::date, (tag::date + 1)::timestamp AT TIME ZONE $4::text AS ende, date_trunc('week', tag)::date::text AS montag
    FROM generate_series(${von}::date::timestamp, ${bis}::date::timestamp, interval '1 day') tag)`;
/** Orders `a` due on these days `t`; $3 are the delivered statuses. */
const faellige = (von: string, bis: string) => `
  FROM tage t JOIN auftrag a ON a.entladedatum = t.tag
  WHERE a.mandant_id = ANY($1) AND ($2::int IS NULL OR a.verkehrsart = $2) AND a.entladedatum BETWEEN ${von}::date AND ${bis}::date`;
const puenktlich = 'a.status_id = ANY($3::int[]) AND a.status_datum < t.ende';
const zuSpaet = 'a.status_id = ANY($3::int[]) AND a.status_datum >= t.ende';

// $5 and $6 the days.
const wochen = anweisung(
  'uebersicht.wochen',
  `${tage('$5', '$6')} SELECT t.montag, count(*)::int AS auftraege, ${wo(puenktlich)} AS puenktlich, ${wo(zuSpaet)} AS "zuSpaet"
  ${faellige('$5', '$6')} GROUP BY t.montag`,
).genauer<{ montag: string; auftraege: number; puenktlich: number; zuSpaet: number }>();

// $5 to $6 the days, $7 the first day of the ones before.
const [jetzt, vorher] = ['a.entladedatum >= $5::date', 'a.entladedatum < $5::date'];
const relationen = anweisung(
  'uebersicht.relationen',
  `${tage('$7', '$6')} SELECT a.relation, ${wo(jetzt)} AS auftraege,
    ${wo(`${jetzt} AND ${puenktlich}`)} AS puenktlich, ${wo(`${jetzt} AND ${zuSpaet}`)} AS "zuSpaet",
    ${wo(`${vorher} AND ${puenktlich}`)} AS "puenktlichVorher", ${wo(`${vorher} AND ${zuSpaet}`)} AS "zuSpaetVorher"
  ${faellige('$7', '$6')} AND a.relation IS NOT NULL
  GROUP BY a.relation HAVING count(*) FILTER (WHERE ${jetzt}) > 0
  ORDER BY 2 DESC, 1 LIMIT 6`,
).genauer<{
  relation: string;
  auftraege: number;
  puenktlich: number;
  zuSpaet: number;
  puenktlichVorher: number;
  zuSpaetVorher: number;
}>();

/** Counts what the overview shows; every figure counts the orders that the list finds for it (`listenfragen`). */
@Injectable()
export class UebersichtReadModel {
  constructor(
    private readonly replik: Replik,
    private readonly filter: Listenfilter,
  ) {}

  async lies(mandanten: number[], verkehrsart: number | null): Promise<Uebersicht> {
    const stati = await this.filter.stati();
    return this.replik.lies((db) => liesAus(db, [mandanten, verkehrsart], stati));
  }
}

async function liesAus(db: Leseverbindung, alle: unknown[], stati: Phasenstati): Promise<Uebersicht> {
  const tag = heute();
  const je = [...alle, stati.zugestellt, zeitzone()];
  const [stand, wochenstaende, relationsstaende] = await Promise.all([
    standAus(db, alle, stati, tag),
    jeWoche(db, je, tag),
    jeRelation(db, je, tag),
  ]);
  return { tag, ...stand, wochen: wochenstaende, relationen: relationsstaende };
}

async function standAus(db: Leseverbindung, alle: unknown[], stati: Phasenstati, tag: string) {
  const anzahl = async (frage: Anweisung<{ anzahl: number }>, werte: unknown[]) =>
    (await db.eine(frage, werte))?.anzahl ?? 0;
  const laufende = await db.sql(unterwegs, [...alle, tag, zeitzone()]);
  const da = await anzahl(heuteZugestellt, [...alle, tag, zeitzone()]);
  const { von, bis } = zeitraumVon.pod(tag);
  return {
    ...jePhase([...laufende, { status: statusZugestellt, anzahl: da, verspaetet: 0, heute: da }], stati),
    podFehlt: await anzahl(podFehlt, [...alle, stati.zugestellt, von, bis]),
    uebertragungFehlt: await anzahl(uebertragungFehlt, alle),
    klaerfaelle: await anzahl(klaerfaelle, [...alle, identitaet().hauptmandant]),
    abholungen: await db.sql(abholungen, [...alle, tag, stati.erfasst]),
  };
}

async function jeWoche(db: Leseverbindung, werte: unknown[], tag: string): Promise<Wochenstand[]> {
  const montage = montageBis(tag);
  const gezaehlte = await db.sql(wochen, [...werte, montage[0], plusTage(montage.at(-1) ?? tag, 6)]);
  return montage.map((m) => gezaehlte.find((w) => w.montag === m) ?? leereWoche(m));
}

function jeRelation(db: Leseverbindung, werte: unknown[], tag: string): Promise<Relationsstand[]> {
  const { von, bis } = zeitraumVon.relationen(tag);
  return db.sql(relationen, [...werte, von, bis, zeitraumVon.relationenVorher(tag).von]);
}
