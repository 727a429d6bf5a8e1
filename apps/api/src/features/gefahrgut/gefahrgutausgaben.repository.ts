import { plusTage } from '@frachtportal/domain/feld/tag';
import { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { uebergangsende } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutausgaben';
import type {
  Gefahrgutausgabe,
  Gefahrgutstand,
} from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutimport';
import type { Abgleichzeile } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutvergleich';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { Injectable } from '@nestjs/common';
import { anweisung, anweisungsform } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql } from '../../platform/database/json/json-lesen.js';
import { alsZeile, schreibspalten } from '../../platform/database/zeilen.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { GefahrgutuebernahmeEntity } from './gefahrgutuebernahme.entity.js';

const spalten = schreibspalten(Gefahrgutklasse, ['id']);
const namen = [...spalten.map((s) => s.spalte), 'suchname', 'uebernahme_id'].join(', ');

const staende = anweisung(
  'gefahrgutausgaben.staende',
  `
  SELECT version, gueltig_von::text AS "gueltigVon", gueltig_bis::text AS "gueltigBis",
    left(string_agg(DISTINCT quelle, '; '), 500) AS quelle, count(*)::int AS zeilen
  FROM gefahrgutklasse WHERE NOT ersetzt GROUP BY 1, 2, 3 ORDER BY 2 DESC NULLS LAST, 1`,
).genauer<{ zeilen: number }>();

// Of the editions that began before the day, and hold until the day before at least, the latest.
const fruehere = `
  SELECT g.* FROM gefahrgutklasse g WHERE coalesce(g.gueltig_bis, 'infinity') >= $1::date - 1
    AND coalesce(g.gueltig_von, '-infinity') = (
      SELECT max(coalesce(f.gueltig_von, '-infinity')) FROM gefahrgutklasse f
      WHERE coalesce(f.gueltig_von, '-infinity') < $1::date AND coalesce(f.gueltig_bis, 'infinity') >= $1::date - 1)`;

const quellen = {
  eigene: 'SELECT * FROM gefahrgutklasse WHERE gueltig_von = $1::date',
  bisherige: fruehere,
};
const lesen = anweisungsform(
  'gefahrgutausgaben.lesen',
  (quelle: keyof typeof quellen) => `
  SELECT row_to_json(z) AS wert FROM (${quellen[quelle]}) g, LATERAL (SELECT ${felderSql(Gefahrgutklasse, 'g')}) z
  WHERE NOT g.ersetzt ORDER BY g.unnr, g.verpackungsgruppe, g.id`,
  ['eigene', 'bisherige'],
).genauer<{ wert: Gefahrgutklasse }>();

const beenden = anweisung(
  'gefahrgutausgaben.beenden',
  `
  WITH vorher AS (SELECT id, gueltig_bis, ersetzt FROM (${fruehere}) f WHERE gueltig_bis IS DISTINCT FROM $2::date)
  UPDATE gefahrgutklasse g SET gueltig_bis = $2::date FROM vorher v WHERE g.id = v.id
  RETURNING v.id, v.gueltig_bis::text, v.ersetzt`,
);

const ersetzen = anweisung(
  'gefahrgutausgaben.ersetzen',
  `
  UPDATE gefahrgutklasse SET ersetzt = true WHERE id = ANY($1)
  RETURNING id, gueltig_bis::text, false AS ersetzt`,
);

const einfuegen = anweisung(
  'gefahrgutausgaben.einfuegen',
  `
  INSERT INTO gefahrgutklasse (${namen}) SELECT ${namen} FROM json_populate_recordset(NULL::gefahrgutklasse, $1)`,
);

/** One edition is stored or taken back at a time. */
export const ausgabensperre = 'gefahrgutausgabe';

const spaetererBeginn = anweisung(
  'gefahrgutausgaben.spaetererBeginn',
  'SELECT min(gueltig_von)::text AS beginn FROM gefahrgutklasse WHERE gueltig_von > $1',
);

