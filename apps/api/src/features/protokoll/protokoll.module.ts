import { Module } from '@nestjs/common';
import { Aenderungsprotokoll } from './aenderungsprotokoll.service.js';
import { MailsController } from './mails.controller.js';
import { MailsLesen } from './mails.read-model.js';
import { Mails } from './mails.service.js';

@Module({
  controllers: [MailsController],
  providers: [Aenderungsprotokoll, Mails, MailsLesen],
  exports: [Aenderungsprotokoll],
})
export class ProtokollModule {}
