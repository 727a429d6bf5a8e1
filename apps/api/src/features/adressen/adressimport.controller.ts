import {
  Adressimportzeile,
  hoechstensImportzeilen,
  Importergebnis,
  Importziel,
} from '@frachtportal/domain/adresse/adressimport';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { ungueltig } from '../../platform/errors/fachfehler.js';
import { Antwort } from '../../platform/http/antwort.js';
import { Abfrage } from '../../platform/http/koerper.js';
import { Koerpergrenze, RoheZeilen } from '../../platform/http/koerper-arten.js';
import { verlangeSichtbar } from '../../platform/tenancy/sicht.js';
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
  importiere(
    @Abfrage(Importziel) { mandant_id }: Importziel,
    @RoheZeilen(Adressimportzeile, hoechstensImportzeilen) zeilen: unknown[],
  ) {
    if (!mandant_id) throw ungueltig([fehler('adressimport.mandant', 'mandant_id')]);
    return this.adressimport.importiere(verlangeSichtbar(mandant_id), zeilen);
  }
}
