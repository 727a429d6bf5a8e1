import {
  type Ausgangsart,
  ausgangsarten,
  Quarantaene,
  Zurueckgehaltenes,
} from '@frachtportal/domain/betrieb/quarantaene';
import { Blaetterung } from '@frachtportal/domain/dispo/uebertragung';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { gefunden } from '../../platform/errors/fachfehler.js';
import { Antwort, Antwortliste, Antwortwert, Leer } from '../../platform/http/antwort.js';
import { JsonText, mitGesamt } from '../../platform/http/ergebnis.js';
import { Abfrage, IdListe, TextImPfad } from '../../platform/http/koerper.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { QuarantaeneService } from './quarantaene.service.js';
import { ZurueckgehaltenesRepository } from './zurueckgehaltenes.repository.js';

/** What is held back after a restore. */
@ApiTags('betrieb')
@Controller('betrieb/quarantaene')
@Recht('installation.verwalten')
export class QuarantaeneController {
  constructor(
    private readonly quarantaene: QuarantaeneService,
    private readonly zurueckgehaltenes: ZurueckgehaltenesRepository,
  ) {}

  @Get()
  @Antwort(Quarantaene)
  lies() {
    return this.quarantaene.lies();
  }

  /** Everything that is held back leaves. */
  @Post('freigabe')
  @HttpCode(204)
  @Leer()
  async gibFrei() {
    await this.quarantaene.gibFrei();
  }

  /** What waits in an outbox, the oldest first. */
  @Get(':art')
  @Antwortliste(Zurueckgehaltenes, { gesamt: true })
  async liste(@TextImPfad('art', 15) art: string, @Abfrage(Blaetterung) seite: Blaetterung) {
    const anzahl = seite.searchLimit ?? identitaet().rowsInGrid;
    const ab = (seite.page ?? 0) * anzahl;
    const { json, gesamt } = await this.zurueckgehaltenes.unsafeSuche(bekannt(art), anzahl, ab);
    return mitGesamt(new JsonText(json), gesamt);
  }

  /** These never leave; answers how many. */
  @Post(':art/verwerfen')
  @HttpCode(200)
  @Antwortwert('integer')
  verwirf(@TextImPfad('art', 15) art: string, @IdListe() ids: number[]) {
    return this.quarantaene.verwirf(bekannt(art), ids);
  }

  /** Nothing of the kind that waits now leaves; answers how many. */
  @Post(':art/alles-verwerfen')
  @HttpCode(200)
  @Antwortwert('integer')
  verwirfAlles(@TextImPfad('art', 15) art: string) {
    return this.quarantaene.verwirf(bekannt(art), null);
  }
}

const bekannt = (art: string): Ausgangsart => gefunden(ausgangsarten.find((a) => a === art));
