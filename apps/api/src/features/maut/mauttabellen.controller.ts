import { erzeugeMauttabelle, Mautvorgabe } from '@frachtportal/domain/maut/mauterzeuger';
import { alleMautsaetze, Mautsatz } from '@frachtportal/domain/maut/mautsatz';
import { Mauttabelle, Mauttabellenkopf } from '@frachtportal/domain/maut/mauttabelle';
import { Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste, Vorschlag } from '../../platform/http/antwort.js';
import { mitVersion } from '../../platform/http/ergebnis.js';
import { Id, Koerper } from '../../platform/http/koerper.js';
import { ErwarteteVersion } from '../../platform/http/kopfzeilen.js';
import { Mautpflege } from './mautpflege.service.js';
import { Mauttabellen } from './mauttabellen.repository.js';

@ApiTags('maut')
@Controller('maut')
export class MauttabellenController {
  constructor(
    private readonly tabellen: Mauttabellen,
    private readonly pflege: Mautpflege,
  ) {}

  @Get('saetze')
  @Recht('stammdaten.verwalten')
  @Antwortliste(Mautsatz)
  saetze() {
    return alleMautsaetze();
  }

  @Get('tabellen')
  @Recht('stammdaten.verwalten')
  @Antwortliste(Mauttabellenkopf)
  alle() {
    return this.tabellen.alle();
  }

  /** A table made from a rate; it is not stored yet. */
  @Post('tabellen/erzeugen')
  @HttpCode(200)
  @Recht('stammdaten.verwalten')
  @Vorschlag(Mauttabelle)
  erzeugen(@Koerper(Mautvorgabe) vorgabe: Mautvorgabe) {
    return erzeugeMauttabelle(vorgabe);
  }

  @Get('tabellen/:id')
  @Recht('stammdaten.verwalten')
  @Antwort(Mauttabelle, { etag: true })
  async eine(@Id() id: number) {
    return mitEtag(await this.pflege.eine(id));
  }

  @Post('tabellen')
  @Recht('installation.verwalten')
  @Antwort(Mauttabelle, { status: 201, etag: true })
  async anlegen(@Koerper(Mauttabelle) tabelle: Mauttabelle) {
    return mitEtag(await this.pflege.lege(tabelle));
  }

  @Put('tabellen/:id')
  @Recht('installation.verwalten')
  @Antwort(Mauttabelle, { etag: true })
  async aendern(
    @Id() id: number,
    @Koerper(Mauttabelle) tabelle: Mauttabelle,
    @ErwarteteVersion() version: number | null,
  ) {
    return mitEtag(await this.pflege.aendere(id, tabelle, version));
  }
}

const mitEtag = (tabelle: Mauttabelle) => mitVersion(tabelle, tabelle.version);
