import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import { Berechnteil, Berechnteilposition, type Preismeldung } from '@frachtportal/domain/preis/berechnteil';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql } from '../../platform/database/json/json-lesen.js';
import { alsZeile, schreibspalten } from '../../platform/database/zeilen.js';
import '../stammdaten/stammdaten.entity.js';
import { anweisung } from '../../platform/database/anweisung.js';

const teilspalten = schreibspalten(Berechnteil);
const positionsspalten = schreibspalten(Berechnteilposition);
const namen = (spalten: typeof teilspalten, vor = '') => spalten.map((s) => vor + s.spalte).join(', ');

// Closes the request, and with it the order is open again; both or neither.
const beantworten = anweisung(
  'berechnungen.beantworten',
  `
  WITH offen AS (
    UPDATE uebertragung u SET zustand = 'beantwortet', erledigt_am = now(), unklar_seit = NULL
    FROM auftrag a WHERE a.id = u.auftrag_id AND a.status_id = ${Status.zurUebertragung}
      AND u.auftrag_id = $1 AND u.art = 1 AND u.zustand IN ('wartet', 'uebergeben', 'fehler')
    RETURNING u.auftrag_id, u.mandant_id),
  folge AS (SELECT auftrag_id, mandant_id, nextval('kalkulationsfolge')::int AS nummer FROM offen),
  verlauf AS (INSERT INTO auftrag_historie (mandant_id, auftrag_id, sendungsstatus_id, kommentar, ereignis)
    SELECT mandant_id, auftrag_id, ${Status.erfasst}, $4, $5 FROM folge)
  UPDATE auftrag a SET status_id = ${Status.erfasst}, status_datum = now(), version = version + 1,
    berechn_betrag = $2, berechn_waehrung_id = $3, kalkulations_folge_id = f.nummer, kf_id = f.nummer
  FROM folge f WHERE a.id = f.auftrag_id
  RETURNING a.mandant_id AS "mandantId", f.nummer`,
).genauer<{ nummer: number }>();

const teileAnlegen = anweisung(
  'berechnungen.teileAnlegen',
  `
  WITH teil AS MATERIALIZED (
    SELECT nextval('berechnteil_id_seq')::int AS id, e.wert
    FROM json_array_elements($4) WITH ORDINALITY AS e (wert, folge) ORDER BY e.folge),
  angelegt AS (
    INSERT INTO berechnteil (id, mandant_id, auftrag_id, kalkulations_folge_id, ${namen(teilspalten)})
    SELECT teil.id, $1, $2, $3, ${namen(teilspalten, 'r.')}
    FROM teil, json_populate_record(NULL::berechnteil, teil.wert) r)
  INSERT INTO berechnteilposition (mandant_id, berechnteil_id, ${namen(positionsspalten)})
  SELECT $1, teil.id, ${namen(positionsspalten, 'p.')}
  FROM teil, json_populate_recordset(NULL::berechnteilposition, teil.wert -> 'positionen') p`,
);

const positionen = `(SELECT coalesce(json_agg(row_to_json(z)), '[]') FROM (
  SELECT ${felderSql(Berechnteilposition, 'p')} FROM berechnteilposition p WHERE p.berechnteil_id = t.id ORDER BY p.id) z)`;

// Parts of an older calculation stay stored, but only the one the order carries is shown.
const teileLesen = anweisung(
  'berechnungen.teileLesen',
  `
  SELECT (SELECT coalesce(json_agg(row_to_json(y)), '[]') FROM (
    SELECT ${felderSql(Berechnteil, 't', { berechnteilpositionen: positionen })} FROM berechnteil t
    WHERE t.auftrag_id = a.id AND t.kalkulations_folge_id = a.kalkulations_folge_id ORDER BY t.id) y)::text AS json
  FROM auftrag a WHERE a.id = $1 AND a.mandant_id = ANY($2)`,
).genauer<{ json: string }>();

/** Prices of orders with all their lines. */
@Injectable()
export class Berechnungen {
  constructor(private readonly db: Datenbank) {}

  /** Answers the order's open price request. False where none is open. @throws 23505 when the event is known */
  beantworte(
    auftragId: number,
    p: Preismeldung,
    verlauf: { kommentar: string; ereignis: string },
  ): Promise<boolean> {
    return this.db.transaktion(async () => {
      const werte = [auftragId, p.betrag, p.waehrung?.id ?? null, verlauf.kommentar, verlauf.ereignis];
      const auftrag = await this.db.eine(beantworten, werte);
      if (!auftrag) return false;
      const teile = (p.berechnteile ?? []).map((t) => ({
        ...alsZeile(t, teilspalten),
        positionen: (t.berechnteilpositionen ?? []).map((z) => alsZeile(z, positionsspalten)),
      }));
      await this.db.sql(teileAnlegen, [auftrag.mandantId, auftragId, auftrag.nummer, JSON.stringify(teile)]);
      return true;
    });
  }

  /** The parts of the price an order carries, as JSON text; undefined where there is no such order. */
  async teile(auftragId: number, mandanten: number[]): Promise<string | undefined> {
    return (await this.db.eine(teileLesen, [auftragId, mandanten]))?.json;
  }
}
