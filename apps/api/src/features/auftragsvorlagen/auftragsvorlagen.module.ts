import { Module } from '@nestjs/common';
import { AdressenModule } from '../adressen/adressen.module.js';
import { AuftraegeModule } from '../auftraege/auftraege.module.js';
import { KalenderModule } from '../kalender/kalender.module.js';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { AuftragsvorlageRepository } from './auftragsvorlage.repository.js';
import { AuftragsvorlageEditController } from './auftragsvorlage-edit.controller.js';
import { AuftragsvorlagenController } from './auftragsvorlagen.controller.js';
import { Auftragsvorlagen } from './auftragsvorlagen.service.js';
import { VorlageAnwendenController } from './vorlage-anwenden.controller.js';
import { VorlageAnwenden } from './vorlage-anwenden.service.js';
import { VorlageDrahtform } from './vorlage-drahtform.service.js';
import { Vorlagenort } from './vorlagenort.service.js';

@Module({
  imports: [AdressenModule, AuftraegeModule, KalenderModule, StammdatenModule],
  controllers: [AuftragsvorlageEditController, AuftragsvorlagenController, VorlageAnwendenController],
  providers: [AuftragsvorlageRepository, Auftragsvorlagen, VorlageAnwenden, VorlageDrahtform, Vorlagenort],
  exports: [VorlageAnwenden, VorlageDrahtform, Vorlagenort],
})
export class AuftragsvorlagenModule {}
