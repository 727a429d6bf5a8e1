import { Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { Auftritte } from '../auftritt/auftritte.read-model.js';
import { Abbestellungen } from './abbestellungen.service.js';
import { abbestellseite } from './seite/abbestellseite.js';
import { rahmenZu, type Seitenanfrage, sende } from './seite/antwort.js';
import { hinweisseite } from './seite/seiten.js';

/** Where a recipient ends the mails about shipments: by the button of the mail program or that of the page. */
@ApiExcludeController()
@Controller('sendung/abbestellen')
@Recht('oeffentlich')
export class AbbestellungController {
  constructor(
    private readonly abbestellungen: Abbestellungen,
    private readonly auftritte: Auftritte,
  ) {}

  /** Asks first: programs that look behind links end nothing. */
  @Get(':token')
  frage(@Req() anfrage: Seitenanfrage, @Res() antwort: FastifyReply) {
    return this.zeige(anfrage, antwort, this.abbestellungen.gilt(anfrage.params.token ?? '') && 'frage');
  }

  @Post(':token')
  @HttpCode(200)
  async bestelleAb(@Req() anfrage: Seitenanfrage, @Res() antwort: FastifyReply) {
    return this.zeige(
      anfrage,
      antwort,
      (await this.abbestellungen.bestelleAb(anfrage.params.token ?? '')) && 'fertig',
    );
  }

  private async zeige(anfrage: Seitenanfrage, antwort: FastifyReply, was: 'frage' | 'fertig' | false) {
    const auftritt = await this.auftritte.vonHost(anfrage.hostname);
    const rahmen = rahmenZu(anfrage, auftritt, 'sendung/abbestellen');
    if (was) return sende(antwort, 200, abbestellseite(rahmen, was), rahmen);
    return sende(antwort, 404, hinweisseite({ ...rahmen, ort: '/sendung' }, 'nichts'), rahmen);
  }
}
