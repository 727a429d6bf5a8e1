import { Global, Module } from '@nestjs/common';
import { Quarantaeneschalter } from './quarantaeneschalter.repository.js';
import { Taktgeber } from './taktgeber.js';

/** Imported after the database: it stops before that closes. */
@Global()
@Module({ providers: [Quarantaeneschalter, Taktgeber], exports: [Quarantaeneschalter, Taktgeber] })
export class JobsModule {}
