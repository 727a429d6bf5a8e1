import { Zahl } from '@frachtportal/domain/feld/dekoratoren';
import { Ort } from '@frachtportal/domain/stammdaten/ort';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwortliste } from '../../platform/http/antwort.js';
import { Abfrage, Id, TextImPfad } from '../../platform/http/koerper.js';
import { Orte } from './orte.read-model.js';

class Hoechstens {
  @Zahl({ dezimal: 0, von: 1, bis: 100, label: 'höchstens' }) maxResults!: number | null;
}

const ueblich = 50;

@ApiTags('orte')
@Controller('orte')
export class OrteController {
  constructor(private readonly orte: Orte) {}

  @Get('name-with-plz/:landId/autoCompleteMatches/:searchParam')
  @Recht('stammdaten.lesen')
  @Antwortliste(Ort)
  imLand(
    @Id('landId') landId: number,
    @TextImPfad('searchParam') text: string,
    @Abfrage(Hoechstens) { maxResults }: Hoechstens,
  ) {
    return this.orte.vorschlaege(text, maxResults ?? ueblich, landId);
  }

  @Get('name-with-plz/autoCompleteMatches/:searchParam')
  @Recht('stammdaten.lesen')
  @Antwortliste(Ort)
  ueberall(@TextImPfad('searchParam') text: string, @Abfrage(Hoechstens) { maxResults }: Hoechstens) {
    return this.orte.vorschlaege(text, maxResults ?? ueblich, null);
  }
}
