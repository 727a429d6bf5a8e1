import { Papierempfaenger } from '@frachtportal/domain/papier/papierempfaenger';
import { Controller, Get, Header, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { PerSchluessel, Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortdatei, Antwortliste, Leer } from '../../platform/http/antwort.js';
import { IdsImPfad, Koerper, liesId, TextImPfad } from '../../platform/http/koerper.js';
import { Sprachkuerzel } from '../../platform/http/sprache.js';
import { Abliefernachweis } from './abliefernachweis/abliefernachweis.service.js';
import { Berichtsart, Druckkennung } from './bericht.dto.js';
import { berichte } from './berichte.js';
import { DruckenService } from './drucken/drucken.service.js';
import { Druckscheine } from './drucken/druckscheine.service.js';
import { Papierpost } from './drucken/papierpost.service.js';
import { druckformate } from './druckformat.js';

@ApiTags('berichte')
@Controller()
export class BerichteController {
  constructor(
    private readonly scheine: Druckscheine,
    private readonly drucken: DruckenService,
    private readonly nachweis: Abliefernachweis,
    private readonly papierpost: Papierpost,
  ) {}

  @Get('jasper-print/report-types')
  @Recht('auftrag.drucken')
  @PerSchluessel('auftrag.lesen', 'agent')
  @Antwortliste(Berichtsart)
  berichtsarten() {
    return berichte;
  }

  @Get('jasper-print/encrypt-ids/:ids')
  @Recht('auftrag.drucken')
  @PerSchluessel('auftrag.lesen', 'agent')
  @Antwort(Druckkennung)
  verschluesseln(@IdsImPfad('ids') ids: number[]) {
    return this.scheine.stelleAus(ids);
  }

  @Get('abliefernachweis')
  @Recht('auftrag.lesen')
  @PerSchluessel('auftrag.lesen', 'agent')
  @Antwortdatei('application/pdf')
  @ApiQuery({ name: 'id', type: 'integer' })
  async abliefernachweis(@Query('id') id: unknown, @Sprachkuerzel() sprache: string) {
    const { pdf, dateiname } = await this.nachweis.zu(liesId(id, 'id'), sprache);
    return new StreamableFile(pdf as Uint8Array, {
      type: 'application/pdf',
      disposition: `inline; filename="${dateiname}"`,
    });
  }

  /** An addition: the paper of these orders, all in one file, goes to somebody by mail. */
  @Post('berichte/:reportFileName/mail/:ids')
  @HttpCode(204)
  @Recht('auftrag.drucken')
  @PerSchluessel('auftrag.lesen')
  @Leer()
  mail(
    @TextImPfad('reportFileName', 60) name: string,
    @IdsImPfad('ids') ids: number[],
    @Koerper(Papierempfaenger) { email }: Papierempfaenger,
    @Sprachkuerzel() sprache: string,
  ) {
    return this.papierpost.sende(name, ids, email, sprache);
  }

  /**
   * Open to everybody: the opaque value is the ticket. `languageId` is the language of the paper, or of why there is
   * none. Labels come on the sheet that `format` names, the GS1 label also for thermal printers.
   */
  @Get('berichte/:reportFileName')
  @Recht('oeffentlich')
  @Antwortdatei(['application/pdf', 'application/zpl'])
  @ApiQuery({ name: 'ids', type: 'string' })
  @ApiQuery({ name: 'format', enum: [...druckformate], required: false })
  @ApiQuery({ name: 'languageId', type: 'integer', required: false })
  @Header('cache-control', 'no-store')
  async bericht(
    @TextImPfad('reportFileName', 60) name: string,
    @Query('ids') ids: unknown,
    @Query('format') format: unknown,
    @Sprachkuerzel() sprache: string,
  ) {
    const schein = typeof ids === 'string' ? ids : '';
    const { inhalt, art, dateiname } = await this.drucken.drucke(name, schein, sprache, format);
    return new StreamableFile(inhalt, {
      type: art,
      disposition: `${art === 'application/pdf' ? 'inline' : 'attachment'}; filename="${dateiname}"`,
      length: inhalt.length,
    });
  }
}
