import { Exportausschnitt, Exportzeitraum } from '@frachtportal/domain/auftrag/auftragexport';
import { Controller, Get, Header, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Recht } from '../../../platform/auth/recht.js';
import { Antwortdatei, Antwortwert, xlsx } from '../../../platform/http/antwort.js';
import { Abfrage } from '../../../platform/http/koerper.js';
import { uebersetzerVon } from '../../../platform/http/sprache.js';
import { merkeProtokolliert } from '../../../platform/tenancy/anfrage-kontext.js';
import { AuftragExport } from './auftrag-export.service.js';

/** The orders of a period as a file, in parts or as a whole. */
@ApiTags('auftragexport')
@Controller('auftragexport')
export class AuftragexportController {
  constructor(private readonly ausgabe: AuftragExport) {}

  @Get('countexportcsvmtl')
  @Recht('auftrag.exportieren')
  @Antwortwert('integer')
  anzahl(@Abfrage(Exportzeitraum) zeitraum: Exportzeitraum) {
    return this.ausgabe.anzahl(zeitraum);
  }

  @Get('exportcsvmtl')
  @Recht('auftrag.exportieren')
  @Antwortdatei('text/csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  async csv(@Abfrage(Exportausschnitt) ausschnitt: Exportausschnitt, @Req() anfrage: FastifyRequest) {
    const strom = await this.ausgabe.csvMonat(ausschnitt, uebersetzerVon(anfrage));
    // An export of a thousand parts is one export.
    if (ausschnitt.min) merkeProtokolliert();
    return new StreamableFile(strom, {
      type: 'text/csv; charset=utf-8',
      disposition: anhang(ausschnitt, 'csv'),
    });
  }

  /** The same selection as a spreadsheet. */
  @Get('exportxlsxmtl')
  @Recht('auftrag.exportieren')
  @Antwortdatei(xlsx)
  async xlsx(@Abfrage(Exportzeitraum) zeitraum: Exportzeitraum, @Req() anfrage: FastifyRequest) {
    const strom = await this.ausgabe.xlsxMonat(zeitraum, uebersetzerVon(anfrage));
    return new StreamableFile(strom, { type: xlsx, disposition: anhang(zeitraum, 'xlsx') });
  }
}

function anhang({ datumVon, datumBis }: Exportzeitraum, endung: string): string {
  return `attachment; filename="Auftraege_${datumVon}_${datumBis}.${endung}"`;
}
