import { Terminkennzeichen } from '@frachtportal/domain/stammdaten/kennzeichen';
import type { Premiumfenster, Premiumgebiet } from '@frachtportal/domain/stammdaten/premium';
import type { Premiumsatz } from '@frachtportal/domain/stammdaten/premiumzeilen';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { jsonSql } from '../../platform/database/json/json-lesen.js';
import type { Mengenstand } from '../importe/importe.service.js';

const termin = `${jsonSql(Terminkennzeichen, 't')} AS terminkennzeichen`;

const alle = anweisung(
  'premiumgebiete.alle',
  `
  SELECT g.id, ${termin}, l.lkz, g.plz_von AS "plzVon", g.plz_bis AS "plzBis", g.zeit_von AS "zeitVon", g.zeit_bis AS "zeitBis"
  FROM premium_gebiet g JOIN terminkennzeichen t ON t.id = g.terminkennzeichen_id JOIN land l ON l.id = g.land_id
  WHERE g.mandant_id = $1 ORDER BY g.terminkennzeichen_id, l.skey, g.plz_von`,
).genauer<{ terminkennzeichen: Premiumgebiet['terminkennzeichen'] }>();

// The client's own areas go before those of its main client ($1 before $2); an end counts with all that begins so.
const verfuegbar = anweisung(
  'premiumgebiete.verfuegbar',
  `
  SELECT DISTINCT ON (t.id) ${termin.replace('json_build_object', 'jsonb_build_object')}, g.zeit_von AS "zeitVon", g.zeit_bis AS "zeitBis"
  FROM premium_gebiet g JOIN terminkennzeichen t ON t.id = g.terminkennzeichen_id JOIN land l ON l.id = g.land_id
  WHERE g.mandant_id IN ($1, $2) AND l.lkz = $3 AND g.plz_von <= $4 AND g.plz_bis >= left($4, length(g.plz_bis))
    AND NOT t.aw_sperre
  ORDER BY t.id, g.mandant_id = $1 DESC, g.id`,
).genauer<{ terminkennzeichen: Premiumfenster['terminkennzeichen'] }>();

const einfuegen = anweisung(
  'premiumgebiete.einfuegen',
  `
  INSERT INTO premium_gebiet (mandant_id, terminkennzeichen_id, land_id, plz_von, plz_bis, zeit_von, zeit_bis)
  SELECT $1, * FROM unnest($2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[])`,
);

const werte = 'terminkennzeichen_id, land_id, plz_von, plz_bis, zeit_von, zeit_bis';
const leere = anweisung('premiumgebiete.leere', 'DELETE FROM premium_gebiet WHERE mandant_id = $1');
const vergiss = anweisung(
  'premiumgebiete.vergiss',
  'DELETE FROM premium_gebiet_vorher WHERE mandant_id = $1',
);
const merke = anweisung(
  'premiumgebiete.merke',
  `INSERT INTO premium_gebiet_vorher (mandant_id, ${werte}) SELECT mandant_id, ${werte} FROM premium_gebiet WHERE mandant_id = $1`,
);
/** By which an area is known; its time window is what can change. */
const schluessel = (g: string) =>
  `concat_ws('|', ${g}.terminkennzeichen_id, ${g}.land_id, ${g}.plz_von, ${g}.plz_bis)`;
/** Each area beside the line that names it, where one does: joined as wholes, as nothing is known of lines just read. */
const mitZeilen = `premium_gebiet g LEFT JOIN (
    SELECT DISTINCT referenz FROM importzeile WHERE lauf_id = $2 AND ausgang IN ('geaendert', 'unveraendert')) z
  ON z.referenz = ${schluessel('g')}`;
