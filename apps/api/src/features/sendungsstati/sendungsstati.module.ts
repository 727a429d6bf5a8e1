import { Module } from '@nestjs/common';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { SendungsstatiController } from './sendungsstati.controller.js';
import { StatusPflegen } from './status-pflegen.service.js';
import { StatusSchreiben } from './status-schreiben.repository.js';
import { Statusauskunft } from './statusauskunft.service.js';
import { Statuskette } from './statuskette.service.js';

@Module({
  imports: [ProtokollModule, StammdatenModule],
  controllers: [SendungsstatiController],
  providers: [StatusPflegen, StatusSchreiben, Statusauskunft, Statuskette],
})
export class SendungsstatiModule {}
