import { Module } from '@nestjs/common';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { Kurzformen } from './kurzformen.service.js';
import { Laenderkuerzel } from './laenderkuerzel.read-model.js';
import { LaendersucheController } from './laendersuche.controller.js';
import { listenControllers } from './listen.controller.js';
import { pflegeControllers } from './listenpflege.controller.js';
import { Listenpflege } from './listenpflege.repository.js';
import { PackmittelController } from './packmittel.controller.js';
import { PartnercodesController } from './partnercodes.controller.js';
import { Partnercodes } from './partnercodes.repository.js';
import { Stammdaten } from './stammdaten.read-model.js';

@Module({
  imports: [ProtokollModule],
  controllers: [
    ...listenControllers,
    ...pflegeControllers,
    LaendersucheController,
    PackmittelController,
    PartnercodesController,
  ],
  providers: [Kurzformen, Laenderkuerzel, Listenpflege, Partnercodes, Stammdaten],
  exports: [Kurzformen, Stammdaten],
})
export class StammdatenModule {}
