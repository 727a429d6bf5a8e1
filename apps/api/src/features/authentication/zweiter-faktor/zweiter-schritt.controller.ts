import { Tokenpaar } from '@frachtportal/domain/benutzer/anmeldung';
import { Passkeyfrage } from '@frachtportal/domain/benutzer/passkey';
import {
  Anmeldeschein,
  EingerichteteAnmeldung,
  Faktoreinrichtung,
  Passkeyschritt,
  ZweiterSchritt as Schritt,
} from '@frachtportal/domain/benutzer/zweiter-faktor';
import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Recht } from '../../../platform/auth/recht.js';
import { Antwort } from '../../../platform/http/antwort.js';
import { Koerper } from '../../../platform/http/koerper.js';
import { herkunftVon } from '../abschluss/herkunft.js';
import { Sitzungskeks } from '../keks/sitzungskeks.service.js';
import { ZweiterSchritt } from './zweiter-schritt.service.js';

/** An addition: what a login asks for after the password. Below `login`, where the cookie of the device goes to. */
@ApiTags('authentication')
@Controller('authentication/login')
@Recht('oeffentlich')
export class ZweiterSchrittController {
  constructor(
    private readonly schritt: ZweiterSchritt,
    private readonly keks: Sitzungskeks,
  ) {}

  @Post('code')
  @HttpCode(200)
  @Antwort(Tokenpaar)
  async mitCode(
    @Koerper(Schritt) schritt: Schritt,
    @Req() anfrage: FastifyRequest,
    @Res({ passthrough: true }) antwort: FastifyReply,
  ) {
    return this.keks.gib(await this.schritt.mitCode(schritt, herkunftVon(anfrage, antwort)), antwort);
  }

  /** What a passkey is to sign, in place of a code. */
  @Post('passkey/frage')
  @HttpCode(200)
  @Antwort(Passkeyfrage)
  fragePasskey(@Koerper(Anmeldeschein) { schein }: Anmeldeschein) {
    return this.schritt.fragePasskey(schein);
  }

  @Post('passkey')
  @HttpCode(200)
  @Antwort(Tokenpaar)
  async mitPasskey(
    @Koerper(Passkeyschritt) schritt: Passkeyschritt,
    @Req() anfrage: FastifyRequest,
    @Res({ passthrough: true }) antwort: FastifyReply,
  ) {
    return this.keks.gib(await this.schritt.mitPasskey(schritt, herkunftVon(anfrage, antwort)), antwort);
  }

  /** The secret for the app of whoever has to have a second factor and has none yet. */
  @Post('einrichten')
  @HttpCode(200)
  @Antwort(Faktoreinrichtung)
  richteEin(@Koerper(Anmeldeschein) { schein }: Anmeldeschein) {
    return this.schritt.richteEin(schein);
  }

  @Post('bestaetigen')
  @HttpCode(200)
  @Antwort(EingerichteteAnmeldung)
  async bestaetige(
    @Koerper(Schritt) schritt: Schritt,
    @Req() anfrage: FastifyRequest,
    @Res({ passthrough: true }) antwort: FastifyReply,
  ) {
    return this.keks.gib(await this.schritt.bestaetige(schritt, herkunftVon(anfrage, antwort)), antwort);
  }
}
