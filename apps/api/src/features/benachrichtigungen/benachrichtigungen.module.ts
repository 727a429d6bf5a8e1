import { Module } from '@nestjs/common';
import { FeedModule } from '../../platform/feed/feed.module.js';
import { Anmeldekonten } from '../authentication/anmeldekonten.read-model.js';
import { EreignisseModule } from '../ereignisse/ereignisse.module.js';
import { MailvorlagenModule } from '../mailvorlagen/mailvorlagen.module.js';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { VerfolgungModule } from '../verfolgung/verfolgung.module.js';
import { BenachrichtigungenController } from './benachrichtigungen.controller.js';
import { Benachrichtigungen } from './benachrichtigungen.repository.js';
import { Benachrichtigungspflege } from './benachrichtigungspflege.service.js';
import { Benachrichtigungspost } from './benachrichtigungspost.service.js';
import { Benachrichtigungsversand } from './benachrichtigungsversand.service.js';
import { Neuigkeiten } from './neuigkeiten.service.js';

@Module({
  imports: [
    EreignisseModule,
    FeedModule,
    MailvorlagenModule,
    ProtokollModule,
    StammdatenModule,
    VerfolgungModule,
  ],
  controllers: [BenachrichtigungenController],
  providers: [
    Anmeldekonten,
    Benachrichtigungen,
    Benachrichtigungspflege,
    Benachrichtigungspost,
    Benachrichtigungsversand,
    Neuigkeiten,
  ],
})
export class BenachrichtigungenModule {}
