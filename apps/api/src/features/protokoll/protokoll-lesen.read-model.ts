import { Protokolleintrag, type Protokollfrage } from '@frachtportal/domain/protokoll/protokolleintrag';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql } from '../../platform/database/json/json-lesen.js';
import { personSql } from '../../platform/database/sql/person.js';
import { zeitzone } from '../../platform/http/uhr.js';

const eintrag = felderSql(Protokolleintrag, 'p', {
  mandant: '(SELECT name FROM mandant m WHERE m.id = p.mandant_id)',
  benutzer: personSql('p.person_nr'),
  gewechseltVon: personSql('p.gewechselt_von_nr'),
  gegenstand: `coalesce(${personSql('p.gegenstand_nr')}, p.gegenstand)`,
  einzelheiten: 'left(p.einzelheiten::text, 20000)',
});
const nutzer = (nr: string, wo: string) =>
  `SELECT FROM person e JOIN benutzer b ON b.id = e.benutzer_id WHERE e.nr = ${nr} AND ${wo}`;
/** As they are searched for: who did it, as whom, and to whom. */
const namen = ['person_nr', 'gewechselt_von_nr', 'gegenstand_nr']
  .map((nr) => `(SELECT suchname FROM person e WHERE e.nr = p.${nr})`)
  .join(', ');
/** What somebody of these clients did who is no operator, and what was done to one of them; null for all. */
const gesehen = `($8::int[] IS NULL
  OR p.mandant_id = ANY($8) AND NOT EXISTS (${nutzer('p.person_nr', 'b.betreiber')})
  OR EXISTS (${nutzer('p.gegenstand_nr', 'b.mandant_id = ANY($8)')}))`;
const suche = anweisung(
  'protokoll-lesen.suche',
  `
  WITH treffer AS MATERIALIZED (
    SELECT id, am FROM aenderungsprotokoll p
    WHERE ($1 = '' OR strpos(concat_ws(' ', art, ${namen}, suchtext), $1) > 0) AND ($2::text IS NULL OR art = $2)
      AND ($3::date IS NULL OR am >= $3::date::timestamp AT TIME ZONE $7)
      AND ($4::date IS NULL OR am < ($4::date + 1)::timestamp AT TIME ZONE $7) AND ${gesehen}),
  seite AS (SELECT id FROM treffer ORDER BY am DESC, id DESC LIMIT $5 OFFSET $6)
  SELECT (SELECT count(*)::int FROM treffer) AS gesamt,
    (SELECT coalesce(json_agg((SELECT row_to_json(x) FROM (SELECT ${eintrag}) x) ORDER BY p.am DESC, p.id DESC), '[]')
      FROM seite s JOIN aenderungsprotokoll p ON p.id = s.id) AS treffer`,
).genauer<{ gesamt: number; treffer: Protokolleintrag[] }>();
const sitzungen = anweisung(
  'protokoll-lesen.sitzungen',
  `
  SELECT count(*)::int AS zahl FROM sitzung s LEFT JOIN sitzung u ON u.id = s.gewechselt_von
  WHERE s.beendet_am IS NULL AND s.laeuft_ab_am > now() AND u.beendet_am IS NULL
    AND ($1::int[] IS NULL OR EXISTS (SELECT FROM benutzer b WHERE b.id = s.benutzer_id AND b.mandant_id = ANY($1)))`,
).genauer<{ zahl: number }>();

/** The audit log and the sessions of the clients somebody sees; null for the whole installation. */
@Injectable()
export class ProtokollLesen {
  constructor(private readonly db: Datenbank) {}

  async suche(frage: Protokollfrage, seite: { anzahl: number; ab: number }, sicht: number[] | null) {
    const { query, art = null, datumVon = null, datumBis = null } = frage;
    const werte = [suchform(query ?? ''), art, datumVon, datumBis, seite.anzahl, seite.ab, zeitzone(), sicht];
    const gelesen = await this.db.eine(suche, werte);
    return gelesen ?? { gesamt: 0, treffer: [] };
  }

  /** Live session families. */
  async zaehleSitzungen(sicht: number[] | null): Promise<number> {
    return (await this.db.eine(sitzungen, [sicht]))?.zahl ?? 0;
  }
}
