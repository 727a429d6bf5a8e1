import { erzeugeMauttabelle, Mautvorgabe } from '@frachtportal/domain/maut/mauterzeuger';
import { alleMautsaetze, Mautsatz } from '@frachtportal/domain/maut/mautsatz';
import { Mauttabelle, Mauttabellenkopf } from '@frachtportal/domain/maut/mauttabelle';
import { Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste } from '../../platform/http/antwort.js';
import { Id, Koerper } from '../../platform/http/koerper.js';
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
  @Antwort(Mauttabelle)
  erzeugen(@Koerper(Mautvorgabe) vorgabe: Mautvorgabe) {
    return erzeugeMauttabelle(vorgabe);
  }

  @Get('tabellen/:id')
  @Recht('stammdaten.verwalten')
  @Antwort(Mauttabelle)
  eine(@Id() id: number) {
    return this.pflege.eine(id);
  }

  @Post('tabellen')
  @Recht('stammdaten.verwalten')
  @Antwort(Mauttabelle, 201)
  anlegen(@Koerper(Mauttabelle) tabelle: Mauttabelle) {
    return this.pflege.lege(tabelle);
  }

  @Put('tabellen/:id')
  @Recht('stammdaten.verwalten')
  @Antwort(Mauttabelle)
  aendern(@Id() id: number, @Koerper(Mauttabelle) tabelle: Mauttabelle) {
    return this.pflege.aendere(id, tabelle);
  }
}
