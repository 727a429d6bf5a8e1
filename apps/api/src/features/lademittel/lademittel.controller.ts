import {
  Auszugsfrage,
  GebuchteLademittel,
  Kontoauszug,
  Lademittelbestaetigung,
  Lademittelbuchung,
  Lademittelfrage,
  Lademittelplanung,
  Lademittelsaldo,
  Lademittelstorno,
} from '@frachtportal/domain/lademittel/lademittelkonto';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Controller, Get, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortdatei, Antwortliste, xlsx } from '../../platform/http/antwort.js';
import { Abfrage, Id, Koerper } from '../../platform/http/koerper.js';
import { IdempotenzSchluessel } from '../../platform/http/kopfzeilen.js';
import { Sprecher } from '../../platform/http/sprache.js';
import { Lademittelkonten } from './lademittelkonten.service.js';

/** An addition: who owes how many pallets. */
@ApiTags('lademittelkonten')
@Controller('lademittelkonten')
@Recht('auftrag.lesen')
export class LademittelController {
  constructor(private readonly konten: Lademittelkonten) {}

  @Get()
  @Antwortliste(Lademittelsaldo)
  salden(@Abfrage(Lademittelfrage) frage: Lademittelfrage) {
    return this.konten.salden(frage);
  }

  /** What orders let expect and nobody has confirmed, the oldest first. */
  @Get('planungen')
  @Antwortliste(Lademittelplanung)
  planungen(@Abfrage(Lademittelfrage) frage: Lademittelfrage) {
    return this.konten.planungen(frage);
  }

  @Post('planungen/:id/bestaetigen')
  @HttpCode(201)
  @Recht('auftrag.bearbeiten')
  @Antwort(GebuchteLademittel, { status: 201 })
  bestaetigen(@Id() id: number, @Koerper(Lademittelbestaetigung) was: Lademittelbestaetigung) {
    return this.konten.bestaetige(id, was);
  }

  @Post('buchungen')
  @HttpCode(201)
  @Recht('auftrag.bearbeiten')
  @Antwort(GebuchteLademittel, { status: 201 })
  buchen(
    @Koerper(Lademittelbuchung) buchung: Lademittelbuchung,
    @IdempotenzSchluessel() schluessel: string | undefined,
  ) {
    return this.konten.buche(buchung, schluessel);
  }

  @Post('buchungen/:id/stornieren')
  @HttpCode(201)
  @Recht('auftrag.bearbeiten')
  @Antwort(GebuchteLademittel, { status: 201 })
  stornieren(@Id() id: number, @Koerper(Lademittelstorno) storno: Lademittelstorno) {
    return this.konten.storniere(id, storno);
  }

  @Get(':id/auszug')
  @Antwort(Kontoauszug)
  auszug(@Id() id: number, @Abfrage(Auszugsfrage) frage: Auszugsfrage) {
    return this.konten.auszug(id, frage);
  }

  /** The same with all its bookings, as a spreadsheet. */
  @Get(':id/auszug.xlsx')
  @Antwortdatei(xlsx)
  async alsXlsx(@Id() id: number, @Abfrage(Auszugsfrage) frage: Auszugsfrage, @Sprecher() sage: Uebersetzer) {
    const disposition = `attachment; filename="Kontoauszug-${id}.xlsx"`;
    return new StreamableFile(await this.konten.alsXlsx(id, frage, sage), { type: xlsx, disposition });
  }
}
