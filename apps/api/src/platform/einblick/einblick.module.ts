import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { PlatteVollInterceptor } from './platte-voll.interceptor.js';
import { Plattenwacht } from './plattenwacht.service.js';

@Global()
@Module({
  providers: [Plattenwacht, { provide: APP_INTERCEPTOR, useClass: PlatteVollInterceptor }],
  exports: [Plattenwacht],
})
export class EinblickModule {}
