import { Body, Controller, Delete, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PerSchluessel, Recht } from '../../platform/auth/recht.js';
import { Fachfehler, ungueltig } from '../../platform/errors/fachfehler.js';
import { antwortZu } from '../../platform/errors/fehler.filter.js';
import { Antwortdatei } from '../../platform/http/antwort.js';
import { isoVon, uebersetzerVon } from '../../platform/http/sprache.js';
import { Mcp } from './mcp.service.js';

/** An addition: agents of customers ask and propose (docs/integration/agenten.md). */
@ApiTags('mcp')
@Controller('mcp')
@Recht('auftrag.lesen')
export class McpController {
  constructor(private readonly mcp: Mcp) {}

  @Post()
  @HttpCode(200)
  @PerSchluessel('agent')
  @ApiBody({ schema: { type: 'object', description: 'JSON-RPC 2.0, Model Context Protocol' } })
  @Antwortdatei('application/json')
  async frage(@Req() anfrage: FastifyRequest, @Body() rumpf: unknown, @Res() antwort: FastifyReply) {
    if (typeof rumpf !== 'object' || rumpf === null) throw ungueltig(antwortZu(400).meldungen);
    const fremde = await this.mcp.beantworte({
      anfrage: alsWebanfrage(anfrage),
      rumpf,
      sage: uebersetzerVon(anfrage),
      iso: isoVon(anfrage),
    });
    return antwort.send(fremde);
  }

  /** There is no session, hence no stream to follow and nothing to end. */
  @Get()
  @PerSchluessel('agent')
  @Antwortdatei('text/event-stream', {})
  ohneStrom(): never {
    throw new Fachfehler(405, antwortZu(405).meldungen);
  }

  @Delete()
  @PerSchluessel('agent')
  @Antwortdatei('application/json')
  ohneSitzung(): never {
    throw new Fachfehler(405, antwortZu(405).meldungen);
  }
}

function alsWebanfrage({ url, method, headers }: FastifyRequest): Request {
  const koepfe = new Headers();
  for (const [name, wert] of Object.entries(headers))
    if (wert !== undefined) koepfe.set(name, [wert].flat().join(', '));
  return new Request(new URL(url, 'http://portal'), { method, headers: koepfe });
}
