import { createHash } from 'node:crypto';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { pruefeAuftrag } from '@frachtportal/domain/auftrag/auftrag.rules';
import { bereiteAuf } from '@frachtportal/domain/auftrag/auftrag-aufbereiten';
import { darf } from '@frachtportal/domain/auftrag/auftrag-status';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { konflikt, nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { heute } from '../../platform/http/uhr.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { AuftragLesen, type GelesenerAuftrag } from './auftrag-lesen.read-model.js';
import { AuftragSchreiben } from './auftrag-schreiben.repository.js';
import { AuftragVerweise } from './verweise.service.js';

const schluesselMerken = `
  INSERT INTO idempotenz (benutzer_id, schluessel, anfrage_hash) VALUES ($1, $2, $3)
  ON CONFLICT DO NOTHING`;
const schluesselLesen = `
  SELECT auftrag_id AS "auftragId", anfrage_hash = $3 AS gleich FROM idempotenz WHERE benutzer_id = $1 AND schluessel = $2`;
const schluesselErfuellen =
  'UPDATE idempotenz SET auftrag_id = $3 WHERE benutzer_id = $1 AND schluessel = $2';

/** Creates and changes orders. */
@Injectable()
export class AuftragSpeichern {
  constructor(
    private readonly db: Datenbank,
    private readonly lesen: AuftragLesen,
    private readonly schreiben: AuftragSchreiben,
    private readonly verweise: AuftragVerweise,
  ) {}

  /**
   * Stores a new order and answers it. With an idempotency key the same request again gets the order that the
   * first one made; a parallel one waits for it.
   */
  async anlegen(roh: Auftrag, schluessel: string | undefined): Promise<GelesenerAuftrag> {
    const { sichtbareMandanten, benutzerId } = identitaet();
    const mandantId = this.mandant(roh);
    // The hash is taken before anything is filled in: it is the request that must be the same.
    const hash = schluessel ? createHash('sha256').update(JSON.stringify(roh)).digest() : undefined;
    const auftrag = await this.geprueft(roh, mandantId);
    if (!schluessel || !hash) {
      const { id } = await this.schreiben.anlegen(auftrag, mandantId, benutzerId);
      return this.gelesen(id, sichtbareMandanten);
    }
    const id = await this.db.transaktion(async () => {
      if (!(await this.db.zeilen(schluesselMerken, [benutzerId, schluessel, hash]))) {
        return this.frueher(benutzerId, schluessel, hash);
      }
      const neu = await this.schreiben.anlegen(auftrag, mandantId, benutzerId);
      await this.db.sql(schluesselErfuellen, [benutzerId, schluessel, neu.id]);
      return neu.id;
    });
    return this.gelesen(id, sichtbareMandanten);
  }

  /** Replaces an order in status 1. @param version the one the client has read, or null to overwrite whatever is there */
  async aendern(id: number, roh: Auftrag, version: number | null): Promise<GelesenerAuftrag> {
    const { sichtbareMandanten, benutzerId } = identitaet();
    const vorher = await this.lesen.nachId(id, sichtbareMandanten);
    if (!vorher) throw nichtGefunden();
    verlangeErfasst(vorher);
    const auftrag = await this.geprueft(roh, vorher.mandantId);
    const geaendert = await this.schreiben.aendern(id, auftrag, {
      mandanten: sichtbareMandanten,
      benutzerId,
      version,
    });
    if (!geaendert) {
      const jetzt = await this.lesen.nachId(id, sichtbareMandanten);
      if (!jetzt) throw nichtGefunden();
      verlangeErfasst(jetzt);
      throw konflikt();
    }
    return this.gelesen(id, sichtbareMandanten);
  }

  private async geprueft(roh: Auftrag, mandantId: number): Promise<Auftrag> {
    const { konfiguration } = identitaet();
    const meldungen = await this.verweise.loeseAuf(roh, mandantId);
    meldungen.push(...pruefeAuftrag(roh, konfiguration));
    if (meldungen.length) throw ungueltig(meldungen);
    return bereiteAuf(roh, konfiguration, { heute: heute() });
  }

  /** The client an order is made for: the one named, if it is visible, else the user's own. */
  private mandant(auftrag: Auftrag): number {
    const { mandantId, sichtbareMandanten } = identitaet();
    const gewuenscht = auftrag.mandant?.id ?? mandantId;
    if (!sichtbareMandanten.includes(gewuenscht)) throw nichtGefunden();
    return gewuenscht;
  }

  private async frueher(benutzerId: number, schluessel: string, hash: Buffer): Promise<number> {
    const zeile = await this.db.eine<{ auftragId: number | null; gleich: boolean }>(schluesselLesen, [
      benutzerId,
      schluessel,
      hash,
    ]);
    if (!zeile?.gleich) throw konflikt('server.andereAnfrage');
    if (!zeile.auftragId) throw konflikt();
    return zeile.auftragId;
  }

  private async gelesen(id: number, mandanten: number[]): Promise<GelesenerAuftrag> {
    const gelesen = await this.lesen.nachId(id, mandanten);
    if (!gelesen) throw nichtGefunden();
    return gelesen;
  }
}

function verlangeErfasst(auftrag: GelesenerAuftrag): void {
  if (darf('bearbeiten', auftrag.statusId)) return;
  const { spedeigennr } = JSON.parse(auftrag.json) as Auftrag;
  throw konflikt('auftrag.nichtErfasst', { number: spedeigennr });
}
