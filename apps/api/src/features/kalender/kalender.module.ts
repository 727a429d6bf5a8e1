import { Module } from '@nestjs/common';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { Abholtage } from './abholtage.service.js';
import { Annahme } from './annahme.read-model.js';
import { KalenderController } from './kalender.controller.js';

@Module({
  imports: [StammdatenModule],
  controllers: [KalenderController],
  providers: [Abholtage, Annahme],
  exports: [Abholtage],
})
export class KalenderModule {}
