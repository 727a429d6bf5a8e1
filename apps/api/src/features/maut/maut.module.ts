import { Module } from '@nestjs/common';
import { Drossel } from '../../platform/http/schutz/drossel.repository.js';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { Mautart } from './import/mautart.service.js';
import { MautController } from './maut.controller.js';
import { Mautpflege } from './mautpflege.service.js';
import { Mautrechner } from './mautrechner.service.js';
import { MauttabellenController } from './mauttabellen.controller.js';
import { Mauttabellen } from './mauttabellen.repository.js';
import { Wegpunkte } from './wegpunkte.read-model.js';

@Module({
  imports: [ProtokollModule, StammdatenModule],
  controllers: [MautController, MauttabellenController],
  providers: [Drossel, Mautart, Mautpflege, Mautrechner, Mauttabellen, Wegpunkte],
  exports: [Mautart],
})
export class MautModule {}
