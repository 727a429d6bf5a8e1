import type { Benutzer, Benutzersuche } from '@frachtportal/domain/benutzer/benutzer';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { nichtGefunden } from '../../platform/errors/fachfehler.js';
import { setzeEtag } from '../../platform/http/etag.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { BenutzerLesen, type GelesenerBenutzer } from './benutzer.read-model.js';
import { unsafeBenutzersicht } from './benutzersicht.js';
import { Loeschtoken } from './loeschtoken.service.js';

/** Answers with users: one with its ETag and what deleting it needs, or a page with the total. */
@Injectable()
export class Benutzerauskunft {
  constructor(
    private readonly lesen: BenutzerLesen,
    private readonly token: Loeschtoken,
  ) {}

  async nachId(id: number, reply: FastifyReply): Promise<Benutzer> {
    return this.antworte(await this.lesen.nachId(id, unsafeBenutzersicht()), reply);
  }

  async nachName(name: string, reply: FastifyReply): Promise<Benutzer> {
    return this.antworte(await this.lesen.nachName(name, unsafeBenutzersicht()), reply);
  }

  async suche(frage: Benutzersuche, reply: FastifyReply): Promise<Benutzer[]> {
    const anzahl = frage.searchLimit ?? identitaet().rowsInGrid;
    const seite = { anzahl, ab: (frage.page ?? 0) * anzahl };
    const { gesamt, treffer } = await this.lesen.suche(frage.query ?? '', unsafeBenutzersicht(), seite);
    void reply.header('total-search-results', String(gesamt));
    return treffer;
  }

  async eigenerAlsListe(): Promise<Benutzer[]> {
    const gelesen = await this.lesen.selbst(identitaet().benutzerId);
    return gelesen ? [gelesen.wert] : [];
  }

  existiert(name: string): Promise<boolean> {
    return this.lesen.unsafeExistiert(name);
  }

  private antworte(gelesen: GelesenerBenutzer | undefined, reply: FastifyReply): Benutzer {
    if (!gelesen) throw nichtGefunden();
    const { version, wert } = gelesen;
    setzeEtag(reply, version);
    return { ...wert, token: this.token.fuer({ id: wert.id, version }, identitaet().benutzerId) };
  }
}
