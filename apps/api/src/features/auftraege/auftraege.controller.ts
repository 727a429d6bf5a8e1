import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { Auftragssuche, Listenform } from '@frachtportal/domain/auftrag/auftragssuche';
import { Kennung } from '@frachtportal/domain/feld/dekoratoren';
import { GespeicherterAuftrag } from '@frachtportal/domain/regel/hinweis';
import {
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Post,
  Put,
  Req,
  StreamableFile,
  UseInterceptors,
} from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PerSchluessel, Recht } from '../../platform/auth/recht.js';
import { gefunden } from '../../platform/errors/fachfehler.js';
import { Antwort, Antwortdatei, Antwortwert, Leer, xlsx } from '../../platform/http/antwort.js';
import { JsonText, mitAbgelehnten, mitGesamt, mitVersion } from '../../platform/http/ergebnis.js';
import {
  Abfrage,
  Id,
  IdListe,
  IdsImPfad,
  IdsInAbfrage,
  Koerper,
  TextImPfad,
} from '../../platform/http/koerper.js';
import { RoherKoerper } from '../../platform/http/koerper-arten.js';
import { ErwarteteVersion, IdempotenzSchluessel } from '../../platform/http/kopfzeilen.js';
import { ListenworteInSprache } from '../../platform/http/sprache/listenworte-in-sprache.interceptor.js';
import { uebersetzerVon } from '../../platform/http/sprache.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { AuftragLesen, type GelesenerAuftrag } from './auftrag-lesen.read-model.js';
import { AuftragLoeschen } from './auftrag-loeschen.service.js';
import { AuftragUebertragen } from './auftrag-uebertragen.service.js';
import { AuftragExport } from './export/auftrag-export.service.js';
import { alsKopf } from './regeln/versandreife.service.js';
import { AuftragSpeichern, antworteGespeichert } from './speichern/auftrag-speichern.service.js';
import { Auftragsantwort } from './suche/auftragsantwort.js';
import type { Auftragsseite } from './suche/auftragsliste.read-model.js';
import { Auftragsuche } from './suche/auftragsuche.service.js';
import { zeilenform } from './suche/listenform.js';

/** Body of `resetStatus`. */
class Auftragskennung {
  @Kennung({ pflicht: true }) id!: number;
}

@ApiTags('auftraege')
@Controller('auftraege')
@UseInterceptors(ListenworteInSprache)
export class AuftraegeController {
  constructor(
    private readonly lesen: AuftragLesen,
    private readonly speichern: AuftragSpeichern,
    private readonly loeschen: AuftragLoeschen,
    private readonly uebertragung: AuftragUebertragen,
    private readonly suchen: Auftragsuche,
    private readonly ausgabe: AuftragExport,
  ) {}

  @Post()
  @HttpCode(201)
  @Recht('auftrag.bearbeiten')
  @PerSchluessel('auftrag.schreiben')
  @Antwort(GespeicherterAuftrag, { status: 201, etag: true })
  async anlegen(
    @RoherKoerper(Auftrag) auftrag: unknown,
    @IdempotenzSchluessel() schluessel: string | undefined,
    @Req() anfrage: FastifyRequest,
  ) {
    return antworteGespeichert(await this.speichern.anlegen(auftrag, schluessel), uebersetzerVon(anfrage));
  }

  @Get('search')
  @Recht('auftrag.lesen')
  @PerSchluessel('auftrag.lesen', 'agent')
  @Auftragsantwort({ gesamtOderSpaeter: true })
  async suche(@Abfrage(Auftragssuche) suche: Auftragssuche) {
    return seite(await this.suchen.suche(suche));
  }

  @Get('mandant')
  @Recht('auftrag.lesen')
  @PerSchluessel('auftrag.lesen', 'agent')
  @Auftragsantwort({ gesamt: true })
  async eigene(@Abfrage(Listenform) form: Listenform) {
    return seite(await this.suchen.desMandanten(identitaet().mandantId, form));
  }

  @Get('mandant/:mandantId')
  @Recht('auftrag.lesen')
  @Auftragsantwort({ gesamt: true })
  async desMandanten(@Id('mandantId') mandantId: number, @Abfrage(Listenform) form: Listenform) {
    return seite(await this.suchen.desMandanten(mandantId, form));
  }

  @Get('nr/:spedeigennr')
  @Recht('auftrag.lesen')
  @PerSchluessel('auftrag.lesen', 'agent')
  @Antwort(Auftrag, { etag: true })
  async nachNummer(@TextImPfad('spedeigennr', 20) nummer: string) {
    return antworte(await this.lesen.nachNummer(nummer, identitaet().sichtbareMandanten));
  }

