import { Zahl } from '@frachtportal/domain/feld/dekoratoren';
import { Controller, Get, Header, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { Antwortdatei } from '../../platform/http/antwort.js';
import { Abfrage } from '../../platform/http/koerper.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Ereignisse } from './ereignisse.service.js';

const hoechstensSekunden = 900;

class Ereignisfrage {
  /** Seconds after which the line ends, for whoever sits behind a proxy that cuts longer ones. */
  @Zahl({ dezimal: 0, bis: hoechstensSekunden, label: 'beschriftung.dauer' }) dauer!: number | null;
}

@ApiTags('ereignisse')
@Controller('ereignisse')
export class EreignisseController {
  constructor(private readonly ereignisse: Ereignisse) {}

  /**
   * Server-sent events: `auftraege` with the ids of orders that changed (`ids` null: some did), `vorschlaege` when order
   * proposals did, `kommentare` with the ids of orders on which something was said, `klaerfaelle` with the
   * ids of orders of which there is something else to clear up, `importe` with the ids of runs that
   * went on, `ende` with the reason before the line ends, a comment every 15 seconds. Ends with the session and with the
   * token that opened it.
   */
  @Get()
  @Recht('auftrag.lesen')
  @Antwortdatei('text/event-stream', {})
  @Header('x-accel-buffering', 'no')
  strom(@Req() anfrage: FastifyRequest, @Abfrage(Ereignisfrage) { dauer }: Ereignisfrage) {
    const bis = Math.min(ablauf(anfrage), Date.now() + (dauer ?? hoechstensSekunden) * 1000);
    return new StreamableFile(this.ereignisse.oeffne(identitaet(), bis), { type: 'text/event-stream' });
  }
}

/** When the token runs out. It has been checked before; here it is only read. */
function ablauf({ headers }: FastifyRequest): number {
  const [, teil = ''] = (headers.authorization ?? '').split('.');
  const { exp } = JSON.parse(Buffer.from(teil, 'base64url').toString()) as { exp?: number };
  return (exp ?? 0) * 1000;
}
