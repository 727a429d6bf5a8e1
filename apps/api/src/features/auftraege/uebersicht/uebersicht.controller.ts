import { Uebersicht, Uebersichtsfrage } from '@frachtportal/domain/auftrag/liste/uebersicht';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../../platform/auth/recht.js';
import { Antwort } from '../../../platform/http/antwort.js';
import { Abfrage } from '../../../platform/http/koerper.js';
import { gefragteMandanten } from '../suche/auftragsuche.service.js';
import { UebersichtReadModel } from './uebersicht.read-model.js';

/** An addition: how things stand, in figures. */
@ApiTags('uebersicht')
@Controller('auftraege/uebersicht')
export class UebersichtController {
  constructor(private readonly zahlen: UebersichtReadModel) {}

  @Get()
  @Recht('auftrag.lesen')
  @Antwort(Uebersicht)
  lies(@Abfrage(Uebersichtsfrage) frage: Uebersichtsfrage) {
    return this.zahlen.lies(gefragteMandanten(frage), frage.verkehrsart ?? null);
  }
}
