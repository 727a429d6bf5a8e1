import {
  Einladungsangebot,
  Einladungsannahme,
  Einladungslink,
} from '@frachtportal/domain/registrierung/einladung';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Leer } from '../../platform/http/antwort.js';
import { Koerper } from '../../platform/http/koerper.js';
import { EinladungAnnehmen } from './einladung-annehmen.service.js';
import { Einladungsangebote } from './einladungsangebote.service.js';

/** For whoever holds the link of an invitation; it stands in the body, so that no log shows it. */
@ApiTags('einladung')
@Controller('einladung')
@Recht('oeffentlich')
export class EinladungController {
  constructor(
    private readonly angebote: Einladungsangebote,
    private readonly annehmen: EinladungAnnehmen,
  ) {}

  @Post('oeffnen')
  @HttpCode(200)
  @Antwort(Einladungsangebot)
  oeffne(@Koerper(Einladungslink) { token }: Einladungslink, @Req() { ip }: FastifyRequest) {
    return this.angebote.zu(token, ip);
  }

  @Post('annehmen')
  @HttpCode(204)
  @Leer()
  nimmAn(@Koerper(Einladungsannahme) annahme: Einladungsannahme, @Req() { ip }: FastifyRequest) {
    return this.annehmen.nimmAn(annahme, ip);
  }
}
