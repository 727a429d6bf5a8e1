import { Listenform } from '@frachtportal/domain/auftrag/auftragssuche';
import { Berechnteil } from '@frachtportal/domain/preis/berechnteil';
import { Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PerSchluessel, Recht } from '../../platform/auth/recht.js';
import { gefunden } from '../../platform/errors/fachfehler.js';
import { Antwortliste } from '../../platform/http/antwort.js';
import { JsonText, mitAbgelehnten } from '../../platform/http/ergebnis.js';
import { Abfrage, Id, IdListe } from '../../platform/http/koerper.js';
import { uebersetzerVon } from '../../platform/http/sprache.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { alsKopf } from '../auftraege/regeln/versandreife.service.js';
import {
  Auftragsantwort,
  Auftragsliste,
  type Zeilenform,
  zeilenform,
} from '../auftraege/suche/auftragsliste.read-model.js';
import { Berechnungen } from './berechnungen.repository.js';
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
  @Auftragsantwort({ abgelehnt: true })
  async typ(
    @TypUndIds() { typ, ids }: { typ: number; ids: number[] },
    @Abfrage(Listenform) gewuenscht: Listenform,
  ) {
    const form = zeilenform(gewuenscht);
    return this.antworte(await this.anfragen.setzeTyp(typ, ids), form);
  }

  @Post('typUebertragen')
  @HttpCode(200)
  @Recht('auftrag.uebertragen')
  @Auftragsantwort({ abgelehnt: true, gruende: true })
  async typUebertragen(
    @IdListe() ids: number[],
    @Abfrage(Listenform) gewuenscht: Listenform,
    @Req() anfrage: FastifyRequest,
  ) {
    const form = zeilenform(gewuenscht);
    const erfolg = await this.anfragen.frageAn(ids, uebersetzerVon(anfrage));
    return this.antworte(erfolg, form, alsKopf(erfolg.gruende));
  }

  @Get('brt/:auftragId')
  @Recht('auftrag.lesen')
  @PerSchluessel('auftrag.lesen', 'agent')
  @Antwortliste(Berechnteil)
  async berechnteile(@Id('auftragId') id: number) {
    return new JsonText(gefunden(await this.berechnungen.teile(id, identitaet().sichtbareMandanten)));
  }

  private async antworte({ erfolgt, abgelehnt }: Erfolg, form: Zeilenform, gruende = '') {
    const json = await this.liste.nachIds(erfolgt, identitaet().sichtbareMandanten, form);
    return mitAbgelehnten(new JsonText(json), abgelehnt, gruende);
  }
}
