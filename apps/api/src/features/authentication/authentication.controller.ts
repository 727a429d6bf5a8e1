import { Anmeldung, Benutzerwechsel, Erneuerung, Tokenpaar } from '@frachtportal/domain/benutzer/anmeldung';
import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Leer } from '../../platform/http/antwort.js';
import { Koerper } from '../../platform/http/koerper.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Abmelden } from './abmelden.service.js';
import { herkunftVon } from './abschluss/herkunft.js';
import { Anmelden } from './anmelden.service.js';
import { Sitzungskeks } from './keks/sitzungskeks.service.js';
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
    private readonly keks: Sitzungskeks,
  ) {}

  @Post('login')
  @HttpCode(200)
  @Recht('oeffentlich')
  @Antwort(Tokenpaar)
  async anmelden(
    @Koerper(Anmeldung, unvollstaendig) anmeldung: Anmeldung,
    @Req() anfrage: FastifyRequest,
    @Res({ passthrough: true }) antwort: FastifyReply,
  ) {
    return this.keks.gib(await this.anmeldung.anmelden(anmeldung, herkunftVon(anfrage, antwort)), antwort);
  }

  @Post('token')
  @HttpCode(200)
  @Recht('oeffentlich')
  @Antwort(Tokenpaar)
  async erneuern(
    @Koerper(Erneuerung) { refreshToken }: Erneuerung,
    @Req() anfrage: FastifyRequest,
    @Res({ passthrough: true }) antwort: FastifyReply,
  ) {
    const auffrischung = this.keks.auffrischung(refreshToken, anfrage);
    return this.keks.gib(await this.sitzungen.erneuere(auffrischung), antwort);
  }

  /** As somebody else and back; who is asking stands in the header, as everywhere. */
  @Post('changelogin')
  @HttpCode(200)
  @Recht('angemeldet')
  @Antwort(Tokenpaar)
  async wechseln(
    @Koerper(Benutzerwechsel) wunsch: Benutzerwechsel,
    @Req() anfrage: FastifyRequest,
    @Res({ passthrough: true }) antwort: FastifyReply,
  ) {
    const hin = identitaet().gewechseltVon === null;
    const paar = await this.wechsel.wechsle(this.keks.mitRueckweg(wunsch, anfrage));
    if (hin) this.keks.merkeRueckweg(anfrage, antwort);
    return this.keks.gib(paar, antwort);
  }

  @Post('logout')
  @HttpCode(204)
  @Recht('angemeldet')
  @Leer()
  async abmelden(@Res({ passthrough: true }) antwort: FastifyReply) {
    await this.abmeldung.abmelden();
    this.keks.loesche(antwort);
  }
}
