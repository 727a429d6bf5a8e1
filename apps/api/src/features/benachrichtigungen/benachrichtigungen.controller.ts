import { Benachrichtigung } from '@frachtportal/domain/benachrichtigung/benachrichtigung';
import { Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste, Leer } from '../../platform/http/antwort.js';
import { mitVersion } from '../../platform/http/ergebnis.js';
import { Id, Koerper } from '../../platform/http/koerper.js';
import { ErwarteteVersion } from '../../platform/http/kopfzeilen.js';
import { Benachrichtigungspflege } from './benachrichtigungspflege.service.js';

/** Rules by which mails tell of events: everybody's own, and for administrators those of their clients. */
@ApiTags('benachrichtigungen')
@Controller('benachrichtigungen')
@Recht('auftrag.lesen')
export class BenachrichtigungenController {
  constructor(private readonly pflege: Benachrichtigungspflege) {}

  @Get()
  @Antwortliste(Benachrichtigung)
  alle() {
    return this.pflege.alle();
  }

  /** To oneself; administrators also to an address, or to whoever waits for a shipment. */
  @Post()
  @HttpCode(201)
  @Antwort(Benachrichtigung, { status: 201 })
  anlegen(@Koerper(Benachrichtigung) neue: Benachrichtigung) {
    return this.pflege.anlegen(neue);
  }

  @Put(':id')
  @Antwort(Benachrichtigung, { etag: true })
  async aendern(
    @Id() id: number,
    @Koerper(Benachrichtigung) regel: Benachrichtigung,
    @ErwarteteVersion() version: number | null,
  ) {
    const geaendert = await this.pflege.aendern(id, regel, version);
    return mitVersion(geaendert, geaendert.version);
  }

  @Delete(':id')
  @HttpCode(204)
  @Leer()
  loeschen(@Id() id: number, @ErwarteteVersion() version: number | null): Promise<void> {
    return this.pflege.loeschen(id, version);
  }
}
