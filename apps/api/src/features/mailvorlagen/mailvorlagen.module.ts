import { Module } from '@nestjs/common';
import { Geheimnisse } from '../../platform/geheimnisse/geheimnisse.service.js';
import { Drossel } from '../../platform/http/schutz/drossel.repository.js';
import { AuftrittModule } from '../auftritt/auftritt.module.js';
import { Anmeldekonten } from '../authentication/anmeldekonten.read-model.js';
import { BerichteModule } from '../berichte/berichte.module.js';
import { MandantenModule } from '../mandanten/mandanten.module.js';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { Mailproben } from './mailproben.service.js';
import { MailvorlagenController } from './mailvorlagen.controller.js';
import { MailvorlagenRepository } from './mailvorlagen.repository.js';
import { Mailvorlagen } from './mailvorlagen.service.js';
import { Mailvorlagenpflege } from './mailvorlagenpflege.service.js';
import { MailversandController } from './versand/mailversand.controller.js';
import { MailversandRepository } from './versand/mailversand.repository.js';
import { Mailversandpflege } from './versand/mailversandpflege.service.js';
import { Mailversandproben } from './versand/mailversandproben.service.js';

@Module({
  imports: [AuftrittModule, BerichteModule, MandantenModule, ProtokollModule],
  controllers: [MailvorlagenController, MailversandController],
  providers: [
    Anmeldekonten,
    Drossel,
    Geheimnisse,
    Mailproben,
    MailversandRepository,
    Mailversandpflege,
    Mailversandproben,
    Mailvorlagen,
    MailvorlagenRepository,
    Mailvorlagenpflege,
  ],
  exports: [Mailvorlagen],
})
export class MailvorlagenModule {}
