import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { meldungstext } from '@frachtportal/texte/meldungstext';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PerAuftragsschluessel, Recht } from '../../platform/auth/recht.js';
import { Antwort } from '../../platform/http/antwort.js';
import { Abfrage } from '../../platform/http/koerper.js';
import { Sprecher } from '../../platform/http/sprache.js';
import { fuerMandant } from '../../platform/tenancy/sicht.js';
import { Abholtage } from './abholtage.service.js';
import { Abholfrage, Abholung } from './abholung.js';

@ApiTags('kalender')
@Controller('kalender')
export class KalenderController {
  constructor(private readonly abholtage: Abholtage) {}

  /** The pickup date that a new order starts with, and why it is not today. */
  @Get('abholung')
  @Recht('stammdaten.lesen')
  @PerAuftragsschluessel()
  @Antwort(Abholung)
  async abholung(
    @Abfrage(Abholfrage) { mandant, land, lkz, plz, ort }: Abholfrage,
    @Sprecher() sage: Uebersetzer,
  ): Promise<Abholung> {
    const gefragt = { plz, ort, lkz, land: land ? { id: land } : null };
    const { tag, grund } = await this.abholtage.naechster(fuerMandant(mandant), gefragt);
    return { beladedatum: tag, hinweis: grund && meldungstext(grund, sage) };
  }
}
