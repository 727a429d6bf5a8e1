import { Status, Statussuche } from '@frachtportal/domain/sendungsstatus/status';
import { Anzeigestatus, Sendungsstatus } from '@frachtportal/domain/stammdaten/sendungsstatus';
import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { AntwortAus, Antwortliste, Leer } from '../../platform/http/antwort.js';
import { Abfrage, Id, Koerper } from '../../platform/http/koerper.js';
import { Koerperliste } from '../../platform/http/koerper-arten.js';
import { StatusPflegen } from './status-pflegen.service.js';
import { Statusauskunft } from './statusauskunft.service.js';
import { Statuskette } from './statuskette.service.js';

const hoechstensKette = 200;

@ApiTags('sendungsstati')
@Controller('sendungsstati')
@Recht('mandant.verwalten')
export class SendungsstatiController {
  constructor(
    private readonly auskunft: Statusauskunft,
    private readonly pflege: StatusPflegen,
    private readonly statuskette: Statuskette,
  ) {}

  @Get('anzeigestati-list')
  @Recht('stammdaten.lesen')
  @Antwortliste(Anzeigestatus)
  anzeigen(@Abfrage(Statussuche) { searchString }: Statussuche) {
    return this.auskunft.anzeigen(searchString);
  }

  @Get('anzeigestati/:id')
  @Antwortliste(Sendungsstatus)
  zugeordnete(@Id() id: number, @Abfrage(Statussuche) { searchString }: Statussuche) {
    return this.auskunft.zugeordnete(id, searchString);
  }

  @Get('freie-list')
  @Antwortliste(Sendungsstatus)
  freie(@Abfrage(Statussuche) { searchString }: Statussuche) {
    return this.auskunft.freie(searchString);
  }

  @Get('defaultstatuskette')
  @Recht('stammdaten.lesen')
  @Antwortliste(Sendungsstatus)
  kette() {
    return this.auskunft.kette();
  }

  @Post('create')
  @Recht('installation.verwalten')
  @HttpCode(201)
  @AntwortAus([Anzeigestatus, Sendungsstatus], { status: 201 })
  async lege(@Koerper(Status) status: Status) {
    return this.auskunft.einer(await this.pflege.lege(status));
  }

  @Post('update')
  @Recht('installation.verwalten')
  @HttpCode(200)
  @AntwortAus([Anzeigestatus, Sendungsstatus])
  async aendere(@Koerper(Status) status: Status) {
    return this.auskunft.einer(await this.pflege.aendere(status));
  }

  @Post('updateStatuskette')
  @Recht('installation.verwalten')
  @HttpCode(200)
  @Antwortliste(Sendungsstatus)
  async ordne(@Koerperliste(Status, hoechstensKette) kette: Status[]) {
    await this.statuskette.ordne(kette);
    return this.auskunft.kette();
  }

  @Delete()
  @Recht('installation.verwalten')
  @HttpCode(204)
  @Leer()
  loesche(@Koerper(Status) status: Status) {
    return this.pflege.loesche(status);
  }
}
