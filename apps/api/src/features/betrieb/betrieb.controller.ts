import { Betriebslage } from '@frachtportal/domain/betrieb/betriebslage';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort } from '../../platform/http/antwort.js';
import { Sprecher } from '../../platform/http/sprache.js';
import { BetriebslageService } from './betriebslage.service.js';

@ApiTags('betrieb')
@Controller('betrieb')
@Recht('installation.verwalten')
export class BetriebController {
  constructor(private readonly lage: BetriebslageService) {}

  /** How the installation fares, in words and with what to do. */
  @Get()
  @Antwort(Betriebslage)
  lies(@Sprecher() sage: Uebersetzer) {
    return this.lage.lies(sage);
  }
}
