import type { HeutigerAuftrag } from '@frachtportal/domain/auftrag/wiederholung/bisherige';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { heute, zeitzone } from '../../../platform/http/uhr.js';
import { heutigeSql, letzteSql } from './bisherige.sql.js';

/** A recipient, as orders know it. */
export interface Empfaenger {
  mandantId: number;
  name: string;
  plz: string;
}

const an = { mandant: '$1', name: '$2', plz: '$3' };
/** So many of the last orders tell what is usual, and so many kinds of goods are offered. */
const gesehen = 50;
const angeboten = 5;

// $4 the day and its time zone.
const heutige = anweisung('bisherige.heutige', `SELECT ${heutigeSql(an, '$4')} AS heutige`).genauer<{
  heutige: HeutigerAuftrag[] | null;
}>();

// What a recipient gets again are the goods; marks and delivery notes are of one order each.
const waren = anweisung(
  'bisherige.waren',
  `SELECT max(l.id) AS id, count(*)::int AS anzahl
  FROM (${letzteSql(an, gesehen)}) l CROSS JOIN LATERAL (
    SELECT string_agg(concat_ws('|', p.verpackung_id, p.verpackung_anzahl, p.lademittel_id, p.lademittel_anzahl,
      lower(p.warengut_bezeichnung), p.brutto_gewicht), ';' ORDER BY p.laufende_position) AS inhalt
    FROM auftragsposition p WHERE p.auftrag_id = l.id) w
  WHERE w.inhalt IS NOT NULL
  GROUP BY w.inhalt
  ORDER BY max(l.id) = max(max(l.id)) OVER () DESC, count(*) DESC, max(l.id) DESC LIMIT ${angeboten}`,
).genauer<{ id: number; anzahl: number }>();

/** The day and its time zone, as `heutigeSql` takes them. */
export const heutigerTag = (): string[] => [heute(), zeitzone()];

/** What a client has sent to a recipient before. */
@Injectable()
export class BisherigeReadModel {
  constructor(private readonly db: Datenbank) {}

  /** Orders of today, the newest first. */
  async heutige({ mandantId, name, plz }: Empfaenger): Promise<HeutigerAuftrag[]> {
    return (await this.db.eine(heutige, [mandantId, name, plz, heutigerTag()]))?.heutige ?? [];
  }

  /** By an order each that had them: the goods of the last order, then others by how often they were sent. */
  waren({ mandantId, name, plz }: Empfaenger): Promise<{ id: number; anzahl: number }[]> {
    return this.db.sql(waren, [mandantId, name, plz]);
  }
}
