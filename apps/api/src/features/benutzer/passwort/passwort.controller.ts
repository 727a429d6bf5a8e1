import { NeuesPasswort } from '@frachtportal/domain/benutzer/anmeldung';
import { Text } from '@frachtportal/domain/feld/dekoratoren';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Recht } from '../../../platform/auth/recht.js';
import { Leer } from '../../../platform/http/antwort.js';
import { Abfrage, Koerper } from '../../../platform/http/koerper.js';
import { PasswortVergessen } from './passwort-vergessen.service.js';

class Vergessen {
  @Text({ max: 250, label: 'beschriftung.benutzerOderEMail' }) nameOrEmail!: string | null;
}

@ApiTags('benutzer')
@Controller('benutzer')
export class PasswortController {
  constructor(private readonly vergessen: PasswortVergessen) {}

  @Post('forget')
  @HttpCode(204)
  @Recht('oeffentlich')
  @Leer()
  fordereAn(@Abfrage(Vergessen) { nameOrEmail }: Vergessen, @Req() anfrage: FastifyRequest) {
    return this.vergessen.fordereAn(nameOrEmail ?? '', anfrage.ip);
  }

  /** An addition: the new password, with the token of the mail's link. */
  @Post('passwort')
  @HttpCode(204)
  @Recht('oeffentlich')
  @Leer()
  setze(@Koerper(NeuesPasswort) neu: NeuesPasswort, @Req() anfrage: FastifyRequest) {
    return this.vergessen.setze(neu, anfrage.ip);
  }
}
