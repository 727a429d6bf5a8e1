import { hatRecht } from '@frachtportal/domain/benutzer/rechte';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwortwert } from '../../platform/http/antwort.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';

@ApiTags('mandanten')
@Controller('mandanten')
export class AuftragsvorlageEditController {
  /** May the user save templates for the current client? The browser asks instead of guessing. */
  @Get('auftragsvorlage-edit')
  @Recht('angemeldet')
  @Antwortwert('boolean')
  darfBearbeiten() {
    const ich = identitaet();
    return hatRecht('vorlage.bearbeiten', ich, ich.konfiguration);
  }
}
