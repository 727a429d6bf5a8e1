import { Benutzer, Benutzersuche } from '@frachtportal/domain/benutzer/benutzer';
import { Text } from '@frachtportal/domain/feld/dekoratoren';
import { Controller, Delete, Get, HttpCode, Post, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste, Antwortwert, Leer } from '../../platform/http/antwort.js';
import { Abfrage, Id, Koerper, TextImPfad } from '../../platform/http/koerper.js';
import { ErwarteteVersion, IdempotenzSchluessel } from '../../platform/http/kopfzeilen.js';
import { BenutzerLoeschen } from './benutzer-loeschen.service.js';
import { BenutzerSpeichern } from './benutzer-speichern.service.js';
import { Benutzerauskunft } from './benutzerauskunft.service.js';

class Loeschfrage {
  @Text({ max: 200, label: 'Token' }) token!: string | null;
}

@ApiTags('benutzer')
@Controller('benutzer')
export class BenutzerController {
  constructor(
    private readonly auskunft: Benutzerauskunft,
    private readonly speichern: BenutzerSpeichern,
    private readonly loeschen: BenutzerLoeschen,
  ) {}

  @Get()
  @Recht('benutzer.verwalten')
  @Antwortliste(Benutzer, { gesamt: true })
  alle(@Abfrage(Benutzersuche) frage: Benutzersuche, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.auskunft.suche({ ...frage, query: null }, reply);
  }

  @Get('search')
  @Recht('benutzer.verwalten')
  @Antwortliste(Benutzer, { gesamt: true })
  suche(@Abfrage(Benutzersuche) frage: Benutzersuche, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.auskunft.suche(frage, reply);
  }

  @Get('currentAsList')
  @Recht('angemeldet')
  @Antwortliste(Benutzer)
  eigener() {
    return this.auskunft.eigenerAlsListe();
  }

  /** Is the name taken? */
  @Get('checkName/:username')
  @Recht('benutzer.verwalten')
  @Antwortwert('boolean')
  async pruefeName(@TextImPfad('username') name: string) {
    return String(await this.auskunft.existiert(name));
  }

  @Get('name/:name')
  @Recht('benutzer.verwalten')
  @Antwort(Benutzer)
  nachName(@TextImPfad('name') name: string, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.auskunft.nachName(name, reply);
  }

  @Get(':id')
  @Recht('benutzer.verwalten')
  @Antwort(Benutzer)
  einer(@Id() id: number, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.auskunft.nachId(id, reply);
  }

  @Post()
  @HttpCode(201)
  @Recht('benutzer.verwalten')
  @Antwort(Benutzer, 201)
  async anlegen(
    @Koerper(Benutzer) benutzer: Benutzer,
    @IdempotenzSchluessel() schluessel: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.auskunft.nachId(await this.speichern.anlegen(benutzer, schluessel), reply);
  }

  @Put(':id')
  @Recht('benutzer.verwalten')
  @Antwort(Benutzer)
  async aendern(
    @Id() id: number,
    @Koerper(Benutzer) benutzer: Benutzer,
    @ErwarteteVersion() version: number | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.speichern.aendern(id, benutzer, version);
    return this.auskunft.nachId(id, reply);
  }

  @Delete(':id')
  @HttpCode(204)
  @Recht('benutzer.verwalten')
  @Leer()
  entfernen(@Id() id: number, @Abfrage(Loeschfrage) { token }: Loeschfrage) {
    return this.loeschen.loesche(id, token ?? null);
  }
}
