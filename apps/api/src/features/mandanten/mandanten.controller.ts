import { MandantKurz } from '@frachtportal/domain/mandant/mandant';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwortliste, Antwortwert } from '../../platform/http/antwort.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { MandantenLesen } from './mandanten.read-model.js';

@ApiTags('mandanten')
@Controller('mandanten')
export class MandantenController {
  constructor(private readonly mandanten: MandantenLesen) {}

  /** The clients the user may choose between. */
  @Get('hauptmandant-summary')
  @Recht('angemeldet')
  @Antwortliste(MandantKurz)
  auswahl() {
    return this.mandanten.kurz(identitaet().sichtbareMandanten);
  }

  @Get('is-hauptmandant')
  @Recht('angemeldet')
  @Antwortwert('boolean')
  istHauptmandant() {
    return String(identitaet().hauptmandant);
  }
}