  @Post('uebertragen')
  @HttpCode(200)
  @Recht('auftrag.uebertragen')
  @PerSchluessel('auftrag.schreiben')
  @Auftragsantwort({ abgelehnt: true, gruende: true })
  async uebertragen(
    @IdListe() ids: number[],
    @Abfrage(Listenform) form: Listenform,
    @Req() anfrage: FastifyRequest,
  ) {
    const wie = { sage: uebersetzerVon(anfrage), form: zeilenform(form) };
    const { json, abgelehnt, gruende } = await this.uebertragung.markieren(ids, wie);
    return mitAbgelehnten(new JsonText(json), abgelehnt, alsKopf(gruende));
  }

  @Post('resetStati')
  @HttpCode(200)
  @Recht('auftrag.uebertragen')
  @PerSchluessel('auftrag.schreiben')
  @Antwortwert('integer', { abgelehnt: true })
  async zuruecknehmen(@IdListe() ids: number[]) {
    const { anzahl, abgelehnt } = await this.uebertragung.zuruecknehmen(ids);
    return mitAbgelehnten(anzahl, abgelehnt);
  }

  @Post('resetStatus')
  @HttpCode(200)
  @Recht('auftrag.uebertragen')
  @PerSchluessel('auftrag.schreiben')
  @Antwortwert('integer')
  async einenZuruecknehmen(@Koerper(Auftragskennung) { id }: Auftragskennung) {
    return (await this.uebertragung.zuruecknehmen([id])).anzahl;
  }

  @Get('exportcsv/:auftraegeIds')
  @Recht('auftrag.exportieren')
  @PerSchluessel('auftrag.lesen', 'agent')
  @Antwortdatei('text/csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="Auftrag.csv"')
  @ApiQuery({ name: 'languageId', type: 'string', required: false, description: 'Sprache der Überschriften' })
  async csv(@IdsImPfad('auftraegeIds') ids: number[], @Req() anfrage: FastifyRequest) {
    const csv = await this.ausgabe.csv(ids, uebersetzerVon(anfrage));
    return new StreamableFile(csv, { type: 'text/csv; charset=utf-8' });
  }

  @Get('exportxlsx/:auftraegeIds')
  @Recht('auftrag.exportieren')
  @PerSchluessel('auftrag.lesen', 'agent')
  @Antwortdatei(xlsx)
  async xlsx(@IdsImPfad('auftraegeIds') ids: number[], @Req() anfrage: FastifyRequest) {
    const disposition = 'attachment; filename="Auftrag.xlsx"';
    return new StreamableFile(await this.ausgabe.xlsx(ids, uebersetzerVon(anfrage)), {
      type: xlsx,
      disposition,
    });
  }

  @Get(':id')
  @Recht('auftrag.lesen')
  @PerSchluessel('auftrag.lesen', 'agent')
  @Antwort(Auftrag, { etag: true })
  async eines(@Id() id: number) {
    return antworte(await this.lesen.nachId(id, identitaet().sichtbareMandanten));
  }

  @Get(':id/xml')
  @Recht('auftrag.exportieren')
  @PerSchluessel('auftrag.lesen', 'agent')
  @Antwortdatei('application/xml', {})
  @Header('content-type', 'application/xml; charset=utf-8')
  xml(@Id() id: number) {
    return this.ausgabe.xml(id);
  }

  @Put(':id')
  @Recht('auftrag.bearbeiten')
  @PerSchluessel('auftrag.schreiben')
  @Antwort(GespeicherterAuftrag, { etag: true })
  async aendern(
    @Id() id: number,
    @RoherKoerper(Auftrag) auftrag: unknown,
    @ErwarteteVersion() version: number | null,
    @Req() anfrage: FastifyRequest,
  ) {
    const gespeichert = await this.speichern.aendern(id, auftrag, version);
    return antworteGespeichert(gespeichert, uebersetzerVon(anfrage));
  }

  @Delete(':id')
  @HttpCode(204)
  @Recht('auftrag.loeschen')
  @PerSchluessel('auftrag.schreiben')
  @Leer()
  async entfernen(@Id() id: number) {
    await this.loeschen.loesche([id]);
  }

  @Delete()
  @HttpCode(204)
  @Recht('auftrag.loeschen')
  @Leer({ abgelehnt: true })
  async mehrereEntfernen(@IdsInAbfrage('ids') ids: number[]) {
    return mitAbgelehnten(undefined, await this.loeschen.loesche(ids));
  }
}

function antworte(gelesen: GelesenerAuftrag | undefined) {
  const { json, version, nummern } = gefunden(gelesen);
  return mitVersion(new JsonText(json), version, nummern);
}

const seite = ({ json, gesamt }: Auftragsseite) => mitGesamt(new JsonText(json), gesamt);
