import { type Ebene, Konfigurationsaenderung } from '@frachtportal/domain/konfiguration/einstellung';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql, zeitpunktSql } from '../../platform/database/json/json-lesen.js';
import { personSql } from '../../platform/database/sql/person.js';
import type { Wertaenderung } from './einstellungen.repository.js';

const ebene = (spalte: string) => `CASE WHEN ${spalte} IS NULL THEN 'installation' ELSE 'hauptmandant' END`;
const uebergabe = (wert: string) => `
  (SELECT ${wert} FROM konfigurationsuebergabe u WHERE u.mandant_id IS NOT DISTINCT FROM a.mandant_id)`;
const aenderung = felderSql(Konfigurationsaenderung, 'a', {
  ebene: ebene('a.mandant_id'),
  key: 'a.schluessel',
  von: personSql('a.person_nr'),
  gewechseltVon: personSql('a.gewechselt_von_nr'),
  uebergeben: uebergabe('coalesce(u.uebergeben_bis >= a.id, false)'),
  uebergabefehler: uebergabe('CASE WHEN u.uebergeben_bis >= a.id THEN NULL ELSE u.letzter_fehler END'),
});
const eine = anweisung(
  'konfiguration-lesen.eine',
  `
  SELECT ${aenderung} FROM konfigurationsaenderung a WHERE a.id = $1 AND (a.mandant_id IS NULL OR a.mandant_id = $2)`,
).genauer<{ ebene: Ebene; am: string; von: string; uebergeben: boolean }>();
const suche = anweisung(
  'konfiguration-lesen.suche',
  `
  WITH treffer AS MATERIALIZED (
    SELECT id FROM konfigurationsaenderung WHERE mandant_id IS NOT DISTINCT FROM $1 AND ($2::text IS NULL OR schluessel = $2)),
  seite AS (SELECT id FROM treffer ORDER BY id DESC LIMIT $3 OFFSET $4)
  SELECT (SELECT count(*)::int FROM treffer) AS gesamt,
    (SELECT coalesce(json_agg((SELECT row_to_json(x) FROM (SELECT ${aenderung}) x) ORDER BY a.id DESC), '[]')
      FROM seite s JOIN konfigurationsaenderung a ON a.id = s.id) AS treffer`,
).genauer<{ gesamt: number; treffer: Konfigurationsaenderung[] }>();
const vorschlaege = anweisung(
  'konfiguration-lesen.vorschlaege',
  `
  SELECT v.id, ${ebene('v.mandant_id')} AS ebene, v.aenderungen, ${zeitpunktSql('v.vorgelegt_am')} AS am,
    ${personSql('v.person_nr')} AS von, v.vorgelegt_von IS DISTINCT FROM $3 AS freigebbar
  FROM konfigurationsvorschlag v
  WHERE v.mandant_id IS NOT DISTINCT FROM $1 AND ($2::int IS NULL OR v.id = $2) ORDER BY v.id`,
).genauer<{ ebene: Ebene; aenderungen: Wertaenderung[]; am: string; von: string; freigebbar: boolean }>();
const zuletzt = anweisung(
  'konfiguration-lesen.zuletzt',
  `
  SELECT k.schluessel AS key, ${zeitpunktSql('k.geaendert_am')} AS "geaendertAm",
    (SELECT name FROM benutzer b WHERE b.id = k.geaendert_von) AS "geaendertVon"
  FROM konfigurationswert k WHERE k.mandant_id IS NOT DISTINCT FROM $1`,
).genauer<{ geaendertAm: string }>();

export interface Zuletzt {
  key: string;
  geaendertAm: string;
  geaendertVon: string | null;
}

/** Who has changed which setting when. */
@Injectable()
export class KonfigurationLesen {
  constructor(private readonly db: Datenbank) {}

  aenderung(
    id: number,
    hauptmandantId: number,
  ): Promise<(Konfigurationsaenderung & { ebene: Ebene }) | undefined> {
    return this.db.eine(eine, [id, hauptmandantId]);
  }

  async aenderungen(mandantId: number | null, key: string | null, seite: { anzahl: number; ab: number }) {
    const werte = [mandantId, key, seite.anzahl, seite.ab];
    const gelesen = await this.db.eine(suche, werte);
    return gelesen ?? { gesamt: 0, treffer: [] };
  }

  /** What waits for a second administrator. @param wer whoever has put it forward does not agree to it */
  vorschlaege(mandantId: number | null, wer: number, id: number | null = null) {
    return this.db.sql(vorschlaege, [mandantId, id, wer]);
  }

  zuletzt(mandantId: number | null): Promise<Zuletzt[]> {
    return this.db.sql(zuletzt, [mandantId]);
  }
}
