import { Einladung, NeueEinladungen } from '@frachtportal/domain/registrierung/einladung';
import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste, Leer } from '../../platform/http/antwort.js';
import { Id, Koerper } from '../../platform/http/koerper.js';
import { Drossel } from '../../platform/http/schutz/drossel.repository.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Einladen } from './einladen.service.js';

/** So many times an hour one administrator sends mails to up to a hundred people each time. */
const sendegrenze = { hoechstens: 30, sekunden: 3600 };

/** People whom an administrator has asked in. */
@ApiTags('einladungen')
@Controller('einladungen')
@Recht('admin')
export class EinladungenController {
  constructor(
    private readonly einladen: Einladen,
    private readonly drossel: Drossel,
  ) {}

  /** The open ones first, the newest of them on top. */
  @Get()
  @Antwortliste(Einladung)
  offene() {
    return this.einladen.offene();
  }

  @Post()
  @HttpCode(200)
  @Antwortliste(Einladung)
  async lade(@Koerper(NeueEinladungen) neue: NeueEinladungen) {
    await this.bremse();
    return this.einladen.lade(neue);
  }

  /** Once more, with a new link. */
  @Post(':id/erneut')
  @HttpCode(200)
  @Antwort(Einladung)
  async erneuere(@Id() id: number) {
    await this.bremse();
    return this.einladen.erneuere(id);
  }

  @Delete(':id')
  @HttpCode(204)
  @Leer()
  zieheZurueck(@Id() id: number): Promise<void> {
    return this.einladen.zieheZurueck(id);
  }

  private bremse(): Promise<void> {
    return this.drossel.zaehle(`einladen:${identitaet().benutzerId}`, sendegrenze);
  }
}
