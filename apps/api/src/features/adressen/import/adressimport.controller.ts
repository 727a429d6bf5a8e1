import {
  Adressimportzeile,
  hoechstensImportzeilen,
  Importergebnis,
  Importstand,
  Importziel,
} from '@frachtportal/domain/adresse/adressimport';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Controller, Get, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../../platform/auth/recht.js';
import { ungueltig } from '../../../platform/errors/fachfehler.js';
import { Antwort } from '../../../platform/http/antwort.js';
import { Abfrage } from '../../../platform/http/koerper.js';
import { Koerpergrenze, RoheZeilen } from '../../../platform/http/koerper-arten.js';
import { ZeilenfehlerInSprache } from '../../../platform/http/sprache/zeilenfehler-in-sprache.interceptor.js';
import { verlangeSichtbar } from '../../../platform/tenancy/sicht.js';
import { Adressimport } from './adressimport.service.js';

const groessterImport = 20 * 1_048_576;

@ApiTags('adressen')
@Controller('adressen')
export class AdressimportController {
  constructor(private readonly adressimport: Adressimport) {}

  @Post('import')
  @HttpCode(200)
  @Recht('adresse.importieren')
  @Koerpergrenze(groessterImport)
  @Antwort(Importergebnis)
  @UseInterceptors(ZeilenfehlerInSprache)
  importiere(
    @Abfrage(Importziel) { mandant_id, dateiname }: Importziel,
    @RoheZeilen(Adressimportzeile, hoechstensImportzeilen) zeilen: unknown[],
  ) {
    if (!mandant_id) throw ungueltig([fehler('adressimport.mandant', 'mandant_id')]);
    const quelle = { mandantId: verlangeSichtbar(mandant_id), dateiname: dateiname ?? '' };
    return this.adressimport.importiere(quelle, zeilen);
  }

  /** An addition: how far the user's import has come, in whatever process it runs. */
  @Get('import/stand')
  @Recht('adresse.importieren')
  @Antwort(Importstand)
  stand() {
    return this.adressimport.stand();
  }
}
