import { Module } from '@nestjs/common';
import { AuftraegeModule } from '../auftraege/auftraege.module.js';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { BerichtService } from './bericht.service.js';
import { BerichteController } from './berichte.controller.js';
import { BriefkopfLesen } from './briefkopf.read-model.js';
import { DruckenService } from './drucken.service.js';

@Module({
  imports: [AuftraegeModule, StammdatenModule],
  controllers: [BerichteController],
  providers: [BerichtService, BriefkopfLesen, DruckenService],
})
export class BerichteModule {}
