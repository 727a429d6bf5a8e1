import {
  Klaerfall,
  Klaerfallabschluss,
  Klaerfalleroeffnung,
  Klaerfallsuche,
  Klaerfallweitergabe,
  OffeneKlaerfaelle,
} from '@frachtportal/domain/klaerfall/klaerfall';
import { Ansprechbarer } from '@frachtportal/domain/kommentar/kommentar';
import { Controller, Get, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortdatei, Antwortliste } from '../../platform/http/antwort.js';
import { mitGesamt, mitVersion } from '../../platform/http/ergebnis.js';
import { Abfrage, Id, Koerper } from '../../platform/http/koerper.js';
import { ErwarteteVersion, IdempotenzSchluessel } from '../../platform/http/kopfzeilen.js';
import { Sprachkuerzel } from '../../platform/http/sprache.js';
import { Klaerfaelle } from './klaerfaelle.service.js';
import { Schadensanzeigen } from './schadensanzeigen.service.js';

/** An addition: what somebody has to clear up about orders. */
@ApiTags('klaerfaelle')
@Controller('klaerfaelle')
@Recht('auftrag.lesen')
export class KlaerfaelleController {
  constructor(
    private readonly klaerfaelle: Klaerfaelle,
    private readonly anzeigen: Schadensanzeigen,
  ) {}

  @Get()
  @Antwortliste(Klaerfall, { gesamt: true })
  async suche(@Abfrage(Klaerfallsuche) frage: Klaerfallsuche) {
    const { treffer, gesamt } = await this.klaerfaelle.suche(frage);
    return mitGesamt(treffer, gesamt);
  }

  /** Orders with open cases, those due first in front. */
  @Get('offen')
  @Antwortliste(OffeneKlaerfaelle)
  offene() {
    return this.klaerfaelle.offene();
  }

  @Get('auftrag/:id')
  @Antwortliste(Klaerfall)
  zuAuftrag(@Id() id: number) {
    return this.klaerfaelle.zuAuftrag(id);
  }

  @Post('auftrag/:id')
  @HttpCode(201)
  @Recht('auftrag.bearbeiten')
  @Antwort(Klaerfall, { status: 201, etag: true })
  async eroeffnen(
    @Id() id: number,
    @Koerper(Klaerfalleroeffnung) was: Klaerfalleroeffnung,
    @IdempotenzSchluessel() schluessel: string | undefined,
  ) {
    return antworte(await this.klaerfaelle.eroeffne(id, was, schluessel));
  }

  /** Who can clear up what is wrong with an order. */
  @Get('auftrag/:id/zustaendige')
  @Antwortliste(Ansprechbarer)
  zustaendige(@Id() id: number) {
    return this.klaerfaelle.zustaendige(id);
  }

  /** The damage of a case, as the paper with which it is claimed. */
  @Get(':id/schadensanzeige')
  @Antwortdatei('application/pdf')
  async schadensanzeige(@Id() id: number, @Sprachkuerzel() sprache: string) {
    const { pdf, nummer } = await this.anzeigen.drucke(id, sprache);
    const disposition = `inline; filename="Schadensanzeige_${nummer.replace(/[^A-Za-z0-9._-]/g, '_')}.pdf"`;
    return new StreamableFile(pdf, { type: 'application/pdf', disposition });
  }

  /** To somebody else or until another day; one that was done is open again. */
  @Post(':id/weitergeben')
  @HttpCode(200)
  @Recht('auftrag.bearbeiten')
  @Antwort(Klaerfall, { etag: true })
  async weitergeben(
    @Id() id: number,
    @Koerper(Klaerfallweitergabe) was: Klaerfallweitergabe,
    @ErwarteteVersion() version: number | null,
  ) {
    return antworte(await this.klaerfaelle.gibWeiter(id, was, version));
  }

  @Post(':id/erledigen')
  @HttpCode(200)
  @Recht('auftrag.bearbeiten')
  @Antwort(Klaerfall, { etag: true })
  async erledigen(
    @Id() id: number,
    @Koerper(Klaerfallabschluss) { text }: Klaerfallabschluss,
    @ErwarteteVersion() version: number | null,
  ) {
    return antworte(await this.klaerfaelle.erledige(id, text, version));
  }
}

const antworte = (klaerfall: Klaerfall) => mitVersion(klaerfall, klaerfall.version);
