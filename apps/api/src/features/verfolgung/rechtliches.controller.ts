import { seitenadresse } from '@frachtportal/domain/mandant/auftritt';
import type { Rechtstext } from '@frachtportal/domain/mandant/rechtstexte';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { Auftritte } from '../auftritt/auftritte.read-model.js';
import { rahmenZu, type Seitenanfrage, sende } from './seite/antwort.js';
import { rechtsseite } from './seite/rechtsseite.js';
import { hinweisseite } from './seite/seiten.js';

/** What a forwarder must tell everybody: of the one named by `von`, else of whom the host belongs to. */
@ApiExcludeController()
@Controller()
@Recht('oeffentlich')
export class RechtlichesController {
  constructor(private readonly auftritte: Auftritte) {}

  @Get('impressum')
  impressum(@Req() anfrage: Seitenanfrage, @Res() antwort: FastifyReply) {
    return this.zeige('impressum', anfrage, antwort);
  }

  @Get('datenschutz')
  datenschutz(@Req() anfrage: Seitenanfrage, @Res() antwort: FastifyReply) {
    return this.zeige('datenschutz', anfrage, antwort);
  }

  @Get('agb')
  agb(@Req() anfrage: Seitenanfrage, @Res() antwort: FastifyReply) {
    return this.zeige('agb', anfrage, antwort);
  }

  private async zeige(art: Rechtstext, anfrage: Seitenanfrage, antwort: FastifyReply) {
    const von = /^\d{1,9}$/.exec(String(anfrage.query['von'] ?? ''))?.[0];
    const auftritt = await (von
      ? this.auftritte.vonMandant(Number(von))
      : this.auftritte.vonHost(anfrage.hostname));
    const rahmen = { ...rahmenZu(anfrage, auftritt), ort: von ? `/${art}?von=${von}` : `/${art}` };
    const text = auftritt.mandantId && (await this.auftritte.rechtstext(auftritt.mandantId, art));
    if (!text) return sende(antwort, 404, hinweisseite(rahmen, 'keinText'), rahmen);
    const adresse = seitenadresse(text);
    return adresse
      ? antwort.redirect(adresse, 302)
      : sende(antwort, 200, rechtsseite(art, text, rahmen), rahmen);
  }
}
