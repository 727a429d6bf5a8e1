import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { Auftragssuche } from '@frachtportal/domain/auftrag/auftragssuche';
import { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { Kennung } from '@frachtportal/domain/feld/dekoratoren';
import {
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Post,
  Put,
  Req,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { nichtGefunden } from '../../platform/errors/fachfehler.js';
import { nenneAbgelehnte } from '../../platform/http/abgelehnt.js';
import {
  Antwort,
  Antwortdatei,
  Antwortliste,
  Antwortwert,
  JsonText,
  Leer,
} from '../../platform/http/antwort.js';
import { setzeEtag } from '../../platform/http/etag.js';
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
import { tafelVon } from '../../platform/http/sprache.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { AuftragExport } from './auftrag-export.service.js';
import { AuftragLesen, type GelesenerAuftrag } from './auftrag-lesen.read-model.js';
import { AuftragLoeschen } from './auftrag-loeschen.service.js';
import { AuftragSpeichern } from './auftrag-speichern.service.js';
import { AuftragUebertragen } from './auftrag-uebertragen.service.js';
import { Auftragsuche } from './auftragsuche.service.js';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Body of `resetStatus`. */
class Auftragskennung {
  @Kennung({ pflicht: true }) id!: number;
}

@ApiTags('auftraege')
@Controller('auftraege')
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
  @Antwort(Auftrag, 201)
  @JsonText()
  async anlegen(
    @RoherKoerper(Auftrag) auftrag: unknown,
    @IdempotenzSchluessel() schluessel: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return antworte(reply, await this.speichern.anlegen(auftrag, schluessel));
  }

  @Get('search')
  @Recht('auftrag.lesen')
  @Antwortliste(Auftragszeile, { gesamt: true })
  @JsonText()
  suche(@Abfrage(Auftragssuche) suche: Auftragssuche, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.suchen.suche(suche, reply);
  }

  @Get('mandant')
  @Recht('auftrag.lesen')
  @Antwortliste(Auftragszeile, { gesamt: true })
  @JsonText()
  eigene(@Res({ passthrough: true }) reply: FastifyReply) {
    return this.suchen.desMandanten(identitaet().mandantId, reply);
  }

  @Get('mandant/:mandantId')
  @Recht('auftrag.lesen')
  @Antwortliste(Auftragszeile, { gesamt: true })
  @JsonText()
  desMandanten(@Id('mandantId') mandantId: number, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.suchen.desMandanten(mandantId, reply);
  }

  @Get('nr/:spedeigennr')
  @Recht('auftrag.lesen')
  @Antwort(Auftrag)
  @JsonText()
  async nachNummer(
    @TextImPfad('spedeigennr', 20) nummer: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return antworte(reply, await this.lesen.nachNummer(nummer, identitaet().sichtbareMandanten));
  }

  @Post('uebertragen')
  @HttpCode(200)
  @Recht('auftrag.uebertragen')
  @Antwortliste(Auftragszeile)
  @JsonText()
  async uebertragen(@IdListe() ids: number[], @Res({ passthrough: true }) reply: FastifyReply) {
    const { json, abgelehnt } = await this.uebertragung.markieren(ids);
    nenneAbgelehnte(reply, abgelehnt);
    return json;
  }

  @Post('resetStati')
  @HttpCode(200)
  @Recht('auftrag.uebertragen')
  @Antwortwert('integer')
  async zuruecknehmen(@IdListe() ids: number[], @Res({ passthrough: true }) reply: FastifyReply) {
    const { anzahl, abgelehnt } = await this.uebertragung.zuruecknehmen(ids);
    nenneAbgelehnte(reply, abgelehnt);
    return String(anzahl);
  }

  @Post('resetStatus')
  @HttpCode(200)
  @Recht('auftrag.uebertragen')
  @Antwortwert('integer')
  async einenZuruecknehmen(@Koerper(Auftragskennung) { id }: Auftragskennung) {
    return String((await this.uebertragung.zuruecknehmen([id])).anzahl);
  }

  @Get('exportcsv/:auftraegeIds')
  @Recht('auftrag.exportieren')
  @Antwortdatei('text/csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="Auftrag.csv"')
  @ApiQuery({ name: 'languageId', type: 'string', required: false, description: 'Sprache der Überschriften' })
  async csv(@IdsImPfad('auftraegeIds') ids: number[], @Req() anfrage: FastifyRequest) {
    const csv = await this.ausgabe.csv(ids, tafelVon(anfrage));
    return new StreamableFile(csv, { type: 'text/csv; charset=utf-8' });
  }

  @Get('exportxlsx/:auftraegeIds')
  @Recht('auftrag.exportieren')
  @Antwortdatei(xlsx)
  async xlsx(@IdsImPfad('auftraegeIds') ids: number[], @Req() anfrage: FastifyRequest) {
    const disposition = 'attachment; filename="Auftrag.xlsx"';
    return new StreamableFile(await this.ausgabe.xlsx(ids, tafelVon(anfrage)), { type: xlsx, disposition });
  }

  @Get(':id')
  @Recht('auftrag.lesen')
  @Antwort(Auftrag)
  @JsonText()
  async eines(@Id() id: number, @Res({ passthrough: true }) reply: FastifyReply) {
    return antworte(reply, await this.lesen.nachId(id, identitaet().sichtbareMandanten));
  }

  @Get(':id/xml')
  @Recht('auftrag.exportieren')
  @Antwortdatei('application/xml')
  @Header('content-type', 'application/xml; charset=utf-8')
  xml(@Id() id: number) {
    return this.ausgabe.xml(id);
  }

  @Put(':id')
  @Recht('auftrag.bearbeiten')
  @Antwort(Auftrag)
  @JsonText()
  async aendern(
    @Id() id: number,
    @RoherKoerper(Auftrag) auftrag: unknown,
    @ErwarteteVersion() version: number | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return antworte(reply, await this.speichern.aendern(id, auftrag, version));
  }

  @Delete(':id')
  @HttpCode(204)
  @Recht('auftrag.loeschen')
  @Leer()
  async entfernen(@Id() id: number) {
    await this.loeschen.loesche([id]);
  }

  @Delete()
  @HttpCode(204)
  @Recht('auftrag.loeschen')
  @Leer()
  async mehrereEntfernen(
    @IdsInAbfrage('ids') ids: number[],
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    nenneAbgelehnte(reply, await this.loeschen.loesche(ids));
  }
}

function antworte(reply: FastifyReply, gelesen: GelesenerAuftrag | undefined): string {
  if (!gelesen) throw nichtGefunden();
  setzeEtag(reply, gelesen.version);
  return gelesen.json;
}
