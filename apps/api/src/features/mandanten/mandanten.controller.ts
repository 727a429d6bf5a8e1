import { Mandant, MandantKurz } from '@frachtportal/domain/mandant/mandant';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste, Antwortwert } from '../../platform/http/antwort.js';
import { Id } from '../../platform/http/koerper.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Mandantenauskunft } from './mandantenauskunft.service.js';

/** What everybody may know of clients: the visible ones. */
@ApiTags('mandanten')
@Controller('mandanten')
@Recht('angemeldet')
export class MandantenController {
  constructor(private readonly auskunft: Mandantenauskunft) {}

  /** The clients the user may choose between. */
  @Get('hauptmandant-summary')
  @Antwortliste(MandantKurz, { gesamt: true })
  auswahl(@Res({ passthrough: true }) reply: FastifyReply) {
    return this.auskunft.auswahl(reply);
  }

  @Get('is-hauptmandant')
  @Antwortwert('boolean')
  istHauptmandant() {
    return String(identitaet().hauptmandant);
  }

  @Get('hauptmandant')
  @Antwortliste(Mandant, { gesamt: true })
  hauptmandanten(@Res({ passthrough: true }) reply: FastifyReply) {
    return this.auskunft.hauptmandanten(reply);
  }

  /** The main client of a client. */
  @Get('hauptmandant/:id')
  @Antwort(Mandant)
  hauptmandantVon(@Id() id: number, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.auskunft.hauptmandantVon(id, reply);
  }

  @Get(':id')
  @Antwort(Mandant)
  einer(@Id() id: number, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.auskunft.nachId(id, reply);
  }
}
