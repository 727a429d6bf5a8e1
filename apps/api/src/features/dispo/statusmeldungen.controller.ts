import { Statusquittung } from '@frachtportal/domain/dispo/statusmeldung';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { PerSchluessel, Recht } from '../../platform/auth/recht.js';
import { Antwort } from '../../platform/http/antwort.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { meldungsschema, saetzeAus } from './eingang/meldungskoerper.js';
import { Rueckmeldungen } from './eingang/rueckmeldungen.service.js';

/** What programs of a forwarder report of the orders of its clients. */
@ApiTags('dispo')
@Controller('statusmeldungen')
export class StatusmeldungenController {
  constructor(private readonly rueckmeldungen: Rueckmeldungen) {}

  @Post()
  @HttpCode(200)
  @Recht('status.melden')
  @PerSchluessel('status.schreiben')
  @ApiBody({ schema: meldungsschema as never })
  @Antwort(Statusquittung)
  melden(@Body() body: unknown): Promise<Statusquittung> {
    const { name, schluessel, sichtbareMandanten } = identitaet();
    return this.rueckmeldungen.nimm(saetzeAus(body), schluessel?.name ?? name, sichtbareMandanten);
  }
}
