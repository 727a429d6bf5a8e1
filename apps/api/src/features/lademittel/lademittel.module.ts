import { Module } from '@nestjs/common';
import { AuthenticationModule } from '../authentication/authentication.module.js';
import { BerichteModule } from '../berichte/berichte.module.js';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { Kontoauszuege } from './kontoauszuege.service.js';
import { LademittelController } from './lademittel.controller.js';
import { LademittelbuchungRepository } from './lademittelbuchung.repository.js';
import { Lademittelkonten } from './lademittelkonten.service.js';
import { LademittelstandReadModel } from './lademittelstand.read-model.js';
import { Saldenantworten } from './saldenantworten.service.js';
import { SaldenbestaetigungController } from './saldenbestaetigung.controller.js';
import { SaldenbestaetigungRepository } from './saldenbestaetigung.repository.js';
import { Saldenbestaetigungen } from './saldenbestaetigungen.service.js';
import { Saldenpost } from './saldenpost.service.js';

@Module({
  imports: [AuthenticationModule, BerichteModule, ProtokollModule],
  controllers: [LademittelController, SaldenbestaetigungController],
  providers: [
    Kontoauszuege,
    Lademittelkonten,
    LademittelbuchungRepository,
    LademittelstandReadModel,
    Saldenantworten,
    SaldenbestaetigungRepository,
    Saldenbestaetigungen,
    Saldenpost,
  ],
  exports: [Lademittelkonten],
})
export class LademittelModule {}
