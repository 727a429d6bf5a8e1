import {
  Schluesselausgabe,
  Schluesselwechsel,
  Zugangsschluessel,
} from '@frachtportal/domain/zugangsschluessel/zugangsschluessel';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste } from '../../platform/http/antwort.js';
import { Id, Koerper } from '../../platform/http/koerper.js';
import { Zugangsschluesselpflege } from './zugangsschluesselpflege.service.js';

/** Keys with which programs come in. */
@ApiTags('zugangsschluessel')
@Controller('zugangsschluessel')
export class ZugangsschluesselController {
  constructor(private readonly pflege: Zugangsschluesselpflege) {}

  @Get()
  @Recht('mandant.verwalten')
  @Antwortliste(Zugangsschluessel)
  alle() {
    return this.pflege.alle();
  }

  /** The answer tells the key, this once. */
  @Post()
  @HttpCode(201)
  @Recht('mandant.verwalten')
  @Antwort(Schluesselausgabe, { status: 201 })
  anlegen(@Koerper(Zugangsschluessel) neuer: Zugangsschluessel) {
    return this.pflege.anlegen(neuer);
  }

  /** A new key for the same; the one before opens for a while more. */
  @Post(':id/erneuern')
  @HttpCode(200)
  @Recht('mandant.verwalten')
  @Antwort(Schluesselausgabe)
  erneuern(@Id() id: number, @Koerper(Schluesselwechsel) wechsel: Schluesselwechsel) {
    return this.pflege.erneuere(id, wechsel);
  }

  @Post(':id/widerrufen')
  @HttpCode(200)
  @Recht('mandant.verwalten')
  @Antwort(Zugangsschluessel)
  widerrufen(@Id() id: number) {
    return this.pflege.widerrufe(id);
  }
}
