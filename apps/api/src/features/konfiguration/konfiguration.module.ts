import { Module } from '@nestjs/common';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { ConfigParamController } from './config-param.controller.js';
import { Einstellungen } from './einstellungen.repository.js';
import { KonfigurationAendern } from './konfiguration-aendern.service.js';
import { KonfigurationFreigeben } from './konfiguration-freigeben.service.js';
import { KonfigurationLesen } from './konfiguration-lesen.read-model.js';
import { Konfigurationsauskunft } from './konfigurationsauskunft.service.js';
import { Konfigurationsvorschlaege } from './konfigurationsvorschlaege.service.js';
import { Vorschlagsablage } from './vorschlagsablage.repository.js';

@Module({
  imports: [ProtokollModule, StammdatenModule],
  controllers: [ConfigParamController],
  providers: [
    Einstellungen,
    KonfigurationAendern,
    KonfigurationFreigeben,
    KonfigurationLesen,
    Konfigurationsauskunft,
    Konfigurationsvorschlaege,
    Vorschlagsablage,
  ],
  exports: [KonfigurationAendern, Konfigurationsauskunft],
})
export class KonfigurationModule {}
