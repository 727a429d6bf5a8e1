import type { Drucker } from '@frachtportal/domain/drucker/drucker';
import { Injectable } from '@nestjs/common';
import { Idempotenz } from '../../platform/database/idempotenz.js';
import { konflikt } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { DruckenService } from '../berichte/drucken/drucken.service.js';
import { Druckausgang } from './druckausgang.repository.js';
import { Druckerpflege } from './druckerpflege.service.js';

/** Puts labels into the outbox, as they are at this moment. Answers the id of the job. */
@Injectable()
export class Etikettendruck {
  constructor(
    private readonly pflege: Druckerpflege,
    private readonly ausgang: Druckausgang,
    private readonly drucken: DruckenService,
    private readonly idempotenz: Idempotenz,
  ) {}

  /** @throws Fachfehler 404 for a printer or an order out of sight, 409 where the printer is off or numbers are missing */
  async bestelle(
    druckerId: number,
    ids: number[],
    wie: { sprache: string; schluessel?: string | undefined },
  ) {
    const { format } = await this.eingeschaltet(druckerId);
    const wer = identitaet();
    return this.idempotenz.einmal('druckauftrag', wie.schluessel, [druckerId, ids], async () => {
      const art = { sprache: wie.sprache, format };
      const { auftraege, etiketten } = await this.drucken.zpl(ids, wer, art);
      return this.ausgang.stelle({
        mandantId: wer.mandantId,
        druckerId,
        benutzerId: wer.benutzerId,
        spedeigennr: auftraege[0]?.spedeigennr ?? null,
        auftraege: auftraege.length,
        inhalt: etiketten.join(''),
        etiketten: etiketten.length,
      });
    });
  }

  /** One label that says which printer it comes from. */
  async probiere(druckerId: number, sprache: string): Promise<number> {
    const { name, format } = await this.eingeschaltet(druckerId);
    const { mandantId, benutzerId } = identitaet();
    return this.ausgang.stelle({
      mandantId,
      druckerId,
      benutzerId,
      spedeigennr: null,
      auftraege: 0,
      inhalt: this.drucken.probe(name, { sprache, format }),
      etiketten: 1,
    });
  }

  private async eingeschaltet(druckerId: number): Promise<Drucker> {
    const drucker = await this.pflege.nachId(druckerId);
    if (!drucker.aktiv) throw konflikt('drucker.abgeschaltet', { name: drucker.name });
    return drucker;
  }
}
