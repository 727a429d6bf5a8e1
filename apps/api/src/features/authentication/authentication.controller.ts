import { Anmeldung, Erneuerung, Tokenpaar } from '@frachtportal/domain/benutzer/anmeldung';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Leer } from '../../platform/http/antwort.js';
import { Koerper } from '../../platform/http/koerper.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Anmelden } from './anmelden.service.js';
import { Sitzungen } from './sitzungen.service.js';

/** One sentence for both fields, as the login form shows it. */
const unvollstaendig = 'anmeldung.leer';

@ApiTags('authentication')
@Controller('authentication')
export class AuthenticationController {
  constructor(
    private readonly anmeldung: Anmelden,
    private readonly sitzungen: Sitzungen,
  ) {}

  @Post('login')
  @HttpCode(200)
  @Recht('oeffentlich')
  @Antwort(Tokenpaar)
  anmelden(@Koerper(Anmeldung, unvollstaendig) anmeldung: Anmeldung, @Req() anfrage: FastifyRequest) {
    return this.anmeldung.anmelden(anmeldung, anfrage.ip);
  }

  @Post('token')
  @HttpCode(200)
  @Recht('oeffentlich')
  @Antwort(Tokenpaar)
  erneuern(@Koerper(Erneuerung) { refreshToken }: Erneuerung) {
    return this.sitzungen.erneuere(refreshToken);
  }

  @Post('logout')
  @HttpCode(204)
  @Recht('angemeldet')
  @Leer()
  abmelden() {
    return this.sitzungen.beende(identitaet().sitzungId, 'abgemeldet');
  }
}
