import { Einrichtung } from '@frachtportal/domain/registrierung/registrierung';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { Leer } from '../../platform/http/antwort.js';
import { Koerper } from '../../platform/http/koerper.js';
import { Einrichten } from './einrichten.service.js';

/** An addition: the first administrator of an empty installation. */
@ApiTags('einrichtung')
@Controller('einrichtung')
export class EinrichtungController {
  constructor(private readonly einrichten: Einrichten) {}

  @Post()
  @HttpCode(204)
  @Recht('oeffentlich')
  @Leer()
  richteEin(@Koerper(Einrichtung) einrichtung: Einrichtung, @Req() anfrage: FastifyRequest) {
    return this.einrichten.richteEin(einrichtung, anfrage.ip);
  }
}
