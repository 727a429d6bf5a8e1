import {
  Auftragsvorlage,
  Vorlagenfrage,
  Vorlagensuche,
  Vorlagentreffer,
} from '@frachtportal/domain/auftragsvorlage/auftragsvorlage';
import { Controller, Delete, Get, HttpCode, Post, Put, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste, Leer } from '../../platform/http/antwort.js';
import { mitGesamt, mitVersion } from '../../platform/http/ergebnis.js';
import { Abfrage, Id, Koerper } from '../../platform/http/koerper.js';
import { ErwarteteVersion, IdempotenzSchluessel } from '../../platform/http/kopfzeilen.js';
import { ListenworteInSprache } from '../../platform/http/sprache/listenworte-in-sprache.interceptor.js';
import { Auftragsvorlagen, type GeleseneVorlage } from './auftragsvorlagen.service.js';

@ApiTags('auftragsvorlagen')
@Controller('auftragsvorlagen')
@UseInterceptors(ListenworteInSprache)
export class AuftragsvorlagenController {
  constructor(private readonly vorlagen: Auftragsvorlagen) {}

  @Post()
  @HttpCode(201)
  @Recht('vorlage.bearbeiten')
  @Antwort(Auftragsvorlage, { status: 201, etag: true })
  async anlegen(
    @Koerper(Auftragsvorlage) vorlage: Auftragsvorlage,
    @IdempotenzSchluessel() schluessel: string | undefined,
  ) {
    return antworte(await this.vorlagen.anlegen(vorlage, schluessel));
  }

  @Get('exists')
  @Recht('auftrag.bearbeiten')
  @Antwortliste(Vorlagentreffer)
  mitName(@Abfrage(Vorlagenfrage) frage: Vorlagenfrage) {
    return this.vorlagen.mitName(frage);
  }

  @Get('search')
  @Recht('auftrag.bearbeiten')
  @Antwortliste(Auftragsvorlage, { gesamt: true })
  async suche(@Abfrage(Vorlagensuche) frage: Vorlagensuche) {
    const { gesamt, treffer } = await this.vorlagen.suche(frage);
    return mitGesamt(treffer, gesamt);
  }

  @Get(':id')
  @Recht('auftrag.bearbeiten')
  @Antwort(Auftragsvorlage, { etag: true })
  async eine(@Id() id: number) {
    return antworte(await this.vorlagen.eine(id));
  }

  @Put(':id')
  @Recht('vorlage.bearbeiten')
  @Antwort(Auftragsvorlage, { etag: true })
  async aendern(
    @Id() id: number,
    @Koerper(Auftragsvorlage) vorlage: Auftragsvorlage,
    @ErwarteteVersion() version: number | null,
  ) {
    return antworte(await this.vorlagen.aendern(id, vorlage, version));
  }

  @Delete(':id')
  @HttpCode(204)
  @Recht('vorlage.bearbeiten')
  @Leer()
  entfernen(@Id() id: number) {
    return this.vorlagen.loesche(id);
  }
}

const antworte = ({ version, vorlage }: GeleseneVorlage) => mitVersion(vorlage, version);
