import { Mandant, NeuerMandant } from '@frachtportal/domain/mandant/mandant';
import { Mandantensuche } from '@frachtportal/domain/mandant/mandant.rules';
import { Controller, Get, HttpCode, Post, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste, Leer } from '../../platform/http/antwort.js';
import { Abfrage, Id, IdsInAbfrage, Koerper } from '../../platform/http/koerper.js';
import { ErwarteteVersion, IdempotenzSchluessel } from '../../platform/http/kopfzeilen.js';
import { MandantAendern } from './mandant-aendern.service.js';
import { Mandantenauskunft } from './mandantenauskunft.service.js';

/** The hierarchy of all clients of the installation. */
@ApiTags('mandanten')
@Controller('mandanten')
@Recht('mandant.verwalten')
export class MandantenverwaltungController {
  constructor(
    private readonly auskunft: Mandantenauskunft,
    private readonly aendern: MandantAendern,
  ) {}

  @Get('allmandanten')
  @Antwortliste(Mandant, { gesamt: true })
  alle(@Abfrage(Mandantensuche) suche: Mandantensuche, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.auskunft.liste('alle', suche, reply);
  }

  @Get('freiemandanten')
  @Antwortliste(Mandant, { gesamt: true })
  freie(@Abfrage(Mandantensuche) suche: Mandantensuche, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.auskunft.liste('frei', suche, reply);
  }

  @Get('hauptmandanten-list')
  @Antwortliste(Mandant, { gesamt: true })
  hauptmandanten(
    @Abfrage(Mandantensuche) suche: Mandantensuche,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.auskunft.liste('haupt', suche, reply);
  }

  @Get('untermandant/:id')
  @Antwortliste(Mandant, { gesamt: true })
  untermandanten(
    @Id() id: number,
    @Abfrage(Mandantensuche) suche: Mandantensuche,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.auskunft.untermandanten(id, suche, reply);
  }

  @Post('hauptmandant/unregister')
  @HttpCode(204)
  @Leer()
  stufeAb(@IdsInAbfrage('ids') ids: number[]) {
    return this.aendern.stufeAb(ids);
  }

  /** An addition: a forwarder creates clients without their registration. */
  @Post()
  @HttpCode(201)
  @Antwort(Mandant, 201)
  async legeAn(
    @Koerper(NeuerMandant) mandant: NeuerMandant,
    @IdempotenzSchluessel() schluessel: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.auskunft.nachId(await this.aendern.legeAn(mandant, schluessel), reply);
  }

  @Put(':id')
  @Antwort(Mandant)
  async aendere(
    @Id() id: number,
    @Koerper(Mandant) mandant: Mandant,
    @ErwarteteVersion() version: number | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.aendern.aendere(id, mandant, version);
    return this.auskunft.nachId(id, reply);
  }
}
