import { Kennung, Text } from '@frachtportal/domain/feld/dekoratoren';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Importlauf } from '@frachtportal/domain/stammdaten/importlauf';
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
import { Fachfehler } from '../../platform/errors/fachfehler.js';
import { Antwort, Antwortliste } from '../../platform/http/antwort.js';
import { Abfrage, Id } from '../../platform/http/koerper.js';
import { ZeilenfehlerInSprache } from '../../platform/http/sprache/zeilenfehler-in-sprache.interceptor.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { fuerMandant, verlangeSichtbar } from '../../platform/tenancy/sicht.js';
import { Mengenlaeufe } from '../importe/mengenlaeufe.service.js';
import { Premiumgebiete } from './premiumgebiete.repository.js';
import { Premiumimport, premiumlauf } from './premiumimport.service.js';

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
    private readonly laeufe: Mengenlaeufe,
  ) {}

  @Post('upload')
  @HttpCode(200)
  @Recht('stammdaten.verwalten')
  @Dateiupload(Premiumangaben)
  @Antwort(Premiumergebnis)
  @UseInterceptors(ZeilenfehlerInSprache)
  hochladen(@Req() anfrage: FastifyRequest) {
    if (!eingeschaltet()) throw new Fachfehler(403, [fehler('premium.abgeschaltet')]);
    return this.eingang.mitDatei(anfrage, regeln, (datei, angaben) =>
      this.import_.importiere(datei, angaben),
    );
  }

  /** Additions: the latest imports, and the way back from the last one of a client. */
  @Get('importe')
  @Recht('stammdaten.verwalten')
  @Antwortliste(Importlauf)
  @UseInterceptors(ZeilenfehlerInSprache)
  importe() {
    return this.laeufe.neueste(premiumlauf);
  }

  @Post('importe/:id/wechsel')
  @HttpCode(200)
  @Recht('stammdaten.verwalten')
  @Antwort(Importlauf)
  @UseInterceptors(ZeilenfehlerInSprache)
  wechseln(@Id() id: number) {
    return this.import_.wechsle(id);
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
