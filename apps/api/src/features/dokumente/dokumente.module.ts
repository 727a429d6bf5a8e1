import { Module } from '@nestjs/common';
import { UMGEBUNG } from '../../config/umgebung.js';
import { ablagewahl } from './ablage/ablagewahl.js';
import { DATEIABLAGE } from './ablage/dateiablage.js';
import { Ablagepruefung } from './ablagepruefung.service.js';
import { Ablagezugang } from './ablagezugang.service.js';
import { Abraeumen } from './abraeumen.service.js';
import { BelegeService } from './belege.service.js';
import { DokumenteController } from './dokumente.controller.js';
import { Dokumente } from './dokumente.service.js';
import { Dokumentenverweise } from './dokumentenverweise.repository.js';

@Module({
  controllers: [DokumenteController],
  providers: [
    Ablagepruefung,
    Ablagezugang,
    Abraeumen,
    BelegeService,
    Dokumente,
    Dokumentenverweise,
    { provide: DATEIABLAGE, useFactory: ablagewahl, inject: [UMGEBUNG] },
  ],
  exports: [Ablagepruefung, Ablagezugang, BelegeService, Dokumente],
})
export class DokumenteModule {}
