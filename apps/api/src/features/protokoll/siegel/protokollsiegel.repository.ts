import type { Siegelstand } from '@frachtportal/domain/protokoll/siegelstand';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { zeitpunktSql } from '../../../platform/database/json/json-lesen.js';
import { einzelheitenSumme, siegelSumme, stapelSumme, zeilenSumme } from './siegelzeile.js';

// A transaction may end long after a later one: an entry is looked for behind every seal of the last day.
const unversiegelt = `
  FROM aenderungsprotokoll p
  WHERE p.id > coalesce((SELECT max(bis_id) FROM protokollsiegel WHERE am < now() - interval '1 day'), 0)
    AND NOT EXISTS (SELECT FROM protokollversiegelt v WHERE v.eintrag_id = p.id)`;

const versiegeln = anweisung(
  'protokollsiegel.versiegeln',
  `
  WITH neue AS MATERIALIZED (
    SELECT p.id, p.am, ${einzelheitenSumme} AS einzelheiten, ${zeilenSumme(einzelheitenSumme)} AS zeile
    ${unversiegelt} ORDER BY p.id LIMIT 10000),
  stapel AS (SELECT count(*)::int AS anzahl, max(id) AS bis, ${stapelSumme('zeile', 'id')} AS summe FROM neue),
  vorher AS (SELECT nr, siegel FROM protokollsiegel ORDER BY nr DESC LIMIT 1),
  siegel AS (
    INSERT INTO protokollsiegel (nr, anzahl, bis_id, summe, siegel)
    SELECT coalesce(v.nr, 0) + 1, s.anzahl, s.bis, s.summe, ${siegelSumme('v.siegel', 's.summe')}
    FROM stapel s LEFT JOIN vorher v ON true WHERE s.anzahl > 0 RETURNING nr)
  INSERT INTO protokollversiegelt (eintrag_id, siegel_nr, am, einzelheiten, zeile)
  SELECT n.id, s.nr, n.am, n.einzelheiten, n.zeile FROM neue n, siegel s`,
);

const letztes = anweisung(
  'protokollsiegel.letztes',
  `
  SELECT (SELECT count(*)::int ${unversiegelt}) AS offen, nr, ${zeitpunktSql('am')} AS am, encode(siegel, 'hex') AS siegel
  FROM (SELECT) leer LEFT JOIN (SELECT nr, am, siegel FROM protokollsiegel ORDER BY nr DESC LIMIT 1) s ON true`,
).genauer<Siegelstand>();

/** Seals of the audit log. */
@Injectable()
export class ProtokollsiegelRepository {
  constructor(private readonly db: Datenbank) {}

  /** What is new, in one batch. @returns how many entries; of two who come at once the second finds what is left */
  versiegle(): Promise<number> {
    return this.db.transaktion(async () => {
      await this.db.sperre('protokollsiegel');
      return this.db.zeilen(versiegeln);
    });
  }

  async letztes(): Promise<Siegelstand> {
    return (await this.db.eine(letztes)) ?? { nr: null, am: null, siegel: null, offen: 0 };
  }
}
