import { Module } from '@nestjs/common';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { LademittelController } from './lademittel.controller.js';
import { LademittelbuchungRepository } from './lademittelbuchung.repository.js';
import { Lademittelkonten } from './lademittelkonten.service.js';
import { LademittelstandReadModel } from './lademittelstand.read-model.js';

@Module({
  imports: [ProtokollModule],
  controllers: [LademittelController],
  providers: [Lademittelkonten, LademittelbuchungRepository, LademittelstandReadModel],
})
export class LademittelModule {}
