import { Tokenpaar } from '@frachtportal/domain/benutzer/anmeldung';
import {
  Firmenantwort,
  Firmenbeginn,
  Firmensuche,
  Firmenweg,
  Firmenzugang,
} from '@frachtportal/domain/benutzer/firmenzugang';
import { Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Recht } from '../../../platform/auth/recht.js';
import { Antwort, Antwortliste } from '../../../platform/http/antwort.js';
import { Abfrage, Id, Koerper } from '../../../platform/http/koerper.js';
import { Sitzungskeks } from '../keks/sitzungskeks.service.js';
import { Firmenaufbruch } from './firmenaufbruch.service.js';
import { aufbruchVon, rueckkehrVon } from './firmenherkunft.js';
import { Firmenrueckkehr } from './firmenrueckkehr.service.js';

/** An addition: signing in with the account of a company. Below `login`, where the cookies of the device go to. */
@ApiTags('authentication')
@Controller('authentication/login')
@Recht('oeffentlich')
export class FirmaController {
  constructor(
    private readonly aufbruch: Firmenaufbruch,
    private readonly rueckkehr: Firmenrueckkehr,
    private readonly keks: Sitzungskeks,
  ) {}

  /** The ways that are offered under this host, and to addresses of this domain. */
  @Get('firmen')
  @Antwortliste(Firmenzugang)
  angebotene(@Abfrage(Firmensuche) { domaene }: Firmensuche, @Req() { hostname }: FastifyRequest) {
    return this.aufbruch.angebotene(hostname, domaene);
  }

  @Post('firmen/:id')
  @HttpCode(200)
  @Antwort(Firmenweg)
  beginne(
    @Id() id: number,
    @Koerper(Firmenbeginn) beginn: Firmenbeginn,
    @Req() anfrage: FastifyRequest,
    @Res({ passthrough: true }) antwort: FastifyReply,
  ) {
    return this.aufbruch.beginne(id, beginn, aufbruchVon(anfrage, antwort));
  }

  @Post('firma')
  @HttpCode(200)
  @Antwort(Tokenpaar)
  async kehreZurueck(
    @Koerper(Firmenantwort) gesagt: Firmenantwort,
    @Req() anfrage: FastifyRequest,
    @Res({ passthrough: true }) antwort: FastifyReply,
  ) {
    return this.keks.gib(await this.rueckkehr.nimmAn(gesagt, rueckkehrVon(anfrage, antwort)), antwort);
  }

  /** Where whoever signed in with a company ends the session there too; asked for before logging out. */
  @Get('firma/abmeldung')
  @Recht('angemeldet')
  @Antwort(Firmenweg)
  abmeldung(@Req() anfrage: FastifyRequest, @Res({ passthrough: true }) antwort: FastifyReply) {
    return this.aufbruch.abmeldung(aufbruchVon(anfrage, antwort));
  }
}