const vergleiche = anweisung(
  'premiumgebiete.vergleiche',
  `SELECT count(*)::int AS vorher, count(*) FILTER (WHERE $3::boolean AND z.referenz IS NULL)::int AS entfallen,
    concat_ws('.', count(*), max(g.id)) AS grundlage
  FROM ${mitZeilen} WHERE g.mandant_id = $1`,
).genauer<{ vorher: number; entfallen: number; grundlage: string }>();
const entfallende = anweisung(
  'premiumgebiete.entfallende',
  `SELECT concat_ws(' ', coalesce(t.kurz_bezeichnung, t.lang_bezeichnung), l.lkz, g.plz_von || ' – ' || g.plz_bis,
      g.zeit_von || ' – ' || g.zeit_bis) AS text, count(*) OVER ()::int AS gesamt
  FROM ${mitZeilen} JOIN terminkennzeichen t ON t.id = g.terminkennzeichen_id JOIN land l ON l.id = g.land_id
  WHERE g.mandant_id = $1 AND z.referenz IS NULL
  ORDER BY g.terminkennzeichen_id, l.skey, g.plz_von, g.id LIMIT $3 OFFSET $4`,
).genauer<{ text: string; gesamt: number }>();
const saetze = anweisung(
  'premiumgebiete.saetze',
  `SELECT ${schluessel('g')} AS schluessel, g.zeit_von AS "zeitVon", g.zeit_bis AS "zeitBis" FROM premium_gebiet g
  WHERE g.mandant_id = $1`,
).genauer<{ schluessel: string }>();
const entferneGleiche = anweisung(
  'premiumgebiete.entferneGleiche',
  `DELETE FROM premium_gebiet g WHERE g.mandant_id = $1 AND ${schluessel('g')} = ANY($2)`,
);
const tausche = anweisung(
  'premiumgebiete.tausche',
  `WITH jetzt AS (DELETE FROM premium_gebiet WHERE mandant_id = $1 RETURNING ${werte}),
    vorher AS (DELETE FROM premium_gebiet_vorher WHERE mandant_id = $1 RETURNING ${werte}),
    zurueck AS (INSERT INTO premium_gebiet (mandant_id, ${werte}) SELECT $1, * FROM vorher)
  INSERT INTO premium_gebiet_vorher (mandant_id, ${werte}) SELECT $1, * FROM jetzt`,
);
/** Any constant of ours: locks of this kind are taken a client at a time. */
const sperrart = 72_343;
const sperre = anweisung('premiumgebiete.sperre', 'SELECT pg_advisory_xact_lock($1, $2)');

/** The areas of the premium service; all that changes them happens in the caller's transaction. */
@Injectable()
export class Premiumgebiete {
  constructor(private readonly db: Datenbank) {}

  alle(mandantId: number): Promise<Premiumgebiet[]> {
    return this.db.sql(alle, [mandantId]);
  }

  verfuegbar(mandantId: number, hauptmandantId: number, lkz: string, plz: string): Promise<Premiumfenster[]> {
    return this.db.sql(verfuegbar, [mandantId, hauptmandantId, lkz, plz]);
  }

  /** The time windows of a client's areas. */
  async fenster(mandantId: number): Promise<Map<string, { zeitVon: string; zeitBis: string }>> {
    const zeilen = await this.db.sql(saetze, [mandantId]);
    return new Map(zeilen.map((z) => [z.schluessel, z]));
  }

  /** How many areas there are, and how many of them the lines of a run do not name, where they count all. */
  async vergleiche(mandantId: number, laufId: number, ersetzen: boolean): Promise<Mengenstand> {
    const stand = await this.db.eine(vergleiche, [mandantId, laufId, ersetzen]);
    return stand ?? { vorher: 0, entfallen: 0, grundlage: '' };
  }

  async entfallende(mandantId: number, laufId: number, hoechstens: number, ab: number) {
    const zeilen = await this.db.sql(entfallende, [mandantId, laufId, hoechstens, ab]);
    return { texte: zeilen.map((z) => z.text), gesamt: zeilen[0]?.gesamt ?? 0 };
  }

  /** Puts aside the areas that hold. */
  async merke(mandantId: number): Promise<void> {
    await this.db.zeilen(vergiss, [mandantId]);
    await this.db.zeilen(merke, [mandantId]);
  }

  async leere(mandantId: number): Promise<void> {
    await this.db.zeilen(leere, [mandantId]);
  }

  /** Areas in the place of those that are known by the same. */
  async setze(mandantId: number, saetze: readonly Premiumsatz[]): Promise<void> {
    await this.db.zeilen(entferneGleiche, [mandantId, saetze.map(gebietsschluessel)]);
    await this.db.zeilen(einfuegen, [
      mandantId,
      saetze.map((s) => s.terminkennzeichenId),
      saetze.map((s) => s.landId),
      saetze.map((s) => s.plzVon),
      saetze.map((s) => s.plzBis),
      saetze.map((s) => s.zeitVon),
      saetze.map((s) => s.zeitBis),
    ]);
  }

  /** What was put aside holds, and what held is put aside. */
  async tausche(mandantId: number): Promise<void> {
    await this.db.zeilen(tausche, [mandantId]);
  }

  /** One import of a client after the other, until the surrounding transaction ends. */
  async sperre(mandantId: number): Promise<void> {
    await this.db.zeilen(sperre, [sperrart, mandantId]);
  }
}

/** By which an area is known. */
export const gebietsschluessel = (s: Premiumsatz) =>
  [s.terminkennzeichenId, s.landId, s.plzVon, s.plzBis].join('|');
