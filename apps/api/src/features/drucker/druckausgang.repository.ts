import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

const stellen = anweisung(
  'druckausgang.stellen',
  `INSERT INTO druckauftrag (mandant_id, drucker_id, benutzer_id, spedeigennr, auftraege, inhalt, etiketten)
  VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
);

// A printer takes one connection at a time: it is the printer that is taken, and with it the first of what is due.
// Whoever was faster may have printed it since we looked, so the last word is at the row itself.
const nehmen = anweisung(
  'druckausgang.nehmen',
  `
  WITH frei AS (
    SELECT d.id FROM drucker d
    WHERE d.vergeben_bis <= now() AND EXISTS (
      SELECT FROM druckauftrag a WHERE a.drucker_id = d.id AND a.zustand = 'wartet' AND a.naechster_versuch <= now())
    ORDER BY d.id LIMIT $1 FOR UPDATE SKIP LOCKED),
  vergeben AS (
    UPDATE drucker d SET vergeben_bis = now() + make_interval(secs => $2) FROM frei f WHERE d.id = f.id
    RETURNING d.id, d.host, d.port, d.aktiv),
  naechste AS (
    SELECT DISTINCT ON (a.drucker_id) a.id FROM druckauftrag a JOIN vergeben v ON v.id = a.drucker_id
    WHERE a.zustand = 'wartet' AND a.naechster_versuch <= now() ORDER BY a.drucker_id, a.id)
  UPDATE druckauftrag a SET versuche = a.versuche + 1, naechster_versuch = now() + make_interval(secs => $2)
  FROM naechste n, vergeben v
  WHERE a.id = n.id AND v.id = a.drucker_id AND a.zustand = 'wartet' AND a.naechster_versuch <= now()
  RETURNING a.id, a.inhalt, a.gesendet, a.versuche, a.drucker_id AS "druckerId", v.host, v.port, v.aktiv`,
).genauer<{ host: string; port: number; aktiv: boolean }>();

const weiter = anweisung(
  'druckausgang.weiter',
  `
  WITH verlaengert AS (
    UPDATE drucker SET vergeben_bis = now() + make_interval(secs => $4) WHERE id = $3)
  UPDATE druckauftrag SET gesendet = $2, naechster_versuch = now() + make_interval(secs => $4) WHERE id = $1`,
);

// What was discarded meanwhile is printed nevertheless.
const abschliessen = anweisung(
  'druckausgang.abschliessen',
  `
  WITH frei AS (UPDATE drucker SET vergeben_bis = '-infinity' WHERE id = $2)
  UPDATE druckauftrag SET zustand = 'gedruckt', gesendet = etiketten, erledigt_am = now(), letzter_fehler = NULL
  WHERE id = $1`,
);

const fehlschlag = anweisung(
  'druckausgang.fehlschlag',
  `
  WITH frei AS (UPDATE drucker SET vergeben_bis = '-infinity' WHERE id = $2)
  UPDATE druckauftrag SET zustand = $4::text, letzter_fehler = left($5, 500),
    naechster_versuch = now() + make_interval(secs => $6), erledigt_am = CASE WHEN $4::text = 'fehler' THEN now() END
  WHERE id = $1 AND versuche = $3 AND zustand = 'wartet'`,
);

const wiederholen = anweisung(
  'druckausgang.wiederholen',
  `
  UPDATE druckauftrag SET zustand = 'wartet', versuche = 0, naechster_versuch = now(), erledigt_am = NULL,
    gesendet = CASE WHEN zustand = 'gedruckt' THEN 0 ELSE gesendet END
  WHERE id = $1 AND mandant_id = ANY($2) AND zustand <> 'wartet'`,
);

const verwerfen = anweisung(
  'druckausgang.verwerfen',
  `UPDATE druckauftrag SET zustand = 'verworfen', erledigt_am = now()
  WHERE id = $1 AND mandant_id = ANY($2) AND zustand IN ('wartet', 'fehler')`,
);

/** A print job that this process sends now, and the printer it has to itself. */
export interface Druckposten {
  id: number;
  inhalt: string;
  gesendet: number;
  versuche: number;
  druckerId: number;
  host: string;
  port: number;
  aktiv: boolean;
}

export interface NeuerDruck {
  mandantId: number;
  druckerId: number;
  benutzerId: number;
  spedeigennr: string | null;
  auftraege: number;
  inhalt: string;
  etiketten: number;
}

/** The outbox of labels. Works across clients: one process sends for all of them. */
@Injectable()
export class Druckausgang {
  constructor(private readonly db: Datenbank) {}

  async stelle(d: NeuerDruck): Promise<number> {
    const werte = [d.mandantId, d.druckerId, d.benutzerId, d.spedeigennr, d.auftraege, d.inhalt, d.etiketten];
    const zeile = await this.db.eine(stellen, werte);
    return zeile?.id ?? 0;
  }

  /** Takes so many printers that have something to print, for so many seconds. */
  unsafeNimm(hoechstens: number, sekunden: number): Promise<Druckposten[]> {
    return this.db.sql(nehmen, [hoechstens, sekunden]);
  }

  /** So many labels are printed, and there are more. */
  async unsafeWeiter({ id, druckerId }: Druckposten, gesendet: number, sekunden: number): Promise<void> {
    await this.db.zeilen(weiter, [id, gesendet, druckerId, sekunden]);
  }

  async unsafeAbschliessen({ id, druckerId }: Druckposten): Promise<void> {
    await this.db.zeilen(abschliessen, [id, druckerId]);
  }

  /** Notes why it failed and when it is tried again, or that it is not. */
  async unsafeFehlschlag(
    { id, druckerId, versuche }: Druckposten,
    f: { grund: string; endgueltig: boolean; pauseMs: number },
  ): Promise<void> {
    const zustand = f.endgueltig ? 'fehler' : 'wartet';
    await this.db.zeilen(fehlschlag, [id, druckerId, versuche, zustand, f.grund, f.pauseMs / 1000]);
  }

  /** Once more what was printed, given up or discarded. */
  wiederhole(id: number, mandanten: number[]): Promise<number> {
    return this.db.zeilen(wiederholen, [id, mandanten]);
  }

  /** No more of what waits or was given up. */
  verwirf(id: number, mandanten: number[]): Promise<number> {
    return this.db.zeilen(verwerfen, [id, mandanten]);
  }
}
