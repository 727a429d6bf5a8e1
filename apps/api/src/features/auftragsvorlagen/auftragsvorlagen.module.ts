import { Module } from '@nestjs/common';
import { AdressenModule } from '../adressen/adressen.module.js';
import { AuftraegeModule } from '../auftraege/auftraege.module.js';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { AuftragsvorlageRepository } from './auftragsvorlage.repository.js';
import { AuftragsvorlageEditController } from './auftragsvorlage-edit.controller.js';
import { AuftragsvorlagenController } from './auftragsvorlagen.controller.js';
import { Auftragsvorlagen } from './auftragsvorlagen.service.js';
import { VorlageAnwendenController } from './vorlage-anwenden.controller.js';
import { VorlageDrahtform } from './vorlage-drahtform.service.js';

@Module({
  imports: [AdressenModule, AuftraegeModule, StammdatenModule],
  controllers: [AuftragsvorlageEditController, AuftragsvorlagenController, VorlageAnwendenController],
  providers: [AuftragsvorlageRepository, Auftragsvorlagen, VorlageDrahtform],
  exports: [VorlageDrahtform],
})
export class AuftragsvorlagenModule {}
