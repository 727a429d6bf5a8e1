import {
  Geheimniswechsel,
  Webhook,
  Webhookausgabe,
  Webhookzustellung,
  Zustellungsfrage,
} from '@frachtportal/domain/webhook/webhook';
import { Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste, Leer } from '../../platform/http/antwort.js';
import { mitGesamt, mitVersion } from '../../platform/http/ergebnis.js';
import { Abfrage, Id, Koerper } from '../../platform/http/koerper.js';
import { ErwarteteVersion } from '../../platform/http/kopfzeilen.js';
import { Webhookpflege } from './webhookpflege.service.js';

const jeSeite = 50;

/** Programs of others that are told of events (docs/integration/webhooks.md). */
@ApiTags('webhooks')
@Controller('webhooks')
@Recht('mandant.verwalten')
export class WebhooksController {
  constructor(private readonly pflege: Webhookpflege) {}

  @Get()
  @Antwortliste(Webhook)
  alle() {
    return this.pflege.alle();
  }

  /** The answer tells the secret, this once. */
  @Post()
  @HttpCode(201)
  @Antwort(Webhookausgabe, { status: 201 })
  anlegen(@Koerper(Webhook) neuer: Webhook) {
    return this.pflege.anlegen(neuer);
  }

  @Put(':id')
  @Antwort(Webhook, { etag: true })
  async aendern(
    @Id() id: number,
    @Koerper(Webhook) webhook: Webhook,
    @ErwarteteVersion() version: number | null,
  ) {
    const geaendert = await this.pflege.aendern(id, webhook, version);
    return mitVersion(geaendert, geaendert.version);
  }

  @Delete(':id')
  @HttpCode(204)
  @Leer()
  loeschen(@Id() id: number, @ErwarteteVersion() version: number | null): Promise<void> {
    return this.pflege.loeschen(id, version);
  }

  /** A new secret; for a while each message carries the signatures of both. */
  @Post(':id/geheimnis')
  @HttpCode(200)
  @Antwort(Webhookausgabe)
  erneuereGeheimnis(@Id() id: number, @Koerper(Geheimniswechsel) wechsel: Geheimniswechsel) {
    return this.pflege.erneuereGeheimnis(id, wechsel);
  }

  /** Sends a message of the kind `test` with the next beat. */
  @Post(':id/test')
  @HttpCode(202)
  @Antwort(Webhookzustellung, { status: 202 })
  teste(@Id() id: number) {
    return this.pflege.teste(id);
  }

  @Get(':id/zustellungen')
  @Antwortliste(Webhookzustellung, { gesamt: true })
  async zustellungen(@Id() id: number, @Abfrage(Zustellungsfrage) { page, searchLimit }: Zustellungsfrage) {
    const { zeilen, gesamt } = await this.pflege.seite(id, searchLimit ?? jeSeite, page ?? 0);
    return mitGesamt(zeilen, gesamt);
  }

  /** The same message once more. */
  @Post('zustellungen/:id/wiederholen')
  @HttpCode(200)
  @Antwort(Webhookzustellung)
  wiederhole(@Id() id: number) {
    return this.pflege.wiederhole(id);
  }
}
