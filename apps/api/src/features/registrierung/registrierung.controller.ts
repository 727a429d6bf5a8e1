import { Text } from '@frachtportal/domain/feld/dekoratoren';
import { Registrierung } from '@frachtportal/domain/registrierung/registrierung';
import { Sprache } from '@frachtportal/domain/stammdaten/kennzeichen';
import { Land } from '@frachtportal/domain/stammdaten/land';
import { Ort } from '@frachtportal/domain/stammdaten/ort';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { Antwortliste, Leer } from '../../platform/http/antwort.js';
import { Abfrage, Koerper, TextImPfad } from '../../platform/http/koerper.js';
import { Sprecher } from '../../platform/http/sprache.js';
import { Bestaetigen } from '../benutzer/konto/bestaetigen.service.js';
import { Orte } from '../orte/orte.read-model.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import { Registrieren } from './registrieren.service.js';

class Ortsfrage {
  @Text({ max: 60, label: 'beschriftung.plzOderOrt' }) plzOrName!: string | null;
}

class Erneut {
  @Text({ max: 250, label: 'beschriftung.benutzerOderEMail' }) nameOrEmail!: string | null;
}

const hoechstensOrte = 20;

/** Open to everybody: who registers cannot be logged in yet. */
@ApiTags('registrierung')
@Controller('registrierung')
@Recht('oeffentlich')
export class RegistrierungController {
  constructor(
    private readonly registrieren: Registrieren,
    private readonly bestaetigen: Bestaetigen,
    private readonly stammdaten: Stammdaten,
    private readonly orte: Orte,
  ) {}

  @Post()
  @HttpCode(204)
  @Leer()
  registriere(@Koerper(Registrierung) registrierung: Registrierung, @Req() { ip, hostname }: FastifyRequest) {
    return this.registrieren.registriere(registrierung, { adresse: ip, host: hostname });
  }

  @Post('confirm/:token')
  @HttpCode(204)
  @Leer()
  bestaetige(@TextImPfad('token') token: string, @Req() anfrage: FastifyRequest) {
    return this.bestaetigen.bestaetige(token, anfrage.ip);
  }

  /** An addition: sends the link to confirm once more. */
  @Post('erneut')
  @HttpCode(204)
  @Leer()
  sendeErneut(@Abfrage(Erneut) { nameOrEmail }: Erneut, @Req() anfrage: FastifyRequest) {
    return this.bestaetigen.sendeErneut(nameOrEmail ?? '', anfrage.ip);
  }

  @Get('lkz')
  @Antwortliste(Land)
  laender(@Sprecher() sage: Uebersetzer) {
    return this.stammdaten.liste('land', [], sage);
  }

  @Get('sprachen')
  @Antwortliste(Sprache)
  sprachen() {
    return this.stammdaten.liste('sprache', []);
  }

  @Get(':lkz/ort')
  @Antwortliste(Ort)
  vorschlaege(@TextImPfad('lkz', 3) lkz: string, @Abfrage(Ortsfrage) { plzOrName }: Ortsfrage) {
    return this.orte.vorschlaegeZuLkz(lkz, plzOrName ?? '', hoechstensOrte);
  }
}
