import { Terminkennzeichen } from '@frachtportal/domain/stammdaten/kennzeichen';
import type { Premiumfenster, Premiumgebiet } from '@frachtportal/domain/stammdaten/premium';
import type { Premiumsatz } from '@frachtportal/domain/stammdaten/premiumzeilen';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { jsonSql } from '../../platform/database/json/json-lesen.js';
import type { Mengenvergleich } from '../importe/mengenlaeufe.service.js';

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
const vergleiche = anweisung(
  'premiumgebiete.vergleiche',
  `WITH alt AS (SELECT ${werte} FROM premium_gebiet_vorher WHERE mandant_id = $1),
    neu AS (SELECT ${werte} FROM premium_gebiet WHERE mandant_id = $1)
  SELECT (SELECT count(*)::int FROM alt) AS vorher,
    (SELECT count(*)::int FROM (TABLE neu EXCEPT TABLE alt) d) AS neu,
    (SELECT count(*)::int FROM (TABLE alt EXCEPT TABLE neu) w) AS entfallen`,
).genauer<{ vorher: number; neu: number; entfallen: number }>();
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

/** The areas of the premium service. */
@Injectable()
export class Premiumgebiete {
  constructor(private readonly db: Datenbank) {}

  alle(mandantId: number): Promise<Premiumgebiet[]> {
    return this.db.sql(alle, [mandantId]);
  }

  verfuegbar(mandantId: number, hauptmandantId: number, lkz: string, plz: string): Promise<Premiumfenster[]> {
    return this.db.sql(verfuegbar, [mandantId, hauptmandantId, lkz, plz]);
  }

  /** Puts the areas in the place of the former ones, or beside them; these are put aside. In the caller's transaction. */
  async speichere(
    mandantId: number,
    saetze: readonly Premiumsatz[],
    ersetzen: boolean,
  ): Promise<Mengenvergleich> {
    await this.sperre(mandantId);
    await this.db.zeilen(vergiss, [mandantId]);
    await this.db.zeilen(merke, [mandantId]);
    if (ersetzen) await this.db.zeilen(leere, [mandantId]);
    await this.db.zeilen(einfuegen, [
      mandantId,
      saetze.map((s) => s.terminkennzeichenId),
      saetze.map((s) => s.landId),
      saetze.map((s) => s.plzVon),
      saetze.map((s) => s.plzBis),
      saetze.map((s) => s.zeitVon),
      saetze.map((s) => s.zeitBis),
    ]);
    return (await this.db.eine(vergleiche, [mandantId])) ?? { vorher: 0, neu: 0, entfallen: 0 };
  }

  /** What was put aside holds, and what held is put aside. In the caller's transaction. */
  async tausche(mandantId: number): Promise<void> {
    await this.sperre(mandantId);
    await this.db.zeilen(tausche, [mandantId]);
  }

  /** One import of a client after the other. */
  private async sperre(mandantId: number): Promise<void> {
    await this.db.zeilen(sperre, [sperrart, mandantId]);
  }
}
