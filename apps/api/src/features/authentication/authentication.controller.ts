import { Anmeldung, Benutzerwechsel, Erneuerung, Tokenpaar } from '@frachtportal/domain/benutzer/anmeldung';
import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Leer } from '../../platform/http/antwort.js';
import { Koerper } from '../../platform/http/koerper.js';
import { Abmelden } from './abmelden.service.js';
import { herkunftVon } from './abschluss/herkunft.js';
import { Anmelden } from './anmelden.service.js';
import { Sitzungen } from './sitzungen.service.js';
import { Wechseln } from './wechseln.service.js';

/** One sentence for both fields, as the login form shows it. */
const unvollstaendig = 'anmeldung.leer';

@ApiTags('authentication')
@Controller('authentication')
export class AuthenticationController {
  constructor(
    private readonly anmeldung: Anmelden,
    private readonly abmeldung: Abmelden,
    private readonly sitzungen: Sitzungen,
    private readonly wechsel: Wechseln,
  ) {}

  @Post('login')
  @HttpCode(200)
  @Recht('oeffentlich')
  @Antwort(Tokenpaar)
  anmelden(
    @Koerper(Anmeldung, unvollstaendig) anmeldung: Anmeldung,
    @Req() anfrage: FastifyRequest,
    @Res({ passthrough: true }) antwort: FastifyReply,
  ) {
    return this.anmeldung.anmelden(anmeldung, herkunftVon(anfrage, antwort));
  }

  @Post('token')
  @HttpCode(200)
  @Recht('oeffentlich')
  @Antwort(Tokenpaar)
  erneuern(@Koerper(Erneuerung) { refreshToken }: Erneuerung) {
    return this.sitzungen.erneuere(refreshToken);
  }

  /** As somebody else and back; who is asking stands in the header, as everywhere. */
  @Post('changelogin')
  @HttpCode(200)
  @Recht('angemeldet')
  @Antwort(Tokenpaar)
  wechseln(@Koerper(Benutzerwechsel) wunsch: Benutzerwechsel) {
    return this.wechsel.wechsle(wunsch);
  }

  @Post('logout')
  @HttpCode(204)
  @Recht('angemeldet')
  @Leer()
  abmelden() {
    return this.abmeldung.abmelden();
  }
}