const ersetzte = anweisung('gefahrgutausgaben.ersetzte', 'SELECT id FROM gefahrgutklasse WHERE ersetzt');

/** What the rows of a file are compared with: an edition that begins the same day, else the former one. */
export interface Grundlage {
  zeilen: Gefahrgutklasse[];
  ergaenzt: boolean;
}

/** An edition as it is to be stored. */
export interface Uebernahme {
  laufId: number;
  ausgabe: Pick<Gefahrgutausgabe, 'version' | 'gueltigVon' | 'quelle'>;
  gueltigBis: string | null;
  /** null where the former edition is left alone. */
  bisherigeGiltBis: string | null;
  zeilen: readonly Abgleichzeile[];
}

/** Editions of the dangerous-goods table. Rows that orders point to are never deleted. */
@Injectable()
export class Gefahrgutausgaben {
  constructor(private readonly db: Datenbank) {}

  staende(): Promise<Gefahrgutstand[]> {
    return this.db.sql(staende);
  }

  async ersetzte(): Promise<number[]> {
    return (await this.db.sql(ersetzte)).map((z) => z.id);
  }

  async grundlage(gueltigVon: string): Promise<Grundlage> {
    const desTages = await this.zeilen('eigene', gueltigVon);
    if (desTages.length) return { zeilen: desTages, ergaenzt: true };
    return { zeilen: await this.zeilen('bisherige', gueltigVon), ergaenzt: false };
  }

  private async zeilen(quelle: keyof typeof quellen, gueltigVon: string): Promise<Gefahrgutklasse[]> {
    return (await this.db.sql(lesen.fuer(quelle), [gueltigVon])).map((z) => z.wert);
  }

  /** The last day of an edition: the one asked for, but no longer than it may be used beside a later one. */
  async gueltigBis({ gueltigVon, gueltigBis }: Gefahrgutausgabe): Promise<string | null> {
    const spaetere = await this.db.eine(spaetererBeginn, [gueltigVon]);
    const grenze = spaetere?.beginn ? uebergangsende(spaetere.beginn) : null;
    if (!grenze || !gueltigBis) return grenze ?? gueltigBis ?? null;
    return gueltigBis < grenze ? gueltigBis : grenze;
  }

  /** Puts the rows of a file beside those that are there; of the former edition only the last day changes. */
  async uebernimm({ laufId, ausgabe, gueltigBis, bisherigeGiltBis, zeilen }: Uebernahme): Promise<void> {
    const { version, gueltigVon } = ausgabe;
    await this.db.transaktion(async () => {
      const { benutzerId } = identitaet();
      const uebernahmen = this.db.gemeinsam(GefahrgutuebernahmeEntity);
      const neu = await uebernahmen.insert({ version, gueltigVon, benutzerId, laufId, vorher: [] });
      const id = neu.identifiers[0]?.['id'];
      const beendet = bisherigeGiltBis ? await this.db.sql(beenden, [gueltigVon, bisherigeGiltBis]) : [];
      const alte = zeilen.flatMap(({ alt }) => (alt?.gueltigVon === gueltigVon ? [alt.id] : []));
      const ersetzt = alte.length ? await this.db.sql(ersetzen, [alte]) : [];
      const angaben = { version, gueltigVon, gueltigBis, quelle: ausgabe.quelle ?? null };
      const saetze = zeilen.map(({ neu: z }) => ({
        ...alsZeile({ ...z, ...angaben }, spalten),
        suchname: suchform(z.bezeichnung),
        uebernahme_id: id,
      }));
      await this.db.zeilen(einfuegen, [JSON.stringify(saetze)]);
      await uebernahmen.update({ id }, { vorher: [...beendet, ...ersetzt] });
    });
  }
}

/** The day before which the former edition cannot end without leaving a day without any. */
export const fruehestesEnde = (gueltigVon: string) => plusTage(gueltigVon, -1);
