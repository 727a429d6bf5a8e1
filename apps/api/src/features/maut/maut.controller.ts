import { Mautanfrage, Mautergebnis, Mautland } from '@frachtportal/domain/maut/mautanfrage';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste } from '../../platform/http/antwort.js';
import { Koerper } from '../../platform/http/koerper.js';
import { Drossel } from '../../platform/http/schutz/drossel.js';
import { Sprecher } from '../../platform/http/sprache.js';
import { Mautrechner } from './mautrechner.service.js';

/** So many calculations a minute from one address: enough for a person who tries things out. */
const jeMinute = 60;

@ApiTags('maut')
@Controller('maut')
export class MautController {
  private readonly drossel = new Drossel(jeMinute, 60);

  constructor(private readonly rechner: Mautrechner) {}

  @Get('laender')
  @Recht('oeffentlich')
  @Antwortliste(Mautland)
  laender(@Sprecher() sage: Uebersetzer) {
    return this.rechner.laender(sage);
  }

  @Post('mautberechnung')
  @HttpCode(200)
  @Recht('oeffentlich')
  @Antwort(Mautergebnis)
  berechnen(
    @Koerper(Mautanfrage) anfrage: Mautanfrage,
    @Req() ruf: FastifyRequest,
    @Sprecher() sage: Uebersetzer,
  ) {
    this.drossel.zaehle(ruf.ip);
    return this.rechner.berechne(anfrage, sage);
  }
}
