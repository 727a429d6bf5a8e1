import { Module } from '@nestjs/common';
import { ImporteModule } from '../importe/importe.module.js';
import { OrteController } from './orte.controller.js';
import { Orte } from './orte.read-model.js';
import { OrtsimportController } from './ortsimport.controller.js';
import { Ortsimport } from './ortsimport.service.js';
import { Ortsimporte } from './ortsimporte.repository.js';

@Module({
  imports: [ImporteModule],
  controllers: [OrtsimportController, OrteController],
  providers: [Orte, Ortsimport, Ortsimporte],
  exports: [Orte],
})
export class OrteModule {}
