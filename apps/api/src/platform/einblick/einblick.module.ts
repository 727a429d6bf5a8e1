import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { BetriebszahlenReadModel } from './betriebszahlen.read-model.js';
import { Metriken } from './metriken.service.js';
import { PlatteVollGuard } from './platte-voll.guard.js';
import { Plattenwacht } from './plattenwacht.service.js';

@Global()
@Module({
  providers: [
    BetriebszahlenReadModel,
    Metriken,
    Plattenwacht,
    { provide: APP_GUARD, useClass: PlatteVollGuard },
  ],
  exports: [BetriebszahlenReadModel, Metriken, Plattenwacht],
})
export class EinblickModule {}
