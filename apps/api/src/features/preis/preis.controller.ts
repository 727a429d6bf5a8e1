import { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { Berechnteil } from '@frachtportal/domain/preis/berechnteil';
import { Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { nichtGefunden } from '../../platform/errors/fachfehler.js';
import { nenneAbgelehnte } from '../../platform/http/abgelehnt.js';
import { Antwortliste, JsonText } from '../../platform/http/antwort.js';
import { Id, IdListe } from '../../platform/http/koerper.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Auftragsliste } from '../auftraege/auftragsliste.read-model.js';
import { Berechnungen } from './berechnung.repository.js';
import { type Erfolg, Preisanfragen } from './preisanfragen.service.js';
import { TypUndIds } from './typ-aenderung.js';

/** Prices of orders. Those that do not qualify stand in the header `abgelehnt`. */
@ApiTags('auftraege')
@Controller('auftraege')
export class PreisController {
  constructor(
    private readonly anfragen: Preisanfragen,
    private readonly berechnungen: Berechnungen,
    private readonly liste: Auftragsliste,
  ) {}

  @Post('typ')
  @HttpCode(200)
  @Recht('auftrag.uebertragen')
  @Antwortliste(Auftragszeile)
  @JsonText()
  async typ(
    @TypUndIds() { typ, ids }: { typ: number; ids: number[] },
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.zeilen(await this.anfragen.setzeTyp(typ, ids), reply);
  }

  @Post('typUebertragen')
  @HttpCode(200)
  @Recht('auftrag.uebertragen')
  @Antwortliste(Auftragszeile)
  @JsonText()
  async typUebertragen(@IdListe() ids: number[], @Res({ passthrough: true }) reply: FastifyReply) {
    return this.zeilen(await this.anfragen.frageAn(ids), reply);
  }

  @Get('brt/:auftragId')
  @Recht('auftrag.lesen')
  @Antwortliste(Berechnteil)
  @JsonText()
  async berechnteile(@Id('auftragId') id: number) {
    const json = await this.berechnungen.teile(id, identitaet().sichtbareMandanten);
    if (!json) throw nichtGefunden();
    return json;
  }

  private zeilen({ erfolgt, abgelehnt }: Erfolg, reply: FastifyReply): Promise<string> {
    nenneAbgelehnte(reply, abgelehnt);
    return this.liste.nachIds(erfolgt, identitaet().sichtbareMandanten);
  }
}
