import { Mandant, MandantKurz } from '@frachtportal/domain/mandant/mandant';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste, Antwortwert } from '../../platform/http/antwort.js';
import { mitGesamt, mitVersion } from '../../platform/http/ergebnis.js';
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
  async auswahl() {
    const alle = await this.auskunft.auswahl();
    return mitGesamt(alle, alle.length);
  }

  @Get('is-hauptmandant')
  @Antwortwert('boolean')
  istHauptmandant() {
    return identitaet().hauptmandant;
  }

  @Get('hauptmandant')
  @Antwortliste(Mandant, { gesamt: true })
  async hauptmandanten() {
    const { treffer, gesamt } = await this.auskunft.hauptmandanten();
    return mitGesamt(treffer, gesamt);
  }

  /** The main client of a client. */
  @Get('hauptmandant/:id')
  @Antwort(Mandant, { etag: true })
  async hauptmandantVon(@Id() id: number) {
    const { wert, version } = await this.auskunft.hauptmandantVon(id);
    return mitVersion(wert, version);
  }

  @Get(':id')
  @Antwort(Mandant, { etag: true })
  async einer(@Id() id: number) {
    const { wert, version } = await this.auskunft.nachId(id);
    return mitVersion(wert, version);
  }
}
