import { Module } from '@nestjs/common';
import { BerichteModule } from '../berichte/berichte.module.js';
import { DruckauftraegeController } from './druckauftraege.controller.js';
import { Druckauftraege } from './druckauftraege.read-model.js';
import { Druckausgang } from './druckausgang.repository.js';
import { DruckerController } from './drucker.controller.js';
import { DruckerRepository } from './drucker.repository.js';
import { Druckerpflege } from './druckerpflege.service.js';
import { Druckversand } from './druckversand.service.js';
import { Etikettendruck } from './etikettendruck.service.js';

@Module({
  imports: [BerichteModule],
  controllers: [DruckerController, DruckauftraegeController],
  providers: [Druckauftraege, Druckausgang, DruckerRepository, Druckerpflege, Druckversand, Etikettendruck],
})
export class DruckerModule {}
