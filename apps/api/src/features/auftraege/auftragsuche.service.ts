import { Auftragssuche, hoechstensTreffer } from '@frachtportal/domain/auftrag/auftragssuche';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { nichtGefunden } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Auftragsliste } from './auftragsliste.read-model.js';

/** The order list of whoever asks: all visible clients or one of them, at most `hoechstensTreffer` rows. */
@Injectable()
export class Auftragsuche {
  constructor(private readonly liste: Auftragsliste) {}

  async suche(suche: Auftragssuche, reply: FastifyReply): Promise<string> {
    const { sichtbareMandanten, rowsInGrid } = identitaet();
    if (suche.mandantId && !sichtbareMandanten.includes(suche.mandantId)) throw nichtGefunden();
    const mandanten = suche.mandantId ? [suche.mandantId] : sichtbareMandanten;
    const proSeite = Math.min(suche.searchLimit ?? rowsInGrid, hoechstensTreffer);
    const { json, gesamt } = await this.liste.suche(suche, mandanten, proSeite);
    void reply.header('total-search-results', String(gesamt));
    return json;
  }

  /** All orders of one client, without paging: the newest `hoechstensTreffer`, the true total in the header. */
  desMandanten(mandantId: number, reply: FastifyReply): Promise<string> {
    return this.suche(
      Object.assign(new Auftragssuche(), { mandantId, searchLimit: hoechstensTreffer }),
      reply,
    );
  }
}
