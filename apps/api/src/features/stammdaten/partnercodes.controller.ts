import { Text } from '@frachtportal/domain/feld/dekoratoren';
import {
  Partnercode,
  type UmschluesselbareListe,
  umschluesselbar,
} from '@frachtportal/domain/stammdaten/partnercode';
import { Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste, Leer } from '../../platform/http/antwort.js';
import { Abfrage, Id, Koerper } from '../../platform/http/koerper.js';
import { Partnercodes } from './partnercodes.repository.js';

class Partnercodefrage {
  @Text({ max: 35, label: 'beschriftung.partner' }) partner!: string | null;
  @Text({ max: 30, label: 'beschriftung.liste', werte: umschluesselbar })
  liste!: UmschluesselbareListe | null;
}

@ApiTags('stammdaten')
@Controller('partnercodes')
export class PartnercodesController {
  constructor(private readonly codes: Partnercodes) {}

  @Get()
  @Recht('stammdaten.verwalten')
  @Antwortliste(Partnercode)
  alle(@Abfrage(Partnercodefrage) { partner, liste }: Partnercodefrage) {
    return this.codes.alle(partner ?? null, liste ?? null);
  }

  @Put()
  @Recht('stammdaten.verwalten')
  @Antwort(Partnercode)
  setzen(@Koerper(Partnercode) code: Partnercode) {
    return this.codes.setze(code);
  }

  @Delete(':id')
  @HttpCode(204)
  @Recht('stammdaten.verwalten')
  @Leer()
  loeschen(@Id() id: number) {
    return this.codes.loesche(id);
  }
}
