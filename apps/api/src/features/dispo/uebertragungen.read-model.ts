import {
  Rueckmeldefehler,
  Uebertragung,
  type Uebertragungssuche,
} from '@frachtportal/domain/dispo/uebertragung';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { type Anweisung, anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql, zeitpunktSql } from '../../platform/database/json/json-lesen.js';

/** A page of rows as JSON text, and how many there are in all. */
export interface Seite {
  json: string;
  gesamt: number;
}

/** Who asks: of which clients, and whether as an administrator of the forwarder. */
export interface Leser {
  mandanten: number[];
  verwaltet: boolean;
  sage: Uebersetzer;
}

/** What waits where nobody takes it, neither the installation ($6) nor the main client, says so. */
const zustand = (u: string) => `CASE WHEN ${u}.zustand = 'wartet' AND NOT $6::boolean AND NOT EXISTS (
    SELECT FROM anbindung n JOIN mandant m ON m.hauptmandant_id = n.mandant_id
    WHERE m.id = ${u}.mandant_id AND n.richtung = 'ausgang' AND n.aktiv)
  THEN 'nichtAngebunden' ELSE ${u}.zustand END`;

const uebertragung = felderSql(Uebertragung, 'u', {
  spedeigennr: 'a.spedeigennr',
  zustand: zustand('u'),
  naechsterVersuch: `CASE WHEN u.zustand = 'wartet' THEN ${zeitpunktSql('u.naechster_versuch')} END`,
  unklar: 'u.unklar_seit IS NOT NULL',
  // The words of another system may hold anything: its stack, its passwords.
  letzterFehler: 'CASE WHEN $7::boolean OR u.letzter_fehler IS NULL THEN u.letzter_fehler ELSE $8::text END',
});

const seite = (felder: string, treffer: string, folge: string) => `
  WITH treffer AS (${treffer}), seite AS (SELECT * FROM treffer ORDER BY ${folge} LIMIT $1 OFFSET $2)
  SELECT (SELECT count(*) FROM treffer)::int AS gesamt,
    (SELECT coalesce(json_agg(row_to_json(z)), '[]')::text FROM (${felder} ORDER BY ${folge}) z) AS json`;

const uebertragungen = anweisung(
  'uebertragungen.suche',
  seite(
    `SELECT ${uebertragung} FROM seite s JOIN uebertragung u USING (id) JOIN auftrag a ON a.id = u.auftrag_id`,
    `SELECT id FROM uebertragung WHERE mandant_id = ANY($3) AND ($4::text IS NULL OR ${zustand('uebertragung')} = $4)
    AND ($5::int IS NULL OR auftrag_id = $5)`,
    'id DESC',
  ),
).genauer<{ json: string; gesamt: number }>();

// What names no order of ours belongs to no client: only an administrator sees it.
const fehlerliste = anweisung(
  'uebertragungen.fehler',
  seite(
    `SELECT ${felderSql(Rueckmeldefehler, 'f')} FROM seite s JOIN rueckmeldefehler f USING (id)`,
    'SELECT id, zuletzt_am AS folge FROM rueckmeldefehler WHERE mandant_id = ANY($3) OR (mandant_id IS NULL AND $4::boolean)',
    'folge DESC, id DESC',
  ),
).genauer<{ json: string; gesamt: number }>();

/** How orders fare on their way to the dispatch system, and what of its reports could not be taken. */
@Injectable()
export class Uebertragungen {
  constructor(
    private readonly db: Datenbank,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  suche(s: Uebertragungssuche, proSeite: number, { mandanten, verwaltet, sage }: Leser): Promise<Seite> {
    const angebunden = this.umgebung.DISPO !== 'keine';
    return this.seite(uebertragungen, s.page, proSeite, [
      mandanten,
      s.zustand ?? null,
      s.auftragId ?? null,
      angebunden,
      verwaltet,
      sage('dispo.uebertragung.nichtGelungen'),
    ]);
  }

  fehler(
    page: number | null,
    proSeite: number,
    wer: { mandanten: number[]; betreiber: boolean },
  ): Promise<Seite> {
    return this.seite(fehlerliste, page, proSeite, [wer.mandanten, wer.betreiber]);
  }

  private async seite(
    sql: Anweisung<Seite>,
    page: number | null,
    proSeite: number,
    werte: unknown[],
  ): Promise<Seite> {
    const von = (page ?? 0) * proSeite;
    return (await this.db.eine(sql, [proSeite, von, ...werte])) ?? { json: '[]', gesamt: 0 };
  }
}
