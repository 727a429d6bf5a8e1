import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

// Of one main client ($3), or of all but those that have a way of their own ($4). What belongs to a blocked client waits. Until `naechster_versuch` nobody else tries. From here on the other side may have the order, until we know better.
export const nehmen = anweisung(
  'ausgang.nehmen',
  `
  WITH faellig AS (
    SELECT id, unklar_seit FROM uebertragung WHERE zustand = 'wartet' AND naechster_versuch <= now()
      AND EXISTS (SELECT FROM mandant m WHERE m.id = uebertragung.mandant_id
        AND CASE WHEN $3::int IS NULL THEN coalesce(m.hauptmandant_id, m.id) <> ALL($4)
          ELSE m.hauptmandant_id = $3 END)
      AND NOT EXISTS (SELECT FROM mandantensperre k JOIN mandant m ON k.mandant_id IN (m.id, m.hauptmandant_id)
        WHERE m.id = uebertragung.mandant_id)
    ORDER BY naechster_versuch, id LIMIT $1 FOR UPDATE SKIP LOCKED)
  UPDATE uebertragung u SET versuche = versuche + 1, naechster_versuch = now() + make_interval(secs => $2),
    unklar_seit = coalesce(u.unklar_seit, now())
  FROM faellig f WHERE u.id = f.id
  RETURNING u.id, u.auftrag_id AS "auftragId", u.mandant_id AS "mandantId", u.referenz, u.versuche,
    f.unklar_seit IS NOT NULL AS "warUnklar"`,
).genauer<{ warUnklar: boolean }>();

const abschliessen = (bedingung: string) => `
  WITH fertig AS (
    UPDATE uebertragung SET zustand = 'uebergeben', erledigt_am = now(), unklar_seit = NULL, letzter_fehler = NULL,
      externe_referenz = $2
    WHERE ${bedingung} RETURNING auftrag_id, art),
  geaendert AS (
    UPDATE auftrag a SET status_id = ${Status.uebertragen}, status_datum = now(), version = version + 1
    FROM fertig WHERE a.id = fertig.auftrag_id AND fertig.art = 0 AND a.status_id = ${Status.zurUebertragung}
    RETURNING a.id, a.mandant_id)
  INSERT INTO auftrag_historie (mandant_id, auftrag_id, sendungsstatus_id)
  SELECT mandant_id, id, ${Status.uebertragen} FROM geaendert`;

const offen = "zustand IN ('wartet', 'fehler')";
const abschliessenNachId = anweisung('ausgang.abschliessenNachId', abschliessen(`id = $1 AND ${offen}`));
const abschliessenUnklare = anweisung(
  'ausgang.abschliessenUnklare',
  abschliessen(`auftrag_id = $1 AND art = 0 AND unklar_seit IS NOT NULL AND ${offen}`),
);

// A slower attempt says nothing any more once a newer one has begun.
const fehlschlag = anweisung(
  'ausgang.fehlschlag',
  `
  UPDATE uebertragung SET zustand = $3, letzter_fehler = left($4, 500),
    naechster_versuch = now() + make_interval(secs => $5), unklar_seit = CASE WHEN $6 THEN unklar_seit END
  WHERE id = $1 AND versuche = $2 AND zustand = 'wartet'`,
);

// In the order in which taking back locks them.
const wiederholen = anweisung(
  'ausgang.wiederholen',
  `
  WITH gescheitert AS (
    SELECT id FROM uebertragung WHERE auftrag_id = ANY($1) AND mandant_id = ANY($2) AND zustand = 'fehler'
    ORDER BY auftrag_id, id FOR UPDATE)
  UPDATE uebertragung u SET zustand = 'wartet', versuche = 0, naechster_versuch = now()
  FROM gescheitert g WHERE u.id = g.id`,
);

/** A row of the outbox that this process hands over now. */
export interface Posten {
  id: number;
  auftragId: number;
  mandantId: number;
  referenz: string;
  versuche: number;
  /** An earlier attempt may have arrived. */
  warUnklar: boolean;
}

/** The outbox of orders marked for transfer. Works across clients: the dispatch system serves all of them. */
@Injectable()
export class Ausgang {
  constructor(private readonly db: Datenbank) {}

  /** Takes what is due and goes this way, for so many seconds. @param eigene main clients with a way of their own */
  unsafeNimm(
    hoechstens: number,
    sekunden: number,
    { hauptmandantId, eigene }: { hauptmandantId: number | null; eigene: number[] },
  ): Promise<Posten[]> {
    return this.db.sql(nehmen, [hoechstens, sekunden, hauptmandantId, eigene]);
  }

  /** Notes that the dispatch system has it: outbox, status and history in one statement, and only the first time. */
  async unsafeAbschliessen(id: number, nummer: string | null): Promise<void> {
    await this.db.sql(abschliessenNachId, [id, nummer]);
  }

  /** The dispatch system speaks of an order whose handover was unclear: so it has it. */
  async unsafeHatAngekommen(auftragId: number): Promise<void> {
    await this.db.sql(abschliessenUnklare, [auftragId, null]);
  }

  /** Notes why it failed and when it is tried again, or that it is not. */
  async unsafeFehlschlag(
    { id, versuche }: Posten,
    f: { grund: string; endgueltig: boolean; pauseMs: number; unklar: boolean },
  ): Promise<void> {
    const zustand = f.endgueltig ? 'fehler' : 'wartet';
    await this.db.sql(fehlschlag, [id, versuche, zustand, f.grund, f.pauseMs / 1000, f.unklar]);
  }

  /** Lets what has been given up start again; answers how many. */
  wiederhole(auftragIds: number[], mandanten: number[]): Promise<number> {
    return this.db.zeilen(wiederholen, [auftragIds, mandanten]);
  }
}
