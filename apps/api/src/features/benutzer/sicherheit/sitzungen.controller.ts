import { Sitzung } from '@frachtportal/domain/benutzer/sitzung';
import { Controller, Delete, Get, HttpCode } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../../platform/auth/recht.js';
import { Antwortliste, Leer } from '../../../platform/http/antwort.js';
import { Id, TextImPfad } from '../../../platform/http/koerper.js';
import { Sitzungsverwaltung } from './sitzungsverwaltung.service.js';

/** Additions: where somebody is logged in, for themselves and for administrators. */
@ApiTags('sicherheit')
@Controller('benutzer/:id/sitzungen')
@Recht('angemeldet')
export class SitzungenController {
  constructor(private readonly verwaltung: Sitzungsverwaltung) {}

  @Get()
  @Antwortliste(Sitzung)
  liste(@Id() id: number) {
    return this.verwaltung.liste(id);
  }

  /** All of them but the one that asks. */
  @Delete()
  @HttpCode(204)
  @Leer()
  beendeAndere(@Id() id: number) {
    return this.verwaltung.beendeAndere(id);
  }

  @Delete(':sitzung')
  @HttpCode(204)
  @Leer()
  beende(@Id() id: number, @TextImPfad('sitzung', 36) sitzung: string) {
    return this.verwaltung.beende(id, sitzung);
  }
}
