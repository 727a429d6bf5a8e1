import type { GueltigeTabelle } from '@frachtportal/domain/maut/mautrechner';
import {
  bestandteile,
  type Mautraster,
  type Mauttabelle,
  type Mauttabellenkopf,
} from '@frachtportal/domain/maut/mauttabelle';
import { Injectable } from '@nestjs/common';
import { Aenderungen } from '../../platform/database/aenderungen.js';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Gedaechtnis } from '../../platform/database/gedaechtnis.js';
import { konflikt, nichtGefunden } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';

const teile = bestandteile.map((name) => `t.${name}::float8 AS ${name}`).join(', ');
const kopf = `t.id, json_build_object('id', l.id, 'lkz', l.lkz, 'bezeichnung', l.bezeichnung) AS land, t.name,
  t.gueltig_von::text AS "gueltigVon", t.gueltig_bis::text AS "gueltigBis", t.umweg_prozent AS "umwegProzent", t.quelle,
  ${teile}, t.version`;
const quelle = 'maut_tabelle t JOIN land l ON l.id = t.land_id';

// Of several that hold, the one that has begun last.
const gueltige = anweisung(
  'mauttabellen.gueltige',
  `
  SELECT DISTINCT ON (l.lkz) l.lkz, t.name, t.gueltig_von::text AS "gueltigVon", t.umweg_prozent AS "umwegProzent",
    ${teile}, t.raster
  FROM ${quelle} WHERE t.gueltig_von <= $1::date AND (t.gueltig_bis IS NULL OR t.gueltig_bis >= $1::date)
  ORDER BY l.lkz, t.gueltig_von DESC, t.id DESC`,
).genauer<{ gueltigVon: string; raster: Mautraster }>();

export type TabelleMitRaster = Mauttabellenkopf & { raster: Mautraster };

const aendere = anweisung(
  'mauttabellen.aendere',
  `UPDATE maut_tabelle SET land_id = $1, name = $2, gueltig_von = $3, gueltig_bis = $4, umweg_prozent = $5, quelle = $6,
         raster = $7, geaendert_von = $8, infrastruktur = $9, luft = $10, laerm = $11, co2 = $12,
         geaendert_am = now(), version = version + 1
       WHERE id = $13 AND ($14::int IS NULL OR version = $14)`,
);

const lege = anweisung(
  'mauttabellen.lege',
  `INSERT INTO maut_tabelle (land_id, name, gueltig_von, gueltig_bis, umweg_prozent, quelle, raster, geaendert_von,
         infrastruktur, luft, laerm, co2)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING id`,
);

const fuehreLand = anweisung(
  'mauttabellen.fuehreLand',
  'UPDATE land SET mautberechnung = true WHERE id = $1 AND NOT mautberechnung',
);

const eine = anweisung(
  'mauttabellen.eine',
  `SELECT ${kopf}, t.raster FROM ${quelle} WHERE t.id = $1`,
).genauer<{
  land: TabelleMitRaster['land'];
  gueltigVon: TabelleMitRaster['gueltigVon'];
  raster: Mautraster;
}>();

const alle = anweisung(
  'mauttabellen.alle',
  `SELECT ${kopf} FROM ${quelle} ORDER BY l.skey, t.gueltig_von DESC, t.id DESC`,
).genauer<{ land: Mauttabellenkopf['land']; gueltigVon: Mauttabellenkopf['gueltigVon'] }>();

const derLaender = anweisung(
  'mauttabellen.derLaender',
  `SELECT ${kopf}, t.raster FROM ${quelle} WHERE l.id = ANY($1) ORDER BY t.id`,
).genauer<{
  land: TabelleMitRaster['land'];
  gueltigVon: TabelleMitRaster['gueltigVon'];
  raster: Mautraster;
}>();
const zaehle = anweisung('mauttabellen.zaehle', 'SELECT count(*)::int AS anzahl FROM maut_tabelle').genauer<{
  anzahl: number;
}>();
const loesche = anweisung('mauttabellen.loesche', 'DELETE FROM maut_tabelle WHERE id = $1');
// A country without a table is one again that toll is not calculated for.
const lasseLand = anweisung(
  'mauttabellen.lasseLand',
  `UPDATE land SET mautberechnung = false WHERE id = $1
  AND NOT EXISTS (SELECT FROM maut_tabelle WHERE land_id = $1)`,
);

/** Stored toll tables. */
@Injectable()
export class Mauttabellen {
  private readonly gemerkt: Gedaechtnis<ReadonlyMap<string, GueltigeTabelle>>;

  constructor(
    private readonly db: Datenbank,
    aenderungen: Aenderungen,
  ) {
    this.gemerkt = new Gedaechtnis(aenderungen, ['maut_tabelle', 'land'], 3);
  }

  /** The tables that hold on a day, by vehicle sign. */
  gueltigAm(tag: string): Promise<ReadonlyMap<string, GueltigeTabelle>> {
    return this.gemerkt.hole(tag, () => this.liesGueltige(tag));
  }

  alle(): Promise<Mauttabellenkopf[]> {
    return this.db.sql(alle);
  }

  async eine(id: number): Promise<TabelleMitRaster> {
    const gefunden = await this.db.eine(eine, [id]);
    if (!gefunden) throw nichtGefunden();
    return gefunden;
  }

  /** With their prices. */
  derLaender(laender: readonly number[]): Promise<TabelleMitRaster[]> {
    return this.db.sql(derLaender, [laender]);
  }

  async anzahl(): Promise<number> {
    return (await this.db.eine(zaehle))?.anzahl ?? 0;
  }

  /** Removes a table; of a country without any toll is no longer calculated. */
  async loesche(id: number, landId: number): Promise<void> {
    await this.db.zeilen(loesche, [id]);
    await this.db.zeilen(lasseLand, [landId]);
  }

  /** A country that has a table is one that toll is calculated for. */
  async lege(t: Mauttabelle, raster: Mautraster): Promise<number> {
    const neu = await this.db.eine(lege, werte(t, raster));
    await this.db.zeilen(fuehreLand, [t.land.id]);
    return neu?.id ?? 0;
  }

  /** @param version the one that was read; null overwrites whatever is there */
  async aendere(id: number, t: Mauttabelle, raster: Mautraster, version: number | null): Promise<void> {
    const geaendert = await this.db.zeilen(aendere, [...werte(t, raster), id, version]);
    if (!geaendert) {
      await this.eine(id);
      throw konflikt();
    }
    await this.db.zeilen(fuehreLand, [t.land.id]);
  }

  private async liesGueltige(tag: string): Promise<Map<string, GueltigeTabelle>> {
    const zeilen = await this.db.sql(gueltige, [tag]);
    return new Map(zeilen.map((z) => [z.lkz, z]));
  }
}

function werte(t: Mauttabelle, raster: Mautraster): unknown[] {
  const { benutzerId } = identitaet();
  return [
    t.land.id,
    t.name,
    t.gueltigVon,
    t.gueltigBis ?? null,
    t.umwegProzent,
    t.quelle ?? null,
    JSON.stringify(raster),
    benutzerId,
    ...bestandteile.map((name) => t[name] ?? null),
  ];
}
