import { Benutzer } from '@frachtportal/domain/benutzer/benutzer';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { Injectable } from '@nestjs/common';
import { anweisung, anweisungsform } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql } from '../../platform/database/json/json-lesen.js';
import { gleichGeschrieben } from '../../platform/database/sql/gleich-geschrieben.js';
import type { Verwaltungssicht } from '../../platform/tenancy/sicht.js';
import { mandantSql } from '../mandanten/mandanten-lesen.read-model.js';
import { BenutzerEntity } from './benutzer.entity.js';
import '../stammdaten/stammdaten.entity.js';

const spalten = felderSql(Benutzer, 'b', {
  password: 'NULL',
  token: 'NULL',
  benutzerversion: `json_build_object('id', b.benutzerversion,
    'bezeichnung', CASE b.benutzerversion WHEN 2 THEN 'Metroversion' ELSE 'Standardversion' END)`,
  owningMandant: `(SELECT ${mandantSql} FROM mandant m WHERE m.id = b.mandant_id)`,
});
const benutzer = `(SELECT row_to_json(x) FROM (SELECT ${spalten}) x)`;
const inSicht = 'b.geloescht_am IS NULL AND ($1::int[] IS NULL OR b.mandant_id = ANY($1))';

const gesucht = { id: 'b.id = $2', name: 'lower(b.name) = lower($2)' };
const einer = anweisungsform(
  'benutzer-lesen.einer',
  (nach: keyof typeof gesucht) =>
    `SELECT b.version, ${benutzer} AS wert FROM benutzer b WHERE ${inSicht} AND ${gesucht[nach]}`,
  ['id', 'name'],
).genauer<{ wert: Benutzer }>();
const suche = anweisung(
  'benutzer-lesen.suche',
  `
  WITH treffer AS MATERIALIZED (
    SELECT b.id, lower(b.name) AS folge FROM benutzer b JOIN mandant m ON m.id = b.mandant_id LEFT JOIN adresse a ON a.id = m.adresse_id
    WHERE ${inSicht} AND ($2 = '' OR strpos(lower(b.name || ' ' || b.email || ' ' || m.name), $2) > 0
      OR strpos(coalesce(a.suchtext, ''), $3) > 0)),
  seite AS (SELECT id, folge FROM treffer ORDER BY folge LIMIT $4 OFFSET $5)
  SELECT (SELECT count(*)::int FROM treffer) AS gesamt,
    (SELECT coalesce(json_agg(${benutzer} ORDER BY s.folge), '[]') FROM seite s JOIN benutzer b ON b.id = s.id) AS treffer`,
).genauer<{ gesamt: number; treffer: Benutzer[] }>();

export interface GelesenerBenutzer {
  version: number;
  wert: Benutzer;
}

export interface Benutzerliste {
  gesamt: number;
  treffer: Benutzer[];
}

/** Reads users, never beyond what somebody may manage. */
@Injectable()
export class BenutzerLesen {
  constructor(private readonly db: Datenbank) {}

  nachId(id: number, sicht: Verwaltungssicht): Promise<GelesenerBenutzer | undefined> {
    return this.db.eine(einer.fuer('id'), [sicht, id]);
  }

  nachName(name: string, sicht: Verwaltungssicht): Promise<GelesenerBenutzer | undefined> {
    return this.db.eine(einer.fuer('name'), [sicht, name.trim()]);
  }

  /** Is the name taken, by whomever? Names are unique in the whole installation. */
  async unsafeExistiert(name: string): Promise<boolean> {
    return this.db.unsafeAlle(BenutzerEntity).existsBy({ name: gleichGeschrieben(name.trim()) });
  }

  async suche(
    text: string,
    sicht: Verwaltungssicht,
    seite: { anzahl: number; ab: number },
  ): Promise<Benutzerliste> {
    const getippt = text.trim();
    const werte = [sicht, getippt.toLowerCase(), suchform(getippt), seite.anzahl, seite.ab];
    return (await this.db.eine(suche, werte)) ?? { gesamt: 0, treffer: [] };
  }
}
