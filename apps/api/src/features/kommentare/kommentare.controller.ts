import {
  Ansprechbarer,
  Kommentar,
  Lesemarke,
  UngeleseneKommentare,
} from '@frachtportal/domain/kommentar/kommentar';
import { Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste, Leer } from '../../platform/http/antwort.js';
import { Id, Koerper } from '../../platform/http/koerper.js';
import { IdempotenzSchluessel } from '../../platform/http/kopfzeilen.js';
import { Kommentare } from './kommentare.service.js';

/** An addition: comments on orders. */
@ApiTags('kommentare')
@Controller('kommentare')
@Recht('auftrag.lesen')
export class KommentareController {
  constructor(private readonly kommentare: Kommentare) {}

  /** Orders with comments that the user has not read, those with the latest first. */
  @Get('ungelesen')
  @Antwortliste(UngeleseneKommentare)
  ungelesene() {
    return this.kommentare.ungelesene();
  }

  @Get('auftrag/:id')
  @Antwortliste(Kommentar)
  zuAuftrag(@Id() id: number) {
    return this.kommentare.zuAuftrag(id);
  }

  @Post('auftrag/:id')
  @HttpCode(201)
  @Recht('auftrag.bearbeiten')
  @Antwort(Kommentar, { status: 201 })
  schreiben(
    @Id() id: number,
    @Koerper(Kommentar) kommentar: Kommentar,
    @IdempotenzSchluessel() schluessel: string | undefined,
  ) {
    return this.kommentare.schreibe(id, kommentar, schluessel);
  }

  /** Who can be named in a comment. */
  @Get('auftrag/:id/ansprechbar')
  @Antwortliste(Ansprechbarer)
  ansprechbare(@Id() id: number) {
    return this.kommentare.ansprechbare(id);
  }

  @Put('auftrag/:id/gelesen')
  @HttpCode(204)
  @Leer()
  gelesen(@Id() id: number, @Koerper(Lesemarke) { bis }: Lesemarke) {
    return this.kommentare.merkeGelesen(id, bis);
  }
}
