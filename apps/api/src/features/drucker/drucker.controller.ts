import { Druckauftrag, Drucker, DruckerKurz } from '@frachtportal/domain/drucker/drucker';
import { Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { gefunden } from '../../platform/errors/fachfehler.js';
import { Antwort, Antwortliste } from '../../platform/http/antwort.js';
import { JsonText, mitVersion } from '../../platform/http/ergebnis.js';
import { Id, IdListe, Koerper } from '../../platform/http/koerper.js';
import { ErwarteteVersion, IdempotenzSchluessel } from '../../platform/http/kopfzeilen.js';
import { Sprachkuerzel } from '../../platform/http/sprache.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Druckauftraege } from './druckauftraege.read-model.js';
import { DruckerRepository } from './drucker.repository.js';
import { Druckerpflege } from './druckerpflege.service.js';
import { Etikettendruck } from './etikettendruck.service.js';

/** An addition: label printers in the network of a main client. */
@ApiTags('drucker')
@Controller('drucker')
export class DruckerController {
  constructor(
    private readonly drucker: DruckerRepository,
    private readonly pflege: Druckerpflege,
    private readonly druck: Etikettendruck,
    private readonly auftraege: Druckauftraege,
  ) {}

  /** Those that can be chosen. */
  @Get()
  @Recht('auftrag.drucken')
  @Antwortliste(DruckerKurz)
  waehlbare() {
    return this.drucker.waehlbare(identitaet().hauptmandantId);
  }

  @Get('pflege')
  @Recht('stammdaten.verwalten')
  @Antwortliste(Drucker)
  alle() {
    return this.pflege.alle();
  }

  @Post()
  @HttpCode(201)
  @Recht('stammdaten.verwalten')
  @Antwort(Drucker, { status: 201, etag: true })
  async anlegen(@Koerper(Drucker) drucker: Drucker) {
    return mitEtag(await this.pflege.legeAn(drucker));
  }

  @Put(':id')
  @Recht('stammdaten.verwalten')
  @Antwort(Drucker, { etag: true })
  async aendern(
    @Id() id: number,
    @Koerper(Drucker) drucker: Drucker,
    @ErwarteteVersion() version: number | null,
  ) {
    return mitEtag(await this.pflege.aendere(id, drucker, version));
  }

  /** With what it has printed; not while labels wait for it. */
  @Delete(':id')
  @HttpCode(204)
  @Recht('stammdaten.verwalten')
  loeschen(@Id() id: number, @ErwarteteVersion() version: number | null): Promise<void> {
    return this.pflege.loesche(id, version);
  }

  @Post(':id/testdruck')
  @HttpCode(202)
  @Recht('stammdaten.verwalten')
  @Antwort(Druckauftrag, { status: 202 })
  async testen(@Id() id: number, @Sprachkuerzel() sprache: string) {
    return this.antworte(await this.druck.probiere(id, sprache));
  }

  /** GS1 labels of some orders. They are printed as the orders are now, a moment later. */
  @Post(':id/etiketten')
  @HttpCode(202)
  @Recht('auftrag.drucken')
  @Antwort(Druckauftrag, { status: 202 })
  async etiketten(
    @Id() id: number,
    @IdListe() auftragIds: number[],
    @IdempotenzSchluessel() schluessel: string | undefined,
    @Sprachkuerzel() sprache: string,
  ) {
    return this.antworte(await this.druck.bestelle(id, auftragIds, { sprache, schluessel }));
  }

  private async antworte(id: number): Promise<JsonText> {
    return new JsonText(gefunden(await this.auftraege.nachId(id, identitaet().sichtbareMandanten)));
  }
}

const mitEtag = (drucker: Drucker) => mitVersion(drucker, drucker.version);
