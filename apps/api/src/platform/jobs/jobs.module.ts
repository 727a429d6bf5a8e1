import { Global, Module } from '@nestjs/common';
import { Taktgeber } from './taktgeber.js';

/** Imported after the database: it stops before that closes. */
@Global()
@Module({ providers: [Taktgeber], exports: [Taktgeber] })
export class JobsModule {}
