import { Auftragssuche } from '@frachtportal/domain/auftrag/auftragssuche';
import { Controller, Get, Header, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Recht } from '../../../platform/auth/recht.js';
import { Antwortdatei, xlsx } from '../../../platform/http/antwort.js';
import { Abfrage } from '../../../platform/http/koerper.js';
import { uebersetzerVon } from '../../../platform/http/sprache.js';
import { AuftragExport } from './auftrag-export.service.js';

/** What the list finds, all pages of it, as a file. */
@ApiTags('trefferexport')
@Controller('auftraege/search')
export class TrefferexportController {
  constructor(private readonly ausgabe: AuftragExport) {}

  @Get('csv')
  @Recht('auftrag.exportieren')
  @Antwortdatei('text/csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  async csv(@Abfrage(Auftragssuche) suche: Auftragssuche, @Req() anfrage: FastifyRequest) {
    return new StreamableFile(await this.ausgabe.csvTreffer(suche, uebersetzerVon(anfrage)), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="Auftrag.csv"',
    });
  }

  @Get('xlsx')
  @Recht('auftrag.exportieren')
  @Antwortdatei(xlsx)
  async xlsx(@Abfrage(Auftragssuche) suche: Auftragssuche, @Req() anfrage: FastifyRequest) {
    return new StreamableFile(await this.ausgabe.xlsxTreffer(suche, uebersetzerVon(anfrage)), {
      type: xlsx,
      disposition: 'attachment; filename="Auftrag.xlsx"',
    });
  }
}
