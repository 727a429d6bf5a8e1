import { Module } from '@nestjs/common';
import { AuftraegeModule } from '../auftraege/auftraege.module.js';
import { AuftragsvorlagenModule } from '../auftragsvorlagen/auftragsvorlagen.module.js';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { AuftragsvorschlaegeController } from './auftragsvorschlaege.controller.js';
import { Auftragsvorschlaege } from './auftragsvorschlaege.service.js';
import { AuftragsvorschlagRepository } from './auftragsvorschlag.repository.js';
import { VorschlagDrahtform } from './vorschlag-drahtform.service.js';
import { VorschlagEntscheiden } from './vorschlag-entscheiden.service.js';

@Module({
  imports: [AuftraegeModule, AuftragsvorlagenModule, ProtokollModule],
  controllers: [AuftragsvorschlaegeController],
  providers: [AuftragsvorschlagRepository, Auftragsvorschlaege, VorschlagDrahtform, VorschlagEntscheiden],
  exports: [Auftragsvorschlaege, VorschlagDrahtform, VorschlagEntscheiden],
})
export class VorschlaegeModule {}
