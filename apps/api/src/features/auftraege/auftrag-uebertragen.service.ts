import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Fachfehler } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Sichtbares } from '../../platform/tenancy/sichtbares.read-model.js';
import { Auftragsliste } from './suche/auftragsliste.read-model.js';

// Both lock in the order of ids, as deleting does: two users with the same orders wait for each other, never both.

// Status, history and outbox change together or not at all. Whoever transfers a price request orders at its price.
const markieren = anweisung(
  'auftrag-uebertragen.markieren',
  `
  WITH erfasst AS (
    SELECT id FROM auftrag WHERE id = ANY($1) AND mandant_id = ANY($2) AND status_id = ${Status.erfasst}
    ORDER BY id FOR UPDATE),
  geaendert AS (
    UPDATE auftrag a SET status_id = ${Status.zurUebertragung}, status_datum = now(), version = version + 1,
      typ = 0, aenderer_id = $3, datumgeaendert = now()
    FROM erfasst e WHERE a.id = e.id
    RETURNING a.id, a.mandant_id),
  verlauf AS (INSERT INTO auftrag_historie (mandant_id, auftrag_id, sendungsstatus_id, benutzer_id)
    SELECT mandant_id, id, ${Status.zurUebertragung}, $3 FROM geaendert),
  ausgang AS (INSERT INTO uebertragung (mandant_id, auftrag_id) SELECT mandant_id, id FROM geaendert)
  SELECT id FROM geaendert`,
);

// Only what the dispatch system has not fetched yet; the outbox row decides, so that both cannot win. An attempt whose
// outcome is unclear counts as fetched until it is given up. A price request can always be taken back: nothing is
// transported for it, and a late answer finds no request.
const zuruecknehmen = anweisung(
  'auftrag-uebertragen.zuruecknehmen',
  `
  WITH offen AS (
    SELECT u.id FROM uebertragung u JOIN auftrag a ON a.id = u.auftrag_id
    WHERE a.status_id = ${Status.zurUebertragung} AND u.auftrag_id = ANY($1) AND u.mandant_id = ANY($2)
      AND (u.zustand = 'fehler' OR (u.zustand = 'wartet' AND (u.art = 1 OR u.unklar_seit IS NULL))
        OR (u.zustand = 'uebergeben' AND u.art = 1))
    ORDER BY u.auftrag_id, u.id FOR UPDATE OF u),
  zurueck AS (
    UPDATE uebertragung u SET zustand = 'zurueckgenommen', erledigt_am = now(), unklar_seit = NULL
    FROM offen o WHERE u.id = o.id
    RETURNING u.auftrag_id),
  markiert AS (
    SELECT id FROM auftrag
    WHERE id IN (SELECT auftrag_id FROM zurueck) AND mandant_id = ANY($2) AND status_id = ${Status.zurUebertragung}
    ORDER BY id FOR UPDATE),
  geaendert AS (
    UPDATE auftrag a SET status_id = ${Status.erfasst}, status_datum = now(), version = version + 1,
      aenderer_id = $3, datumgeaendert = now()
    FROM markiert m WHERE a.id = m.id
    RETURNING a.id, a.mandant_id),
  verlauf AS (INSERT INTO auftrag_historie (mandant_id, auftrag_id, sendungsstatus_id, benutzer_id, kommentar)
    SELECT mandant_id, id, ${Status.erfasst}, $3, 'Übertragung zurückgenommen' FROM geaendert)
  SELECT id FROM geaendert`,
);

const nummern = anweisung(
  'auftrag-uebertragen.nummern',
  'SELECT spedeigennr FROM auftrag WHERE id = ANY($1) AND mandant_id = ANY($2)',
);

/** Marks orders for transfer to the dispatch system and takes the mark back. */
@Injectable()
export class AuftragUebertragen {
  constructor(
    private readonly db: Datenbank,
    private readonly liste: Auftragsliste,
    private readonly sichtbares: Sichtbares,
  ) {}

  /** Marks those that qualify. Answers their rows as JSON text and the ids that did not qualify. */
  async markieren(ids: number[]): Promise<{ json: string; abgelehnt: number[] }> {
    const { sichtbareMandanten, benutzerId } = identitaet();
    await this.sichtbares.verlange('auftrag', ids);
    const geaendert = await this.db.sql(markieren, [ids, sichtbareMandanten, benutzerId]);
    if (!geaendert.length) throw await this.alleAbgelehnt(ids, sichtbareMandanten);
    const erfolgt = geaendert.map((z) => z.id);
    return {
      json: await this.liste.nachIds(erfolgt, sichtbareMandanten),
      abgelehnt: uebrige(ids, geaendert),
    };
  }

  /** Takes back those not yet fetched; answers how many, and the ids of the others. */
  async zuruecknehmen(ids: number[]): Promise<{ anzahl: number; abgelehnt: number[] }> {
    const { sichtbareMandanten, benutzerId } = identitaet();
    await this.sichtbares.verlange('auftrag', ids);
    const geaendert = await this.db.sql(zuruecknehmen, [ids, sichtbareMandanten, benutzerId]);
    return { anzahl: geaendert.length, abgelehnt: uebrige(ids, geaendert) };
  }

  private async alleAbgelehnt(ids: number[], mandanten: number[]): Promise<Fachfehler> {
    const zeilen = await this.db.sql(nummern, [ids, mandanten]);
    return new Fachfehler(
      409,
      zeilen.map((z) => fehler('auftrag.nichtErfasst', undefined, { number: z.spedeigennr })),
    );
  }
}

function uebrige(ids: number[], erfolgt: { id: number }[]): number[] {
  const fertig = new Set(erfolgt.map((z) => z.id));
  return ids.filter((id) => !fertig.has(id));
}
