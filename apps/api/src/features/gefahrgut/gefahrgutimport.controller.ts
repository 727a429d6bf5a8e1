import {
  Gefahrgutausgabe,
  Gefahrgutdatei,
  Gefahrgutstand,
  Gefahrgutuebernahme,
  Gefahrgutvergleich,
} from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutimport';
import { Controller, Delete, Get, HttpCode, Post, Req, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { Eingang } from '../../platform/dateien/eingang.service.js';
import { Dateiupload } from '../../platform/dateien/multipart.js';
import { tabellenarten } from '../../platform/dateien/tabelle.js';
import { Antwort, Antwortliste } from '../../platform/http/antwort.js';
import { Id, Koerper } from '../../platform/http/koerper.js';
import { ZeilenfehlerInSprache } from '../../platform/http/sprache/zeilenfehler-in-sprache.interceptor.js';
import { Gefahrgutausgaben } from './gefahrgutausgaben.repository.js';
import { Gefahrgutimport } from './gefahrgutimport.service.js';
import { Gefahrgutruecknahme } from './gefahrgutruecknahme.service.js';

const regeln = { arten: tabellenarten, hoechstensBytes: 10 * 1024 * 1024 };

/** A dangerous-goods table from a file: CSV, XLSX or JSON. */
@ApiTags('gefahrgut')
@Controller('gefahrgutklasse')
export class GefahrgutimportController {
  constructor(
    private readonly eingang: Eingang,
    private readonly import_: Gefahrgutimport,
    private readonly ausgaben: Gefahrgutausgaben,
    private readonly ruecknahme: Gefahrgutruecknahme,
  ) {}

  /** Who captures an order chooses among those that hold on the day of its pickup. */
  @Get('ausgaben')
  @Recht('stammdaten.lesen')
  @Antwortliste(Gefahrgutstand)
  staende() {
    return this.ausgaben.staende();
  }

  @Get('uebernahmen')
  @Recht('stammdaten.verwalten')
  @Antwortliste(Gefahrgutuebernahme)
  uebernahmen() {
    return this.ruecknahme.uebernahmen();
  }

  @Delete('uebernahmen/:id')
  @Recht('stammdaten.verwalten')
  @Antwort(Gefahrgutuebernahme)
  zuruecknehmen(@Id() id: number) {
    return this.ruecknahme.nimmZurueck(id);
  }

  @Post('import')
  @Recht('stammdaten.verwalten')
  @Dateiupload()
  @Antwort(Gefahrgutdatei, { status: 201 })
  lesen(@Req() anfrage: FastifyRequest) {
    return this.eingang.mitDatei(anfrage, regeln, (datei) => this.import_.lies(datei));
  }

  /** What taking the file over would change. */
  @Post('import/:id/vorschau')
  @HttpCode(200)
  @Recht('stammdaten.verwalten')
  @Antwort(Gefahrgutvergleich)
  @UseInterceptors(ZeilenfehlerInSprache)
  vergleichen(@Id() id: number, @Koerper(Gefahrgutausgabe) ausgabe: Gefahrgutausgabe) {
    return this.import_.vergleiche(id, ausgabe);
  }

  @Post('import/:id/uebernehmen')
  @HttpCode(200)
  @Recht('stammdaten.verwalten')
  @Antwort(Gefahrgutvergleich)
  @UseInterceptors(ZeilenfehlerInSprache)
  uebernehmen(@Id() id: number, @Koerper(Gefahrgutausgabe) ausgabe: Gefahrgutausgabe) {
    return this.import_.uebernimm(id, ausgabe);
  }
}
