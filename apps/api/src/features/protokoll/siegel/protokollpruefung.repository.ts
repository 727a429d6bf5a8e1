import { anweisung } from '../../../platform/database/anweisung.js';
import type { Datenbank } from '../../../platform/database/datenbank.js';
import { einzelheitenSumme, siegelSumme, stapelSumme, zeilenSumme } from './siegelzeile.js';

const hoechstensGenannt = 20;

const kette = anweisung(
  'protokollpruefung.kette',
  `
  SELECT nr FROM (
    SELECT nr, nr = row_number() OVER (ORDER BY nr) AND siegel = ${siegelSumme('lag(siegel) OVER (ORDER BY nr)', 'summe')} AS echt
    FROM protokollsiegel) s WHERE NOT echt ORDER BY nr LIMIT ${hoechstensGenannt}`,
);

const stapel = anweisung(
  'protokollpruefung.stapel',
  `
  SELECT s.nr FROM protokollsiegel s LEFT JOIN (
    SELECT siegel_nr, count(*)::int AS anzahl, ${stapelSumme('zeile', 'eintrag_id')} AS summe
    FROM protokollversiegelt GROUP BY siegel_nr) v ON v.siegel_nr = s.nr
  WHERE v.summe IS DISTINCT FROM s.summe OR v.anzahl IS DISTINCT FROM s.anzahl ORDER BY s.nr LIMIT ${hoechstensGenannt}`,
);

const fehlende = anweisung(
  'protokollpruefung.fehlende',
  `
  SELECT v.eintrag_id AS id FROM protokollversiegelt v
  WHERE NOT EXISTS (SELECT FROM aenderungsprotokoll p WHERE p.id = v.eintrag_id)
    AND v.am >= coalesce((SELECT max(vor) FROM protokollabraum), '-infinity')
  ORDER BY 1 LIMIT ${hoechstensGenannt}`,
);

const geaenderte = anweisung(
  'protokollpruefung.geaenderte',
  `
  SELECT v.eintrag_id AS id FROM protokollversiegelt v JOIN aenderungsprotokoll p ON p.id = v.eintrag_id
  WHERE ${zeilenSumme('v.einzelheiten')} <> v.zeile OR ${einzelheitenSumme} <> v.einzelheiten AND NOT EXISTS (
    SELECT FROM person e WHERE e.nr IN (p.person_nr, p.gegenstand_nr) AND e.getilgt_am IS NOT NULL)
  ORDER BY 1 LIMIT ${hoechstensGenannt}`,
);

const umfang = anweisung(
  'protokollpruefung.umfang',
  `
  SELECT (SELECT count(*)::int FROM protokollversiegelt) AS eintraege, (SELECT count(*)::int FROM protokollsiegel) AS siegel,
    (SELECT count(*)::int FROM aenderungsprotokoll p WHERE NOT EXISTS (
      SELECT FROM protokollversiegelt v WHERE v.eintrag_id = p.id)) AS offen,
    (SELECT count(*)::int FROM protokollversiegelt v JOIN aenderungsprotokoll p ON p.id = v.eintrag_id
      WHERE ${einzelheitenSumme} <> v.einzelheiten) AS getilgt,
    (SELECT nr || ' ' || encode(siegel, 'hex') FROM protokollsiegel ORDER BY nr DESC LIMIT 1) AS letztes`,
).genauer<{ eintraege: number; siegel: number; offen: number; getilgt: number }>();

const bekanntes = anweisung(
  'protokollpruefung.bekanntes',
  `SELECT nr FROM protokollsiegel WHERE encode(siegel, 'hex') = $1`,
);

/** Looks whether the audit log is what was sealed. */
export class Protokollpruefung {
  constructor(private readonly db: Datenbank) {}

  /**
   * @param gemerkt a seal that was noted elsewhere: who rewrites the whole chain cannot rewrite that
   * @returns what was found, and whether all is well
   */
  async pruefe(gemerkt?: string): Promise<{ zeilen: string[]; heil: boolean }> {
    const maengel = [
      ...genannt(
        'Siegel passt nicht zum vorigen',
        (await this.db.sql(kette)).map((z) => z.nr),
      ),
      ...genannt(
        'Einträge passen nicht zum Siegel',
        (await this.db.sql(stapel)).map((z) => z.nr),
      ),
      ...genannt(
        'Eintrag fehlt',
        (await this.db.sql(fehlende)).map((z) => z.id),
      ),
      ...genannt(
        'Eintrag ist geändert',
        (await this.db.sql(geaenderte)).map((z) => z.id),
      ),
      ...(gemerkt && !(await this.db.eine(bekanntes, [gemerkt.toLowerCase()]))
        ? [`Das gemerkte Siegel ${gemerkt} gibt es nicht.`]
        : []),
    ];
    const stand = await this.db.eine(umfang);
    return {
      heil: maengel.length === 0,
      zeilen: [
        ...maengel,
        `Versiegelte Einträge: ${stand?.eintraege ?? 0}, Siegel: ${stand?.siegel ?? 0}, noch nicht versiegelt: ${stand?.offen ?? 0}, ohne Einzelheiten (getilgt): ${stand?.getilgt ?? 0}`,
        ...(stand?.letztes ? [`Letztes Siegel: ${stand.letztes}`] : []),
        maengel.length
          ? 'Das Änderungsprotokoll ist NICHT unverändert.'
          : 'Das Änderungsprotokoll ist unverändert.',
      ],
    };
  }
}

const genannt = (was: string, nummern: (number | string)[]) => nummern.map((nr) => `${was}: ${nr}`);
