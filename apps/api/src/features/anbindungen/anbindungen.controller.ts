import {
  Anbindung,
  Anbindungseingang,
  Anbindungsprobe,
  Ausgangsdatei,
} from '@frachtportal/domain/anbindung/anbindung';
import type { Meldung } from '@frachtportal/domain/feld/meldung';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { meldungstext } from '@frachtportal/texte/meldungstext';
import { Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste, Antwortwert, Leer } from '../../platform/http/antwort.js';
import { mitVersion } from '../../platform/http/ergebnis.js';
import { Id, Koerper } from '../../platform/http/koerper.js';
import { ErwarteteVersion } from '../../platform/http/kopfzeilen.js';
import { Sprecher } from '../../platform/http/sprache.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import type { Anbindungszeile } from './anbindungen.repository.js';
import { Anbindungspflege } from './anbindungspflege.service.js';
import { Ausgangspflege } from './ausgang/ausgangspflege.service.js';
import { Eingangsdateien } from './eingangsdateien.repository.js';
import { Verbindungsprobe } from './verbindungsprobe.service.js';

/** Connections to partners, over which orders come by themselves. */
@ApiTags('anbindungen')
@Controller('anbindungen')
export class AnbindungenController {
  constructor(
    private readonly pflege: Anbindungspflege,
    private readonly dateien: Eingangsdateien,
    private readonly ausgang: Ausgangspflege,
    private readonly verbindungsprobe: Verbindungsprobe,
  ) {}

  @Get()
  @Recht('stammdaten.verwalten')
  @Antwortliste(Anbindung)
  async alle(@Sprecher() sage: Uebersetzer) {
    return (await this.pflege.alle()).map((a) => inWorten(a, sage));
  }

  @Get(':id')
  @Recht('stammdaten.verwalten')
  @Antwort(Anbindung, { etag: true })
  async eine(@Id() id: number, @Sprecher() sage: Uebersetzer) {
    return mitEtag(await this.pflege.eine(id), sage);
  }

  @Post()
  @HttpCode(201)
  @Recht('stammdaten.verwalten')
  @Antwort(Anbindung, { status: 201, etag: true })
  async anlegen(@Koerper(Anbindung) anbindung: Anbindung, @Sprecher() sage: Uebersetzer) {
    return mitEtag(await this.pflege.anlegen(anbindung), sage);
  }

  @Put(':id')
  @Recht('stammdaten.verwalten')
  @Antwort(Anbindung, { etag: true })
  async aendern(
    @Id() id: number,
    @Koerper(Anbindung) anbindung: Anbindung,
    @ErwarteteVersion() version: number | null,
    @Sprecher() sage: Uebersetzer,
  ) {
    return mitEtag(await this.pflege.aendern(id, anbindung, version), sage);
  }

  @Delete(':id')
  @HttpCode(204)
  @Recht('stammdaten.verwalten')
  @Leer()
  loeschen(@Id() id: number, @ErwarteteVersion() version: number | null): Promise<void> {
    return this.pflege.loeschen(id, version);
  }

  /** Looks there with the next beat instead of when it is time. */
  @Post(':id/nachsehen')
  @HttpCode(200)
  @Recht('stammdaten.verwalten')
  @Antwort(Anbindung, { etag: true })
  async nachsehen(@Id() id: number, @Sprecher() sage: Uebersetzer) {
    return mitEtag(await this.pflege.sieheNach(id), sage);
  }

  /** Tries at once whether it works, and takes nothing. */
  @Post(':id/probe')
  @HttpCode(200)
  @Recht('stammdaten.verwalten')
  @Antwort(Anbindungsprobe)
  async probe(@Id() id: number, @Sprecher() sage: Uebersetzer) {
    return inWorten(await this.verbindungsprobe.probiere(id), sage);
  }

  /** The newest files that go or went over it. */
  @Get(':id/dateien')
  @Recht('stammdaten.verwalten')
  @Antwortliste(Ausgangsdatei)
  async ausgangsdateien(@Id() id: number, @Sprecher() sage: Uebersetzer) {
    return (await this.ausgang.neueste(id)).map((d) => inWorten(d, sage));
  }

  /** Lets orders that were given up go again; answers how many. */
  @Post(':id/wiederholen')
  @HttpCode(200)
  @Recht('stammdaten.verwalten')
  @Antwortwert('integer')
  wiederholen(@Id() id: number): Promise<number> {
    return this.ausgang.wiederhole(id);
  }

  /** Sends a file once more, as it is, under its name. */
  @Post(':id/dateien/:dateiId/nochmals')
  @HttpCode(204)
  @Recht('stammdaten.verwalten')
  @Leer()
  nochmals(@Id() id: number, @Id('dateiId') dateiId: number): Promise<void> {
    return this.ausgang.sendeNochmals(id, dateiId);
  }

  /** The newest files that came over it, and what became of them. */
  @Get(':id/eingaenge')
  @Recht('stammdaten.verwalten')
  @Antwortliste(Anbindungseingang)
  async eingaenge(@Id() id: number, @Sprecher() sage: Uebersetzer) {
    await this.pflege.eine(id);
    const zeilen = await this.dateien.neueste(id, identitaet().sichtbareMandanten);
    return zeilen.map((e) => inWorten(e, sage));
  }
}

/** What is wrong as a sentence in the language of whoever asks. */
const inWorten = <T extends { fehler: Meldung | null }>({ fehler, ...rest }: T, sage: Uebersetzer) => ({
  ...rest,
  fehler: fehler && meldungstext(fehler, sage).slice(0, 500),
});

const mitEtag = (a: Anbindungszeile, sage: Uebersetzer) => mitVersion(inWorten(a, sage), a.version);
