import { Kennung, Text } from '@frachtportal/domain/feld/dekoratoren';
import {
  Premiumangaben,
  Premiumergebnis,
  Premiumfenster,
  Premiumgebiet,
} from '@frachtportal/domain/stammdaten/premium';
import { Controller, Get, HttpCode, Post, Req, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { Eingang } from '../../platform/dateien/eingang.service.js';
import { Dateiupload } from '../../platform/dateien/multipart.js';
import { Antwort, Antwortliste } from '../../platform/http/antwort.js';
import { Abfrage } from '../../platform/http/koerper.js';
import { ZeilenfehlerInSprache } from '../../platform/http/sprache/zeilenfehler-in-sprache.interceptor.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { fuerMandant, verlangeSichtbar } from '../../platform/tenancy/sicht.js';
import { Premiumart } from './import/premiumart.service.js';
import { Premiumgebiete } from './premiumgebiete.repository.js';
import { Premiumimport } from './premiumimport.service.js';

class Premiumfrage {
  @Text({ max: 3, label: 'beschriftung.lkz', pflicht: true }) lkz!: string;
  @Text({ max: 9, label: 'beschriftung.plz', pflicht: true }) plz!: string;
  @Kennung({ label: 'beschriftung.mandant' }) mandant!: number | null;
}

class Gebietsfrage {
  @Kennung({ label: 'beschriftung.mandant' }) mandant!: number | null;
}

const regeln = {
  arten: ['xlsx'] as const,
  hoechstensBytes: 10 * 1024 * 1024,
  metadata: Premiumangaben,
};

@ApiTags('premium')
@Controller('premium')
export class PremiumController {
  constructor(
    private readonly eingang: Eingang,
    private readonly import_: Premiumimport,
    private readonly gebiete: Premiumgebiete,
    private readonly art: Premiumart,
  ) {}

  @Post('upload')
  @HttpCode(200)
  @Recht('stammdaten.verwalten')
  @Dateiupload(Premiumangaben)
  @Antwort(Premiumergebnis)
  @UseInterceptors(ZeilenfehlerInSprache)
  hochladen(@Req() anfrage: FastifyRequest) {
    this.art.verlangeEingeschaltet();
    return this.eingang.mitDatei(anfrage, regeln, (datei, angaben) =>
      this.import_.importiere(datei, angaben),
    );
  }

  @Get('gebiete')
  @Recht('stammdaten.verwalten')
  @Antwortliste(Premiumgebiet)
  alle(@Abfrage(Gebietsfrage) { mandant }: Gebietsfrage) {
    return this.gebiete.alle(mandant ? verlangeSichtbar(mandant) : identitaet().hauptmandantId);
  }

  /** Which premium appointments can be had at a postal code, with their time windows. */
  @Get('verfuegbar')
  @Recht('stammdaten.lesen')
  @Antwortliste(Premiumfenster)
  verfuegbar(@Abfrage(Premiumfrage) { lkz, plz, mandant }: Premiumfrage) {
    const mandantId = fuerMandant(mandant);
    if (!eingeschaltet()) return [];
    return this.gebiete.verfuegbar(
      mandantId,
      identitaet().hauptmandantId,
      lkz.toUpperCase(),
      plz.toUpperCase(),
    );
  }
}

const eingeschaltet = () => identitaet().konfiguration.isBexPremium;
