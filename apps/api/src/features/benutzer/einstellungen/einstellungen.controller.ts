import { Einstellungen } from '@frachtportal/domain/benutzer/einstellungen';
import { Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../../platform/auth/recht.js';
import { Antwort } from '../../../platform/http/antwort.js';
import { Koerper } from '../../../platform/http/koerper.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { EinstellungenRepository } from './einstellungen.repository.js';

/** An addition: what users have chosen for themselves. */
@ApiTags('einstellungen')
@Controller('benutzer/einstellungen')
@Recht('angemeldet')
export class EinstellungenController {
  constructor(private readonly ablage: EinstellungenRepository) {}

  @Get()
  @Antwort(Einstellungen)
  lies() {
    return this.ablage.lies(identitaet().benutzerId);
  }

  @Put()
  @Antwort(Einstellungen)
  merke(@Koerper(Einstellungen) neu: Einstellungen) {
    return this.ablage.merke(identitaet().benutzerId, neu);
  }
}
