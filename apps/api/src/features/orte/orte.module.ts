import { Module } from '@nestjs/common';
import { Importlaeufe } from './importlauf.repository.js';
import { OrteController } from './orte.controller.js';
import { Orte } from './orte.read-model.js';
import { OrtsimportController } from './ortsimport.controller.js';
import { Ortsimporte } from './ortsimport.repository.js';
import { Ortsimport } from './ortsimport.service.js';

@Module({
  controllers: [OrtsimportController, OrteController],
  providers: [Importlaeufe, Orte, Ortsimport, Ortsimporte],
  exports: [Orte],
})
export class OrteModule {}
