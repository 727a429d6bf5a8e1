import {
  Auszugsfrage,
  GebuchteLademittel,
  Kontoauszug,
  Lademittelalter,
  Lademittelbestaetigung,
  Lademittelbuchung,
  Lademittelfrage,
  Lademittelplanung,
  Lademittelsaldo,
  Lademittelstorno,
} from '@frachtportal/domain/lademittel/lademittelkonto';
import {
  Saldenanfrage,
  Saldenbestaetigung,
  Saldenfrage,
} from '@frachtportal/domain/lademittel/saldenbestaetigung';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Controller, Get, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortdatei, Antwortliste, xlsx } from '../../platform/http/antwort.js';
import { Abfrage, Id, Koerper } from '../../platform/http/koerper.js';
import { IdempotenzSchluessel } from '../../platform/http/kopfzeilen.js';
import { Sprachkuerzel, Sprecher } from '../../platform/http/sprache.js';
import { Kontoauszuege } from './kontoauszuege.service.js';
import { Lademittelkonten } from './lademittelkonten.service.js';
import { Saldenbestaetigungen } from './saldenbestaetigungen.service.js';

/** An addition: who owes how many pallets. */
@ApiTags('lademittelkonten')
@Controller('lademittelkonten')
@Recht('auftrag.lesen')
export class LademittelController {
  constructor(
    private readonly konten: Lademittelkonten,
    private readonly auszuege: Kontoauszuege,
    private readonly bestaetigungen: Saldenbestaetigungen,
  ) {}

  @Get()
  @Antwortliste(Lademittelsaldo)
  salden(@Abfrage(Lademittelfrage) frage: Lademittelfrage) {
    return this.konten.salden(frage);
  }

  /** Open balances of partners by how long they have been open, what is oldest first. */
  @Get('alter')
  @Antwortliste(Lademittelalter)
  alter(@Abfrage(Lademittelfrage) frage: Lademittelfrage) {
    return this.konten.alter(frage);
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
    return this.auszuege.lies(id, frage);
  }

  /** The same with all its bookings, as a spreadsheet. */
  @Get(':id/auszug.xlsx')
  @Antwortdatei(xlsx)
  async alsXlsx(@Id() id: number, @Abfrage(Auszugsfrage) frage: Auszugsfrage, @Sprecher() sage: Uebersetzer) {
    const disposition = `attachment; filename="Kontoauszug-${id}.xlsx"`;
    return new StreamableFile(await this.auszuege.alsXlsx(id, frage, sage), { type: xlsx, disposition });
  }

  /** The same as a paper. */
  @Get(':id/auszug.pdf')
  @Antwortdatei('application/pdf')
  async alsPdf(
    @Id() id: number,
    @Abfrage(Auszugsfrage) frage: Auszugsfrage,
    @Sprachkuerzel() sprache: string,
  ) {
    const disposition = `inline; filename="Kontoauszug-${id}.pdf"`;
    const pdf = await this.auszuege.alsPdf(id, frage, sprache);
    return new StreamableFile(pdf, { type: 'application/pdf', disposition });
  }

  /** What the partner was asked and has answered, the latest first. */
  @Get(':id/bestaetigungen')
  @Antwortliste(Saldenbestaetigung)
  saldenbestaetigungen(@Id() id: number, @Abfrage(Saldenfrage) { lademittelId }: Saldenfrage) {
    return this.bestaetigungen.zuKonto(id, lademittelId);
  }

  /** Sends the partner a link behind which they say whether the balance is so. */
  @Post(':id/bestaetigungen')
  @HttpCode(201)
  @Recht('auftrag.bearbeiten')
  @Antwort(Saldenbestaetigung, { status: 201 })
  saldoAnfragen(
    @Id() id: number,
    @Koerper(Saldenanfrage) anfrage: Saldenanfrage,
    @Sprachkuerzel() sprache: string,
  ) {
    return this.bestaetigungen.frageAn(id, anfrage, sprache);
  }

  @Post('bestaetigungen/:id/widerrufen')
  @HttpCode(200)
  @Recht('auftrag.bearbeiten')
  @Antwort(Saldenbestaetigung)
  anfrageWiderrufen(@Id() id: number) {
    return this.bestaetigungen.widerrufe(id);
  }
}
