import { Firmenkontostand } from '@frachtportal/domain/benutzer/firmenzugang';
import { Controller, Delete, Get, HttpCode } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../../../platform/auth/recht.js';
import { Antwort, Leer } from '../../../../platform/http/antwort.js';
import { Id } from '../../../../platform/http/koerper.js';
import { Firmenkontopflege } from './firmenkontopflege.service.js';

/** An addition: the account of a company that somebody signs in with. */
@ApiTags('sicherheit')
@Controller('benutzer/:id/firmenkonto')
export class FirmenkontoController {
  constructor(private readonly pflege: Firmenkontopflege) {}

  @Get()
  @Recht('angemeldet')
  @Antwort(Firmenkontostand)
  stand(@Id() id: number) {
    return this.pflege.stand(id);
  }

  @Delete()
  @HttpCode(204)
  @Recht('admin')
  @Leer()
  loese(@Id() id: number) {
    return this.pflege.loese(id);
  }
}
