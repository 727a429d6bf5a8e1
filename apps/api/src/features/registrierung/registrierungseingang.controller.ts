import {
  Registrierungsablehnung,
  Registrierungseingang,
  Registrierungsfreigabe,
} from '@frachtportal/domain/registrierung/registrierungseingang';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwortliste, Leer } from '../../platform/http/antwort.js';
import { Id, Koerper } from '../../platform/http/koerper.js';
import { Registrierungseingaenge } from './registrierungseingaenge.read-model.js';
import { Registrierungsentscheidung, unsafeSpediteur } from './registrierungsentscheidung.service.js';

/** Registrations that wait for an administrator. */
@ApiTags('registrierungen')
@Controller('registrierungen')
@Recht('mandant.verwalten')
export class RegistrierungseingangController {
  constructor(
    private readonly eingaenge: Registrierungseingaenge,
    private readonly entscheidung: Registrierungsentscheidung,
  ) {}

  /** Those that can be let in first, the oldest of them on top. */
  @Get()
  @Antwortliste(Registrierungseingang)
  offene() {
    return this.eingaenge.unsafeOffene(unsafeSpediteur());
  }

  @Post(':id/freigeben')
  @HttpCode(204)
  @Leer()
  gibFrei(
    @Id() id: number,
    @Koerper(Registrierungsfreigabe) freigabe: Registrierungsfreigabe,
  ): Promise<void> {
    return this.entscheidung.gibFrei(id, freigabe);
  }

  @Post(':id/ablehnen')
  @HttpCode(204)
  @Leer()
  lehneAb(
    @Id() id: number,
    @Koerper(Registrierungsablehnung) ablehnung: Registrierungsablehnung,
  ): Promise<void> {
    return this.entscheidung.lehneAb(id, ablehnung);
  }
}
