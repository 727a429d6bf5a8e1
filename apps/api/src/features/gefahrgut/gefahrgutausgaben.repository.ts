import { plusTage } from '@frachtportal/domain/feld/tag';
import { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut';
import type { Gefahrgutausgabe, Gefahrgutstand } from '@frachtportal/domain/stammdaten/gefahrgutimport';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql } from '../../platform/database/json-lesen.js';
import { alsZeile, schreibspalten } from '../../platform/database/zeilen.js';

const spalten = schreibspalten(Gefahrgutklasse, ['id']);
const namen = [...spalten.map((s) => s.spalte), 'suchname'].join(', ');

const staende = anweisung(
  'gefahrgutausgaben.staende',
  `
  SELECT version, gueltig_von::text AS "gueltigVon", gueltig_bis::text AS "gueltigBis", quelle, count(*)::int AS zeilen
  FROM gefahrgutklasse GROUP BY 1, 2, 3, 4 ORDER BY 2 DESC NULLS LAST, 1`,
).genauer<{ zeilen: number }>();

// What is valid when the new edition begins, or has been until the day before.
const bisherige = anweisung(
  'gefahrgutausgaben.bisherige',
  `
  SELECT ${felderSql(Gefahrgutklasse, 'g', { gueltigVon: 'g.gueltig_von::text', gueltigBis: 'g.gueltig_bis::text' })} FROM gefahrgutklasse g
  WHERE coalesce(gueltig_von, '-infinity') <= $1::date AND coalesce(gueltig_bis, 'infinity') >= $1::date - 1
  ORDER BY unnr, verpackungsgruppe, id`,
);

const beenden = anweisung(
  'gefahrgutausgaben.beenden',
  `
  UPDATE gefahrgutklasse SET gueltig_bis = $1::date - 1
  WHERE coalesce(gueltig_von, '-infinity') <= $1::date AND coalesce(gueltig_bis, 'infinity') >= $1::date`,
);

const einfuegen = anweisung(
  'gefahrgutausgaben.einfuegen',
  `
  INSERT INTO gefahrgutklasse (${namen}) SELECT ${namen} FROM json_populate_recordset(NULL::gefahrgutklasse, $1)`,
);

/** Any constant of ours: one edition is stored at a time. */
const sperre = 72_342;

const alleinArbeiten = anweisung('gefahrgutausgaben.alleinArbeiten', 'SELECT pg_advisory_xact_lock($1)');

const spaetererBeginn = anweisung(
  'gefahrgutausgaben.spaetererBeginn',
  'SELECT min(gueltig_von)::text AS beginn FROM gefahrgutklasse WHERE gueltig_von > $1',
);

/** Editions of the dangerous-goods table. Rows are never deleted: orders point to them. */
@Injectable()
export class Gefahrgutausgaben {
  constructor(private readonly db: Datenbank) {}

  staende(): Promise<Gefahrgutstand[]> {
    return this.db.sql(staende);
  }

  bisherige(tag: string): Promise<Gefahrgutklasse[]> {
    return this.db.sql(bisherige, [tag]);
  }

  /** The last day of an edition: the one asked for, but not beyond the beginning of a later edition. */
  async gueltigBis({ gueltigVon, gueltigBis }: Gefahrgutausgabe): Promise<string | null> {
    const spaetere = await this.db.eine(spaetererBeginn, [gueltigVon]);
    const grenze = spaetere?.beginn ? plusTage(spaetere.beginn, -1) : null;
    if (!grenze || !gueltigBis) return grenze ?? gueltigBis ?? null;
    return gueltigBis < grenze ? gueltigBis : grenze;
  }

  /** Ends the present edition the day before and puts the new one beside it. */
  async uebernimm(zeilen: readonly Gefahrgutklasse[], gueltigVon: string): Promise<void> {
    await this.db.transaktion(async () => {
      await this.db.sql(alleinArbeiten, [sperre]);
      await this.db.zeilen(beenden, [gueltigVon]);
      const saetze = zeilen.map((z) => ({ ...alsZeile(z, spalten), suchname: suchform(z.bezeichnung) }));
      await this.db.zeilen(einfuegen, [JSON.stringify(saetze)]);
    });
  }
}
