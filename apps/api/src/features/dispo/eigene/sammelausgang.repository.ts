import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';

// The partner has none of them before their file goes; price requests have no place in one.
const wartende = anweisung(
  'sammelausgang.wartende',
  `
  SELECT u.id, u.auftrag_id AS "auftragId", u.mandant_id AS "mandantId" FROM uebertragung u
    JOIN mandant m ON m.id = u.mandant_id AND m.hauptmandant_id = $1
  WHERE u.zustand = 'wartet' AND u.naechster_versuch <= now() AND u.ausgangsdatei_id IS NULL
    AND NOT EXISTS (SELECT FROM mandantensperre k WHERE k.mandant_id IN (m.id, m.hauptmandant_id))
  ORDER BY u.id LIMIT $2 FOR UPDATE OF u SKIP LOCKED`,
);
// From here on the partner may have them, until the file is known to have gone.
const einordnen = anweisung(
  'sammelausgang.einordnen',
  `
  UPDATE uebertragung SET ausgangsdatei_id = $2, versuche = versuche + 1, unklar_seit = now(),
    naechster_versuch = 'infinity' WHERE id = ANY($1)`,
);
const ablehnen = anweisung(
  'sammelausgang.ablehnen',
  `UPDATE uebertragung SET zustand = 'fehler', versuche = versuche + 1, letzter_fehler = left($2, 500) WHERE id = $1`,
);
// Whoever has sent the file may have died before it could say so here.
const abschliessen = anweisung(
  'sammelausgang.abschliessen',
  `
  WITH fertig AS (
    UPDATE uebertragung u SET zustand = 'uebergeben', erledigt_am = now(), unklar_seit = NULL, letzter_fehler = NULL,
      externe_referenz = left(d.dateiname, 60)
    FROM ausgangsdatei d
    WHERE d.id = u.ausgangsdatei_id AND d.zustand = 'gesendet' AND u.zustand = 'wartet' RETURNING u.auftrag_id),
  geaendert AS (
    UPDATE auftrag a SET status_id = ${Status.uebertragen}, status_datum = now(), version = version + 1
    FROM fertig WHERE a.id = fertig.auftrag_id AND a.status_id = ${Status.zurUebertragung}
    RETURNING a.id, a.mandant_id)
  INSERT INTO auftrag_historie (mandant_id, auftrag_id, sendungsstatus_id)
  SELECT mandant_id, id, ${Status.uebertragen} FROM geaendert`,
);
const vermerken = anweisung(
  'sammelausgang.vermerken',
  "UPDATE uebertragung SET letzter_fehler = left($2, 500) WHERE ausgangsdatei_id = $1 AND zustand = 'wartet'",
);

/** An order that waits for the next file of its main client. */
export interface Wartender {
  id: number;
  auftragId: number;
  mandantId: number;
}

/** Orders of the outbox that leave together. */
@Injectable()
export class Sammelausgang {
  constructor(private readonly db: Datenbank) {}

  /** Locked until the surrounding transaction ends. */
  unsafeWartende(hauptmandantId: number, hoechstens: number): Promise<Wartender[]> {
    return this.db.sql(wartende, [hauptmandantId, hoechstens]);
  }

  async unsafeOrdneEin(ids: number[], dateiId: number): Promise<void> {
    await this.db.zeilen(einordnen, [ids, dateiId]);
  }

  /** One that has no place in a file; somebody has to change it. */
  async unsafeLehneAb(id: number, grund: string): Promise<void> {
    await this.db.zeilen(ablehnen, [id, grund]);
  }

  /** Orders whose file has gone: outbox, status and history in one statement, and only the first time. */
  async unsafeSchliesseAb(): Promise<void> {
    await this.db.zeilen(abschliessen, []);
  }

  async unsafeVermerke(dateiId: number, grund: string): Promise<void> {
    await this.db.zeilen(vermerken, [dateiId, grund]);
  }
}
