import { Einrichtungsschritt, Schrittwahl } from '@frachtportal/domain/mandant/einrichtungsschritt';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../../platform/auth/recht.js';
import { Antwortliste, Leer } from '../../../platform/http/antwort.js';
import { Koerper, TextImPfad } from '../../../platform/http/koerper.js';
import { Drossel } from '../../../platform/http/schutz/drossel.repository.js';
import { Sprecher } from '../../../platform/http/sprache.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Einrichtungsschritte } from './einrichtungsschritte.service.js';

const probegrenze = { hoechstens: 5, sekunden: 600 };

/** What a forwarder sets up before its first order. */
@ApiTags('einrichtungsschritte')
@Controller('einrichtungsschritte')
@Recht('mandant.verwalten')
export class EinrichtungsschritteController {
  constructor(
    private readonly schritte: Einrichtungsschritte,
    private readonly drossel: Drossel,
  ) {}

  @Get()
  @Antwortliste(Einrichtungsschritt)
  alle(@Sprecher() sage: Uebersetzer) {
    return this.schritte.alle(sage);
  }

  /** Sends a mail to whoever asks, to see whether mails arrive. */
  @Post('probemail')
  @HttpCode(204)
  @Leer()
  async sendeProbe(): Promise<void> {
    await this.drossel.zaehle(`probemail:${identitaet().benutzerId}`, probegrenze);
    await this.schritte.sendeProbe();
  }

  /** Leaves a step out, or takes it up again. */
  @Put(':schritt')
  @HttpCode(204)
  @Leer()
  waehle(
    @TextImPfad('schritt', 20) schritt: string,
    @Koerper(Schrittwahl) { uebersprungen }: Schrittwahl,
  ): Promise<void> {
    return this.schritte.waehle(schritt, uebersprungen);
  }
}
