import { hatRecht } from '@frachtportal/domain/benutzer/rechte';
import type { Mandant, MandantKurz } from '@frachtportal/domain/mandant/mandant';
import { type Mandantensuche, pruefeMandantensuche } from '@frachtportal/domain/mandant/mandant.rules';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { setzeEtag } from '../../platform/http/etag.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { type GelesenerMandant, type Mandantenart, MandantenLesen } from './mandanten.read-model.js';

/** Who manages clients sees all of the installation, everybody else the visible ones. */
function unsafeMandantensicht(): number[] | null {
  const wer = identitaet();
  return hatRecht('mandant.verwalten', wer, wer.konfiguration) ? null : wer.sichtbareMandanten;
}

/** Answers with clients: one with its ETag, or the newest with the total. */
@Injectable()
export class Mandantenauskunft {
  constructor(private readonly lesen: MandantenLesen) {}

  /** All that are visible, however many: the user chooses among them. */
  async auswahl(reply: FastifyReply): Promise<MandantKurz[]> {
    const alle = await this.lesen.kurz(identitaet().sichtbareMandanten);
    void reply.header('total-search-results', String(alle.length));
    return alle;
  }

  async liste(
    art: Mandantenart,
    suche: Mandantensuche,
    reply: FastifyReply,
    hauptmandantId: number | null = null,
  ): Promise<Mandant[]> {
    const meldungen = pruefeMandantensuche(suche);
    if (meldungen.length) throw ungueltig(meldungen);
    const { gesamt, treffer } = await this.lesen.unsafeListe(art, suche.searchString ?? '', hauptmandantId);
    void reply.header('total-search-results', String(gesamt));
    return treffer;
  }

  /** The sub clients of a client that exists. */
  async untermandanten(id: number, suche: Mandantensuche, reply: FastifyReply): Promise<Mandant[]> {
    if (!(await this.lesen.nachId(id, null))) throw nichtGefunden();
    return this.liste('unter', suche, reply, id);
  }

  async nachId(id: number, reply: FastifyReply): Promise<Mandant> {
    return antworte(await this.lesen.nachId(id, unsafeMandantensicht()), reply);
  }

  async hauptmandantVon(id: number, reply: FastifyReply): Promise<Mandant> {
    return antworte(await this.lesen.hauptmandantVon(id, unsafeMandantensicht()), reply);
  }

  /** All main clients for who manages them, else one's own. */
  async hauptmandanten(reply: FastifyReply): Promise<Mandant[]> {
    if (unsafeMandantensicht() === null) return this.liste('haupt', { searchString: null }, reply);
    const { mandantId, sichtbareMandanten } = identitaet();
    const eigener = await this.lesen.hauptmandantVon(mandantId, sichtbareMandanten);
    void reply.header('total-search-results', eigener ? '1' : '0');
    return eigener ? [eigener.wert] : [];
  }
}

function antworte(gelesen: GelesenerMandant | undefined, reply: FastifyReply): Mandant {
  if (!gelesen) throw nichtGefunden();
  setzeEtag(reply, gelesen.version);
  return gelesen.wert;
}
