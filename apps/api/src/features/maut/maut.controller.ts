import { Mautanfrage, Mautergebnis, Mautland } from '@frachtportal/domain/maut/mautanfrage';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste } from '../../platform/http/antwort.js';
import { Koerper } from '../../platform/http/koerper.js';
import { Drossel } from '../../platform/http/schutz/drossel.repository.js';
import { Sprecher } from '../../platform/http/sprache.js';
import { Mautrechner } from './mautrechner.service.js';

/** So many calculations a minute from one address: enough for a person who tries things out. */
const grenze = { hoechstens: 60, sekunden: 60 };

@ApiTags('maut')
@Controller('maut')
export class MautController {
  constructor(
    private readonly rechner: Mautrechner,
    private readonly drossel: Drossel,
  ) {}

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
  async berechnen(
    @Koerper(Mautanfrage) anfrage: Mautanfrage,
    @Req() ruf: FastifyRequest,
    @Sprecher() sage: Uebersetzer,
  ) {
    await this.drossel.zaehle(`maut:${ruf.ip}`, grenze);
    return this.rechner.berechne(anfrage, sage);
  }
}
