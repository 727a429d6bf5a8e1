import { Kennung, Text, Zahl } from '@frachtportal/domain/feld/dekoratoren';
import { Ort } from '@frachtportal/domain/stammdaten/ort';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PerAuftragsschluessel, Recht } from '../../platform/auth/recht.js';
import { nichtGefunden } from '../../platform/errors/fachfehler.js';
import { Antwort, Antwortliste } from '../../platform/http/antwort.js';
import { Abfrage, Id, TextImPfad } from '../../platform/http/koerper.js';
import { Sichtbares } from '../../platform/tenancy/sichtbares.read-model.js';
import { Orte } from './orte.read-model.js';

class Hoechstens {
  @Zahl({ dezimal: 0, von: 1, bis: 100, label: 'beschriftung.hoechstens' }) maxResults!: number | null;
}

class Ortsangaben {
  @Text({ max: 200, label: 'beschriftung.ort' }) ortsname!: string | null;
  @Text({ max: 20, label: 'beschriftung.plz' }) plz!: string | null;
  @Kennung({ label: 'beschriftung.land' }) landId!: number | null;
}

const ueblich = 50;
const hoechstens = 100;

@ApiTags('orte')
@Controller('orte')
export class OrteController {
  constructor(
    private readonly orte: Orte,
    private readonly sichtbares: Sichtbares,
  ) {}

  @Get('name-with-plz/:landId/autoCompleteMatches/:searchParam')
  @Recht('stammdaten.lesen')
  @Antwortliste(Ort)
  async imLand(
    @Id('landId') landId: number,
    @TextImPfad('searchParam') text: string,
    @Abfrage(Hoechstens) { maxResults }: Hoechstens,
  ) {
    await this.sichtbares.verlange('land', [landId]);
    return this.orte.vorschlaege(text, maxResults ?? ueblich, landId);
  }

  @Get('name-with-plz/autoCompleteMatches/:searchParam')
  @Recht('stammdaten.lesen')
  @Antwortliste(Ort)
  ueberall(@TextImPfad('searchParam') text: string, @Abfrage(Hoechstens) { maxResults }: Hoechstens) {
    return this.orte.vorschlaege(text, maxResults ?? ueblich, null);
  }

  @Get('search')
  @Recht('stammdaten.lesen')
  @PerAuftragsschluessel()
  @Antwortliste(Ort)
  async gezielt(@Abfrage(Ortsangaben) { ortsname, plz, landId }: Ortsangaben) {
    if (landId) await this.sichtbares.verlange('land', [landId]);
    return this.orte.gezielt(ortsname ?? '', plz ?? '', hoechstens, landId ?? null);
  }

  @Get(':id')
  @Recht('stammdaten.lesen')
  @PerAuftragsschluessel()
  @Antwort(Ort)
  async eines(@Id() id: number) {
    const ort = await this.orte.eines(id);
    if (!ort) throw nichtGefunden();
    return ort;
  }
}
