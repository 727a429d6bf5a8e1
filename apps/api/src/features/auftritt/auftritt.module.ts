import { Module } from '@nestjs/common';
import { KonfigurationModule } from '../konfiguration/konfiguration.module.js';
import { MandantenModule } from '../mandanten/mandanten.module.js';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { AuftrittController } from './auftritt.controller.js';
import { AuftrittRepository } from './auftritt.repository.js';
import { Auftritte } from './auftritte.read-model.js';
import { Auftrittspflege } from './auftrittspflege.service.js';
import { Mailfuss } from './mailfuss.service.js';

@Module({
  imports: [KonfigurationModule, MandantenModule, ProtokollModule],
  controllers: [AuftrittController],
  providers: [AuftrittRepository, Auftritte, Auftrittspflege, Mailfuss],
  exports: [Auftritte, Auftrittspflege, Mailfuss],
})
export class AuftrittModule {}
