import { Firmenanmeldung, Firmenprobe } from '@frachtportal/domain/mandant/firmenanmeldung';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { meldungstext } from '@frachtportal/texte/meldungstext';
import { Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../../platform/auth/recht.js';
import { Antwort, Leer } from '../../../platform/http/antwort.js';
import { mitVersion } from '../../../platform/http/ergebnis.js';
import { Id, Koerper } from '../../../platform/http/koerper.js';
import { ErwarteteVersion } from '../../../platform/http/kopfzeilen.js';
import { Sprecher } from '../../../platform/http/sprache.js';
import { Firmenpflege } from './firmenpflege.service.js';
import { Firmenproben } from './firmenproben.service.js';

/** An addition: how people of a main client sign in with their company, for who manages clients. */
@ApiTags('authentication')
@Controller('mandanten/:id/firmenanmeldung')
@Recht('mandant.verwalten')
export class FirmenanmeldungController {
  constructor(
    private readonly pflege: Firmenpflege,
    private readonly proben: Firmenproben,
  ) {}

  @Get()
  @Antwort(Firmenanmeldung, { etag: true })
  async eine(@Id() id: number) {
    const { wert, version } = await this.pflege.lies(id);
    return mitVersion(wert, version);
  }

  @Put()
  @Antwort(Firmenanmeldung, { etag: true })
  async aendere(
    @Id() id: number,
    @Koerper(Firmenanmeldung) anmeldung: Firmenanmeldung,
    @ErwarteteVersion() version: number | null,
  ) {
    const gespeichert = await this.pflege.speichere(id, anmeldung, version);
    return mitVersion(gespeichert.wert, gespeichert.version);
  }

  @Delete()
  @HttpCode(204)
  @Leer()
  loesche(@Id() id: number) {
    return this.pflege.loesche(id);
  }

  /** Asks the provider what it says of itself, as it is stored. */
  @Post('probe')
  @HttpCode(200)
  @Antwort(Firmenprobe)
  async probiere(@Id() id: number, @Sprecher() sage: Uebersetzer) {
    const { fehler, ...probe } = await this.proben.probiere(id);
    return { ...probe, fehler: fehler && meldungstext(fehler, sage).slice(0, 500) };
  }
}
