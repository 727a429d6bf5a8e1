import { Mailversand, Mailversandprobe } from '@frachtportal/domain/mandant/mailversand';
import { Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../../platform/auth/recht.js';
import { Antwort, Leer } from '../../../platform/http/antwort.js';
import { mitVersion } from '../../../platform/http/ergebnis.js';
import { Id, Koerper } from '../../../platform/http/koerper.js';
import { ErwarteteVersion } from '../../../platform/http/kopfzeilen.js';
import { Drossel } from '../../../platform/http/schutz/drossel.repository.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Mailversandpflege } from './mailversandpflege.service.js';
import { Mailversandproben } from './mailversandproben.service.js';

const proben = { hoechstens: 30, sekunden: 3600 };

/** Over which server the mails of a main client leave. */
@ApiTags('mailversand')
@Controller('mandanten/:id/mailversand')
@Recht('mandant.verwalten')
export class MailversandController {
  constructor(
    private readonly pflege: Mailversandpflege,
    private readonly proben: Mailversandproben,
    private readonly drossel: Drossel,
  ) {}

  /** 404 where they leave over that of the installation. */
  @Get()
  @Antwort(Mailversand, { etag: true })
  async einer(@Id() id: number) {
    const { wert, version } = await this.pflege.lies(id);
    return mitVersion(wert, version);
  }

  @Put()
  @Antwort(Mailversand, { etag: true })
  async speichere(
    @Id() id: number,
    @Koerper(Mailversand) versand: Mailversand,
    @ErwarteteVersion() erwartet: number | null,
  ) {
    const { wert, version } = await this.pflege.speichere(id, versand, erwartet);
    return mitVersion(wert, version);
  }

  @Delete()
  @HttpCode(204)
  @Leer()
  loesche(@Id() id: number): Promise<void> {
    return this.pflege.loesche(id);
  }

  /** A mail to whoever asks over the server as it is in the body; without a password with the stored one. */
  @Post('probe')
  @HttpCode(200)
  @Antwort(Mailversandprobe)
  async probiere(@Id() id: number, @Koerper(Mailversand) versand: Mailversand) {
    await this.drossel.zaehle(`mailversandprobe:${identitaet().benutzerId}`, proben);
    return this.proben.sende(id, versand);
  }
}
