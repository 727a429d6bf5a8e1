import { Module } from '@nestjs/common';
import { KalenderModule } from '../kalender/kalender.module.js';
import { KlaerfaelleController } from './klaerfaelle.controller.js';
import { Klaerfaelle } from './klaerfaelle.service.js';
import { KlaerfallRepository } from './klaerfall.repository.js';
import { KlaerfallErinnern } from './klaerfall-erinnern.service.js';
import { Klaerfallpost } from './klaerfallpost.service.js';
import { Schaeden } from './schaeden.service.js';

@Module({
  imports: [KalenderModule],
  controllers: [KlaerfaelleController],
  providers: [Klaerfaelle, KlaerfallRepository, Klaerfallpost, KlaerfallErinnern, Schaeden],
})
export class KlaerfaelleModule {}
