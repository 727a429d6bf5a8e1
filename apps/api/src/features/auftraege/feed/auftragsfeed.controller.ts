import { Feedfrage, Feedseite } from '@frachtportal/domain/auftrag/auftragsfeed';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PerSchluessel, Recht } from '../../../platform/auth/recht.js';
import { Antwort } from '../../../platform/http/antwort.js';
import { JsonText } from '../../../platform/http/ergebnis.js';
import { Abfrage } from '../../../platform/http/koerper.js';
import { Auftragsfeed } from './auftragsfeed.service.js';

@ApiTags('auftraege')
@Controller('auftraege')
export class AuftragsfeedController {
  constructor(private readonly feed: Auftragsfeed) {}

  /** All visible orders as they change, for systems that keep a copy (docs/schnittstellen/feed.md). */
  @Get()
  @Recht('auftrag.lesen')
  @PerSchluessel('auftrag.lesen')
  @Antwort(Feedseite)
  async seite(@Abfrage(Feedfrage) frage: Feedfrage) {
    return new JsonText(await this.feed.seite(frage));
  }
}
