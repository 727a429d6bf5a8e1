import { Gefahrgutauskunft } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutauskunft';
import { gefahrguturteil } from '@frachtportal/domain/auftrag/gefahrgut/gefahrguturteil';
import { Controller, Get, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Recht } from '../../../platform/auth/recht.js';
import { Antwort } from '../../../platform/http/antwort.js';
import { IdsImPfad } from '../../../platform/http/koerper.js';
import { uebersetzerVon } from '../../../platform/http/sprache.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Sichtbares } from '../../../platform/tenancy/sichtbares.read-model.js';
import { AuftraegeService } from '../../auftraege/auftraege.service.js';
import { urteilssaetze } from '../darstellung/gefahrgut/gefahrguturteil.js';

/** What is to be said of the dangerous goods of some orders on one vehicle, before a paper of it is printed. */
@ApiTags('auftraege')
@Controller('auftraege')
export class GefahrgutauskunftController {
  constructor(
    private readonly auftraege: AuftraegeService,
    private readonly sichtbares: Sichtbares,
  ) {}

  @Get('gefahrguturteil/:auftraegeIds')
  @Recht('auftrag.lesen')
  @Antwort(Gefahrgutauskunft)
  async urteil(@IdsImPfad('auftraegeIds') ids: number[], @Req() anfrage: FastifyRequest) {
    await this.sichtbares.verlange('auftrag', ids);
    const auftraege = await this.auftraege.viele(ids, identitaet().sichtbareMandanten);
    const positionen = auftraege.flatMap((a) => a.auftragspositionen);
    const gefunden = gefahrguturteil(positionen.flatMap((p) => p.auftragsgefahrgueter ?? []));
    const { stand, punkte, tunnel, begrenzteMengenKg } = gefunden;
    const saetze = urteilssaetze(gefunden, uebersetzerVon(anfrage)).map((text) => ({ text }));
    return { stand, punkte, tunnel, begrenzteMengenKg, saetze };
  }
}
