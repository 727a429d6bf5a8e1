import { Importlauf, Ortsimportangaben } from '@frachtportal/domain/stammdaten/importlauf';
import { Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { Eingang } from '../../platform/dateien/eingang.service.js';
import { Dateiupload } from '../../platform/dateien/multipart.js';
import { nichtGefunden } from '../../platform/errors/fachfehler.js';
import { Antwort, Antwortliste } from '../../platform/http/antwort.js';
import { Id } from '../../platform/http/koerper.js';
import { Mengenlaeufe } from '../importe/mengenlaeufe.service.js';
import { laufart, Ortsimport } from './ortsimport.service.js';

const regeln = {
  arten: ['csv', 'xlsx'],
  hoechstensBytes: 100 * 1024 * 1024,
  metadata: Ortsimportangaben,
} as const;

/** Places of a country from a file of GeoNames. */
@ApiTags('orte')
@Controller('orte/import')
export class OrtsimportController {
  constructor(
    private readonly eingang: Eingang,
    private readonly import_: Ortsimport,
    private readonly laeufe: Mengenlaeufe,
  ) {}

  @Post()
  @HttpCode(202)
  @Recht('stammdaten.verwalten')
  @Dateiupload(Ortsimportangaben)
  @Antwort(Importlauf, { status: 202 })
  async beginnen(@Req() anfrage: FastifyRequest) {
    const { datei, metadata } = await this.eingang.nimmAn(anfrage, regeln);
    return this.import_.beginne(datei, metadata);
  }

  @Get()
  @Recht('stammdaten.verwalten')
  @Antwortliste(Importlauf)
  neueste() {
    return this.laeufe.neueste(laufart);
  }

  @Get(':id')
  @Recht('stammdaten.verwalten')
  @Antwort(Importlauf)
  async eines(@Id() id: number) {
    const lauf = await this.laeufe.eines(laufart, id);
    if (!lauf) throw nichtGefunden();
    return lauf;
  }

  @Post(':id/wechsel')
  @HttpCode(200)
  @Recht('stammdaten.verwalten')
  @Antwort(Importlauf)
  wechseln(@Id() id: number) {
    return this.import_.wechsle(id);
  }
}
