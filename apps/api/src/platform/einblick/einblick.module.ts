import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { BetriebszahlenReadModel } from './betriebszahlen.read-model.js';
import { Metriken } from './metriken.service.js';
import { PlatteVollInterceptor } from './platte-voll.interceptor.js';
import { Plattenwacht } from './plattenwacht.service.js';

@Global()
@Module({
  providers: [
    BetriebszahlenReadModel,
    Metriken,
    Plattenwacht,
    { provide: APP_INTERCEPTOR, useClass: PlatteVollInterceptor },
  ],
  exports: [BetriebszahlenReadModel, Plattenwacht],
})
export class EinblickModule {}
