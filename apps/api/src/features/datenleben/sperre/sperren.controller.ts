import { Mandantensperre } from '@frachtportal/domain/mandant/mandantensperre';
import { Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../../platform/auth/recht.js';
import { Antwortliste, Leer } from '../../../platform/http/antwort.js';
import { Id } from '../../../platform/http/koerper.js';
import { Sperren } from './sperren.service.js';

/** Clients that are blocked. */
@ApiTags('datenleben')
@Controller('datenleben/sperren')
@Recht('mandant.verwalten')
export class SperrenController {
  constructor(private readonly sperren: Sperren) {}

  @Get()
  @Antwortliste(Mandantensperre)
  gesperrte() {
    return this.sperren.alle();
  }

  @Put(':id')
  @HttpCode(204)
  @Leer()
  sperre(@Id() id: number) {
    return this.sperren.sperre(id);
  }

  @Delete(':id')
  @HttpCode(204)
  @Leer()
  entsperre(@Id() id: number) {
    return this.sperren.entsperre(id);
  }
}
