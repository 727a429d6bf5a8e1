import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { type Anweisung, anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Fachfehler, nichtGefunden } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';

const sichtbare = anweisung(
  'preisanfragen.sichtbare',
  'SELECT id, spedeigennr FROM auftrag WHERE id = ANY($1) AND mandant_id = ANY($2) ORDER BY id',
);

const typSetzen = anweisung(
  'preisanfragen.typSetzen',
  `
  UPDATE auftrag SET typ = $4, version = version + 1, aenderer_id = $3, datumgeaendert = now()
  WHERE id = ANY($1) AND mandant_id = ANY($2) AND status_id = ${Status.erfasst}
  RETURNING id`,
);

// Status, history and outbox change together or not at all. An older price no longer counts.
const anfragen = anweisung(
  'preisanfragen.anfragen',
  `
  WITH geaendert AS (
    UPDATE auftrag SET status_id = ${Status.zurUebertragung}, status_datum = now(), version = version + 1,
      aenderer_id = $3, datumgeaendert = now(),
      berechn_betrag = NULL, berechn_waehrung_id = NULL, kalkulations_folge_id = NULL, kf_id = NULL
    WHERE id = ANY($1) AND mandant_id = ANY($2) AND status_id = ${Status.erfasst} AND typ = 1
    RETURNING id, mandant_id),
  verlauf AS (INSERT INTO auftrag_historie (mandant_id, auftrag_id, sendungsstatus_id, benutzer_id, kommentar)
    SELECT mandant_id, id, ${Status.zurUebertragung}, $3, 'Preisanfrage' FROM geaendert),
  ausgang AS (INSERT INTO uebertragung (mandant_id, auftrag_id, art) SELECT mandant_id, id, 1 FROM geaendert)
  SELECT id FROM geaendert`,
);

/** Ids of the orders that something was done to and of those that did not qualify. */
export interface Erfolg {
  erfolgt: number[];
  abgelehnt: number[];
}

/** Makes orders price requests and sends these to the dispatch system through the outbox. */
@Injectable()
export class Preisanfragen {
  constructor(private readonly db: Datenbank) {}

  /** Sets the type of orders in status 1. */
  setzeTyp(typ: number, ids: number[]): Promise<Erfolg> {
    const { benutzerId, sichtbareMandanten } = verlangePreisermittlung();
    return this.tue('auftrag.nichtErfasst', typSetzen, [ids, sichtbareMandanten, benutzerId, typ]);
  }

  /** Marks price requests in status 1. */
  frageAn(ids: number[]): Promise<Erfolg> {
    const { benutzerId, sichtbareMandanten } = verlangePreisermittlung();
    return this.tue('preis.keineAnfrage', anfragen, [ids, sichtbareMandanten, benutzerId]);
  }

  /** @param sonst key of what is said when not one order qualifies */
  private async tue(
    sonst: string,
    sql: Anweisung<{ id: number }>,
    werte: [number[], number[], ...unknown[]],
  ): Promise<Erfolg> {
    const [ids, mandanten] = werte;
    const gefunden = await this.db.sql(sichtbare, [ids, mandanten]);
    if (gefunden.length !== ids.length) throw nichtGefunden();
    const erfolgt = (await this.db.sql(sql, werte)).map((z) => z.id);
    if (!erfolgt.length) {
      throw new Fachfehler(
        409,
        gefunden.map((z) => fehler(sonst, undefined, { number: z.spedeigennr })),
      );
    }
    return { erfolgt, abgelehnt: ids.filter((id) => !erfolgt.includes(id)) };
  }
}

function verlangePreisermittlung() {
  const wer = identitaet();
  if (!wer.konfiguration.isPreisermittlung) throw new Fachfehler(403, [fehler('preis.abgeschaltet')]);
  return wer;
}
