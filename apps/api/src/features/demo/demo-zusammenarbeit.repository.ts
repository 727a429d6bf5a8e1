import { anweisung } from '../../platform/database/anweisung.js';
import type { Datenbank } from '../../platform/database/datenbank.js';

const juengste = anweisung(
  'demo-zusammenarbeit.juengste',
  `SELECT a.id, a.beladedatum::text AS tag, (SELECT b.zugestellt_am::date::text FROM ablieferung b WHERE b.auftrag_id = a.id) AS abgeliefert
  FROM auftrag a WHERE a.mandant_id = $1 AND a.typ = 0 ORDER BY a.id DESC LIMIT 40`,
).genauer<{ tag: string | null; abgeliefert: string | null }>();
const vorlage = anweisung(
  'demo-zusammenarbeit.vorlage',
  'SELECT id FROM auftragsvorlage WHERE mandant_id = $1 ORDER BY id LIMIT 1',
);

/** The latest orders of a client, with the day on which those that have arrived were delivered. */
export const juengsteAuftraege = (db: Datenbank, mandantId: number) => db.sql(juengste, [mandantId]);

export const ersteVorlage = async (db: Datenbank, mandantId: number) =>
  (await db.eine(vorlage, [mandantId]))?.id;
