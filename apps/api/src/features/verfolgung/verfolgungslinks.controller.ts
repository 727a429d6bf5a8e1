import {
  NeuerVerfolgungslink,
  Verfolgungslink,
  Verfolgungswunsch,
} from '@frachtportal/domain/verfolgung/verfolgungslink';
import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PerSchluessel, Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste, Antwortwert } from '../../platform/http/antwort.js';
import { Id } from '../../platform/http/koerper.js';
import { Entwurf } from '../../platform/http/koerper-arten.js';
import { Verfolgungslinks } from './verfolgungslinks.service.js';

/** An addition: whoever may tell somebody by phone where a shipment is may give them a link to look. */
@ApiTags('verfolgung')
@Controller('auftraege/:id/verfolgungslink')
@Recht('auftrag.lesen')
export class VerfolgungslinksController {
  constructor(private readonly links: Verfolgungslinks) {}

  @Post()
  @HttpCode(201)
  @PerSchluessel('auftrag.lesen')
  @Antwort(NeuerVerfolgungslink, { status: 201 })
  anlegen(@Id() id: number, @Entwurf(Verfolgungswunsch) wunsch: Verfolgungswunsch) {
    return this.links.lege(id, wunsch);
  }

  /** Those that hold, the newest first. */
  @Get()
  @PerSchluessel('auftrag.lesen')
  @Antwortliste(Verfolgungslink)
  gueltige(@Id() id: number) {
    return this.links.gueltige(id);
  }

  /** Takes all of them back; answers how many. */
  @Delete()
  @PerSchluessel('auftrag.lesen')
  @Antwortwert('integer')
  widerrufe(@Id() id: number) {
    return this.links.widerrufe(id);
  }
}
