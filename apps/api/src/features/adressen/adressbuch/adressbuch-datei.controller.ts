import { Readable } from 'node:stream';
import { Kennung } from '@frachtportal/domain/feld/dekoratoren';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Controller, Get, HttpCode, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Recht } from '../../../platform/auth/recht.js';
import { Eingang } from '../../../platform/dateien/eingang.service.js';
import { Dateiupload } from '../../../platform/dateien/multipart.js';
import { Antwortdatei } from '../../../platform/http/antwort.js';
import { Abfrage } from '../../../platform/http/koerper.js';
import { Sprecher } from '../../../platform/http/sprache.js';
import { gesehen } from '../../../platform/tenancy/sicht.js';
import { Aenderungsprotokoll } from '../../protokoll/aenderungsprotokoll.service.js';
import { Adresstabellen } from '../import/adresstabellen.service.js';
import { buchAlsCsv, buchAlsXlsx } from './adressbuch-dateien.js';
import { Adressbuecher } from './adressbuecher.read-model.js';

class Buchfrage {
  @Kennung({ label: 'beschriftung.mandant' }) mandantId!: number | null;
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const regeln = { arten: ['xlsx'] as const, hoechstensBytes: 20 * 1_048_576 };

/** Additions: address books as files. */
@ApiTags('adressen')
@Controller('adressen')
export class AdressbuchDateiController {
  constructor(
    private readonly buecher: Adressbuecher,
    private readonly protokoll: Aenderungsprotokoll,
    private readonly eingang: Eingang,
    private readonly tabellen: Adresstabellen,
  ) {}

  @Get('export/csv')
  @Recht('adresse.bearbeiten')
  @Antwortdatei('text/csv')
  async alsCsv(@Abfrage(Buchfrage) { mandantId }: Buchfrage) {
    const mandanten = await this.protokolliert(mandantId);
    const stuecke = buchAlsCsv(this.buecher.stuecke(mandanten), mandanten.length > 1);
    return datei(Readable.from(stuecke), 'text/csv; charset=utf-8', 'Adressen.csv');
  }

  @Get('export/xlsx')
  @Recht('adresse.bearbeiten')
  @Antwortdatei(xlsx)
  async alsXlsx(@Abfrage(Buchfrage) { mandantId }: Buchfrage) {
    const mandanten = await this.protokolliert(mandantId);
    return datei(buchAlsXlsx(this.buecher.stuecke(mandanten), mandanten.length > 1), xlsx, 'Adressen.xlsx');
  }

  /** An XLSX file as the CSV that it would be, for the preview of an import; nothing is stored. */
  @Post('import/xlsx')
  @HttpCode(200)
  @Recht('adresse.importieren')
  @Dateiupload()
  @Antwortdatei('text/csv')
  async ausXlsx(@Req() anfrage: FastifyRequest) {
    const csv = await this.eingang.mitDatei(anfrage, regeln, (d) => this.tabellen.alsCsv(d));
    return datei(Readable.from([csv]), 'text/csv; charset=utf-8', 'Adressen.csv');
  }

  /** The refused rows of an import, which come as CSV, as XLSX; nothing is stored. */
  @Post('import/abgelehnt.xlsx')
  @HttpCode(200)
  @Recht('adresse.importieren')
  @Dateiupload()
  @Antwortdatei(xlsx)
  async abgelehnte(@Req() anfrage: FastifyRequest, @Sprecher() sage: Uebersetzer) {
    const csv = { ...regeln, arten: ['csv'] as const };
    const inhalt = await this.eingang.mitDatei(anfrage, csv, (d) => this.tabellen.abgelehnte(d, sage));
    return datei(Readable.from([inhalt]), xlsx, 'Adressen-abgelehnt.xlsx');
  }

  private async protokolliert(mandantId: number | null): Promise<number[]> {
    const mandanten = gesehen(mandantId);
    await this.protokoll.schreibe('export', { gegenstand: 'Adressbuch', einzelheiten: { mandanten } });
    return mandanten;
  }
}

const datei = (inhalt: Readable, type: string, name: string) =>
  new StreamableFile(inhalt, { type, disposition: `attachment; filename="${name}"` });
