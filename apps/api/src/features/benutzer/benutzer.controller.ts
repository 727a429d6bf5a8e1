import { Benutzer } from '@frachtportal/domain/benutzer/benutzer';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwortliste } from '../../platform/http/antwort.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { BenutzerLesen } from './benutzer.read-model.js';

@ApiTags('benutzer')
@Controller('benutzer')
export class BenutzerController {
  constructor(private readonly benutzer: BenutzerLesen) {}

  @Get('currentAsList')
  @Recht('angemeldet')
  @Antwortliste(Benutzer)
  eigener() {
    return this.benutzer.eigenerAlsListe(identitaet().benutzerId);
  }
}
