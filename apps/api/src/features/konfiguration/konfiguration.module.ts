import { Module } from '@nestjs/common';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { ConfigParamController } from './config-param.controller.js';
import { Einstellungen } from './einstellungen.repository.js';
import { KonfigurationAendern } from './konfiguration-aendern.service.js';
import { KonfigurationLesen } from './konfiguration-lesen.read-model.js';
import { Konfigurationsauskunft } from './konfigurationsauskunft.service.js';

@Module({
  imports: [ProtokollModule, StammdatenModule],
  controllers: [ConfigParamController],
  providers: [Einstellungen, KonfigurationAendern, KonfigurationLesen, Konfigurationsauskunft],
  exports: [KonfigurationAendern, Konfigurationsauskunft],
})
export class KonfigurationModule {}
