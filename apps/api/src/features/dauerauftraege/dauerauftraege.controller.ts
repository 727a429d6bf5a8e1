import {
  Dauerauftrag,
  Dauerauftragangaben,
  Dauerlauf,
  Dauervorschau,
  Empfaengerfrage,
  Vorschaufrage,
} from '@frachtportal/domain/dauerauftrag/dauerauftrag';
import { Ansprechbarer } from '@frachtportal/domain/kommentar/kommentar';
import { Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste, Leer } from '../../platform/http/antwort.js';
import { mitVersion } from '../../platform/http/ergebnis.js';
import { Abfrage, Id, Koerper } from '../../platform/http/koerper.js';
import { ErwarteteVersion, IdempotenzSchluessel } from '../../platform/http/kopfzeilen.js';
import { Dauerauftraege } from './dauerauftraege.service.js';

/** An addition: orders that are made from templates by a rule. */
@ApiTags('dauerauftraege')
@Controller('dauerauftraege')
@Recht('auftrag.bearbeiten')
export class DauerauftraegeController {
  constructor(private readonly dauerauftraege: Dauerauftraege) {}

  @Get()
  @Antwortliste(Dauerauftrag)
  alle() {
    return this.dauerauftraege.alle();
  }

  @Post()
  @HttpCode(201)
  @Antwort(Dauerauftrag, { status: 201, etag: true })
  async anlegen(
    @Koerper(Dauerauftragangaben) neu: Dauerauftragangaben,
    @IdempotenzSchluessel() schluessel: string | undefined,
  ) {
    return antworte(await this.dauerauftraege.anlegen(neu, schluessel));
  }

  /** The next days of a rule, those left out included; nothing is stored. */
  @Post('vorschau')
  @HttpCode(200)
  @Antwort(Dauervorschau)
  vorschau(@Koerper(Vorschaufrage) frage: Vorschaufrage) {
    return this.dauerauftraege.vorschau(frage);
  }

  /** Who can be told of what is made of a template. */
  @Get('empfaenger')
  @Antwortliste(Ansprechbarer)
  empfaenger(@Abfrage(Empfaengerfrage) { vorlageId }: Empfaengerfrage) {
    return this.dauerauftraege.empfaenger(vorlageId);
  }

  @Put(':id')
  @Antwort(Dauerauftrag, { etag: true })
  async aendern(
    @Id() id: number,
    @Koerper(Dauerauftragangaben) neu: Dauerauftragangaben,
    @ErwarteteVersion() version: number | null,
  ) {
    return antworte(await this.dauerauftraege.aendern(id, neu, version));
  }

  @Delete(':id')
  @HttpCode(204)
  @Leer()
  loeschen(@Id() id: number) {
    return this.dauerauftraege.loeschen(id);
  }

  /** What was made of one, the latest first. */
  @Get(':id/laeufe')
  @Antwortliste(Dauerlauf)
  laeufe(@Id() id: number) {
    return this.dauerauftraege.laeufe(id);
  }
}

const antworte = (d: Dauerauftrag) => mitVersion(d, d.version);
