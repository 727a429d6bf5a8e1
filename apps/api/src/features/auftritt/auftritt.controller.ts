import { Auftritt, Auftrittsbild } from '@frachtportal/domain/mandant/auftritt';
import { Controller, Get, Put, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AuchAngemeldet, Recht } from '../../platform/auth/recht.js';
import { gefunden } from '../../platform/errors/fachfehler.js';
import { Antwort, Antwortdatei } from '../../platform/http/antwort.js';
import { Ergebnis, mitVersion } from '../../platform/http/ergebnis.js';
import { Id, Koerper, TextImPfad } from '../../platform/http/koerper.js';
import { ErwarteteVersion } from '../../platform/http/kopfzeilen.js';
import { vielleichtIdentitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Auftritte } from './auftritte.read-model.js';
import { Auftrittspflege } from './auftrittspflege.service.js';
import { logodatei } from './logo.js';

/** How forwarders show themselves: to everybody, and to who keeps it. */
@ApiTags('auftritt')
@Controller()
@Recht('oeffentlich')
export class AuftrittController {
  constructor(
    private readonly auftritte: Auftritte,
    private readonly pflege: Auftrittspflege,
  ) {}

  /** Whose portal this is: one's own forwarder's, and before anybody is logged in that of the host. */
  @Get('auftritt')
  @AuchAngemeldet()
  @Antwort(Auftrittsbild)
  bild(@Req() { hostname }: FastifyRequest) {
    const wer = vielleichtIdentitaet();
    return wer ? this.auftritte.vonMandant(wer.mandantId) : this.auftritte.vonHost(hostname);
  }

  @Get('auftritt/logo/:kennung')
  @Antwortdatei(['image/png', 'image/jpeg'], {})
  async logo(@TextImPfad('kennung', 32) kennung: string) {
    const { art, inhalt } = gefunden(logodatei((await this.auftritte.logo(kennung)) ?? ''));
    // Another picture has another name.
    const kopf = { 'cache-control': 'public, max-age=31536000, immutable' };
    return new Ergebnis(new StreamableFile(inhalt, { type: art, length: inhalt.length }), { kopf });
  }

  @Get('mandanten/:id/auftritt')
  @Recht('mandant.verwalten')
  @Antwort(Auftritt, { etag: true })
  async einer(@Id() id: number) {
    const { wert, version } = await this.pflege.lies(id);
    return mitVersion(wert, version);
  }

  @Put('mandanten/:id/auftritt')
  @Recht('mandant.verwalten')
  @Antwort(Auftritt, { etag: true })
  async aendere(
    @Id() id: number,
    @Koerper(Auftritt) auftritt: Auftritt,
    @ErwarteteVersion() version: number | null,
  ) {
    const gespeichert = await this.pflege.speichere(id, auftritt, version);
    return mitVersion(gespeichert.wert, gespeichert.version);
  }
}
