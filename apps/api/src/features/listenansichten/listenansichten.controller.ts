import { Listenansicht } from '@frachtportal/domain/auftrag/liste/listenansicht';
import { Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste, Leer } from '../../platform/http/antwort.js';
import { mitVersion } from '../../platform/http/ergebnis.js';
import { Id, Koerper } from '../../platform/http/koerper.js';
import { ErwarteteVersion } from '../../platform/http/kopfzeilen.js';
import { Listenansichten } from './listenansichten.service.js';

/** An addition: views of the order list that users keep. */
@ApiTags('listenansichten')
@Controller('listenansichten')
@Recht('auftrag.lesen')
export class ListenansichtenController {
  constructor(private readonly ansichten: Listenansichten) {}

  @Get()
  @Antwortliste(Listenansicht)
  alle() {
    return this.ansichten.alle();
  }

  @Post()
  @HttpCode(201)
  @Antwort(Listenansicht, { status: 201, etag: true })
  async anlegen(@Koerper(Listenansicht) neu: Listenansicht) {
    return mitEtag(await this.ansichten.legeAn(neu));
  }

  @Put(':id')
  @Antwort(Listenansicht, { etag: true })
  async aendern(
    @Id() id: number,
    @Koerper(Listenansicht) geaendert: Listenansicht,
    @ErwarteteVersion() erwartet: number | null,
  ) {
    return mitEtag(await this.ansichten.aendere(id, geaendert, erwartet));
  }

  @Delete(':id')
  @HttpCode(204)
  @Leer()
  loeschen(@Id() id: number) {
    return this.ansichten.loesche(id);
  }
}

const mitEtag = (ansicht: Listenansicht) => mitVersion(ansicht, ansicht.version);
