import { Module } from '@nestjs/common';
import { ImporteModule } from '../importe/importe.module.js';
import { Ortsart } from './import/ortsart.service.js';
import { Ortsimporte } from './import/ortsimporte.repository.js';
import { OrteController } from './orte.controller.js';
import { Orte } from './orte.read-model.js';

@Module({
  imports: [ImporteModule],
  controllers: [OrteController],
  providers: [Orte, Ortsart, Ortsimporte],
  exports: [Orte, Ortsart],
})
export class OrteModule {}
