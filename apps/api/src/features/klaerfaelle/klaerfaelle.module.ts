import { Module } from '@nestjs/common';
import { KlaerfaelleController } from './klaerfaelle.controller.js';
import { Klaerfaelle } from './klaerfaelle.service.js';
import { KlaerfallRepository } from './klaerfall.repository.js';
import { KlaerfallErinnern } from './klaerfall-erinnern.service.js';
import { Klaerfallpost } from './klaerfallpost.service.js';

@Module({
  controllers: [KlaerfaelleController],
  providers: [Klaerfaelle, KlaerfallRepository, Klaerfallpost, KlaerfallErinnern],
})
export class KlaerfaelleModule {}
