import { Module } from '@nestjs/common';
import { AuftraegeModule } from '../auftraege/auftraege.module.js';
import { BerichteModule } from '../berichte/berichte.module.js';
import { DokumenteModule } from '../dokumente/dokumente.module.js';
import { KalenderModule } from '../kalender/kalender.module.js';
import { KlaerfaelleController } from './klaerfaelle.controller.js';
import { Klaerfaelle } from './klaerfaelle.service.js';
import { KlaerfallRepository } from './klaerfall.repository.js';
import { KlaerfallErinnern } from './klaerfall-erinnern.service.js';
import { Klaerfallpost } from './klaerfallpost.service.js';
import { Schadensanzeigen } from './schadensanzeigen.service.js';
import { Schaeden } from './schaeden.service.js';

@Module({
  imports: [AuftraegeModule, BerichteModule, DokumenteModule, KalenderModule],
  controllers: [KlaerfaelleController],
  providers: [Klaerfaelle, KlaerfallRepository, Klaerfallpost, KlaerfallErinnern, Schadensanzeigen, Schaeden],
})
export class KlaerfaelleModule {}
