import { Module } from '@nestjs/common';
import { MandantAnlegen } from './mandant-anlegen.service.js';
import { MandantSchreiben } from './mandant-schreiben.repository.js';
import { MandantenController } from './mandanten.controller.js';
import { MandantenLesen } from './mandanten.read-model.js';

@Module({
  controllers: [MandantenController],
  providers: [MandantAnlegen, MandantSchreiben, MandantenLesen],
  exports: [MandantAnlegen],
})
export class MandantenModule {}
