import { BisherigeAuftraege, Empfaengerfrage } from '@frachtportal/domain/auftrag/wiederholung/bisherige';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../../platform/auth/recht.js';
import { Antwort } from '../../../platform/http/antwort.js';
import { Abfrage } from '../../../platform/http/koerper.js';
import { Bisherige } from './bisherige.service.js';

/** An addition: what a client has sent to a recipient before. */
@ApiTags('auftraege')
@Controller('auftraege/empfaenger')
export class BisherigeController {
  constructor(private readonly bisherige: Bisherige) {}

  @Get('bisherige')
  @Recht('auftrag.bearbeiten')
  @Antwort(BisherigeAuftraege)
  lies(@Abfrage(Empfaengerfrage) frage: Empfaengerfrage) {
    return this.bisherige.an(frage);
  }
}
