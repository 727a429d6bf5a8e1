import { Saldenantwort, Saldenblatt } from '@frachtportal/domain/lademittel/saldenbestaetigung';
import { Controller, Get, Header, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort } from '../../platform/http/antwort.js';
import { Koerper, TextImPfad } from '../../platform/http/koerper.js';
import { Saldenantworten } from './saldenantworten.service.js';

/** An addition, open to everybody: a partner looks at a balance and says whether it is so. The link is the ticket. */
@ApiTags('saldenbestaetigung')
@Controller('saldenbestaetigung')
@Recht('oeffentlich')
export class SaldenbestaetigungController {
  constructor(private readonly antworten: Saldenantworten) {}

  @Get(':token')
  @Antwort(Saldenblatt)
  @Header('x-robots-tag', 'noindex')
  @Header('cache-control', 'no-store')
  lesen(@TextImPfad('token', 60) token: string, @Req() anfrage: FastifyRequest) {
    return this.antworten.lies(token, anfrage.ip);
  }

  @Post(':token')
  @HttpCode(200)
  @Antwort(Saldenblatt)
  @Header('x-robots-tag', 'noindex')
  @Header('cache-control', 'no-store')
  beantworten(
    @TextImPfad('token', 60) token: string,
    @Koerper(Saldenantwort) antwort: Saldenantwort,
    @Req() anfrage: FastifyRequest,
  ) {
    return this.antworten.beantworte(token, antwort, anfrage.ip);
  }
}
