import { Ereignisfrage, Ereignisseite } from '@frachtportal/domain/ereignis/ereignis';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PerSchluessel, Recht } from '../../../platform/auth/recht.js';
import { Antwort } from '../../../platform/http/antwort.js';
import { Abfrage } from '../../../platform/http/koerper.js';
import { Ereignisfeed } from './ereignisfeed.service.js';

@ApiTags('ereignisse')
@Controller('ereignisfeed')
export class EreignisfeedController {
  constructor(private readonly feed: Ereignisfeed) {}

  /** What happened to visible orders in the last 30 days, for whoever no webhook reaches (docs/integration/ereignisse.md). */
  @Get()
  @Recht('auftrag.lesen')
  @PerSchluessel('auftrag.lesen', 'agent')
  @Antwort(Ereignisseite)
  seite(@Abfrage(Ereignisfrage) frage: Ereignisfrage): Promise<Ereignisseite> {
    return this.feed.seite(frage);
  }
}
