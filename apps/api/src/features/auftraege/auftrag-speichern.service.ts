import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { bereiteAuf } from '@frachtportal/domain/auftrag/auftrag-aufbereiten';
import { darf } from '@frachtportal/domain/auftrag/auftrag-status';
import { Injectable } from '@nestjs/common';
import { Idempotenz } from '../../platform/database/idempotenz.js';
import { konflikt, nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { heute } from '../../platform/http/uhr.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Kontaktpflege } from '../adressen/kontaktdaten.service.js';
import { AuftragLesen, type GelesenerAuftrag } from './auftrag-lesen.read-model.js';
import { AuftragSchreiben } from './auftrag-schreiben.repository.js';
import { AuftragVerweise } from './verweise.service.js';

/** Creates and changes orders that `liesAuftrag` has passed. */
@Injectable()
export class AuftragSpeichern {
  constructor(
    private readonly idempotenz: Idempotenz,
    private readonly lesen: AuftragLesen,
    private readonly schreiben: AuftragSchreiben,
    private readonly verweise: AuftragVerweise,
    private readonly kontakte: Kontaktpflege,
  ) {}

  /**
   * Stores a new order and answers it. With an idempotency key the same request again gets the order that the
   * first one made; a parallel one waits for it.
   */
  async anlegen(roh: Auftrag, schluessel: string | undefined): Promise<GelesenerAuftrag> {
    const { sichtbareMandanten, benutzerId } = identitaet();
    const mandantId = this.mandant(roh);
    const id = await this.idempotenz.einmal('auftrag', schluessel, roh, async () => {
      const auftrag = await this.geprueft(roh, mandantId);
      const { id } = await this.kontakte.mitAuftrag(auftrag, () =>
        this.schreiben.anlegen(auftrag, mandantId, benutzerId),
      );
      return id;
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
    const ziel = { mandanten: sichtbareMandanten, benutzerId, version };
    const geaendert = await this.kontakte.mitAuftrag(auftrag, () =>
      this.schreiben.aendern(id, auftrag, ziel),
    );
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
