import { Module } from '@nestjs/common';
import { Importlaeufe } from './importlaeufe.repository.js';
import { OrteController } from './orte.controller.js';
import { Orte } from './orte.read-model.js';
import { OrtsimportController } from './ortsimport.controller.js';
import { Ortsimport } from './ortsimport.service.js';
import { Ortsimporte } from './ortsimporte.repository.js';

@Module({
  controllers: [OrtsimportController, OrteController],
  providers: [Importlaeufe, Orte, Ortsimport, Ortsimporte],
  exports: [Orte],
})
export class OrteModule {}
