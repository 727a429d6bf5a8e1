import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { Aenderungsprotokoll } from './aenderungsprotokoll.service.js';
import { Anmeldeverlauf } from './anmeldeverlauf.read-model.js';
import { LogController } from './log.controller.js';
import { LogauszuegeRepository } from './logauszuege.repository.js';
import { Logsammlung } from './logsammlung.service.js';
import { MailsController } from './mails.controller.js';
import { Mails } from './mails.service.js';
import { MailsLesen } from './mails-lesen.read-model.js';
import { PersonenRepository } from './personen.repository.js';
import { Personen } from './personen.service.js';
import { ProtokollLesen } from './protokoll-lesen.read-model.js';
import { ProtokollSchreiben } from './protokoll-schreiben.repository.js';
import { Protokollausgabe } from './protokollausgabe.service.js';
import { Protokollieren } from './protokollieren.interceptor.js';
import { Serverlog } from './serverlog.service.js';
import { ProtokollsiegelRepository } from './siegel/protokollsiegel.repository.js';
import { Protokollsiegel } from './siegel/protokollsiegel.service.js';

@Module({
  controllers: [LogController, MailsController],
  providers: [
    Aenderungsprotokoll,
    Anmeldeverlauf,
    LogauszuegeRepository,
    Logsammlung,
    Mails,
    MailsLesen,
    Personen,
    PersonenRepository,
    ProtokollLesen,
    ProtokollSchreiben,
    Protokollausgabe,
    Protokollsiegel,
    ProtokollsiegelRepository,
    Serverlog,
    { provide: APP_INTERCEPTOR, useClass: Protokollieren },
  ],
  exports: [Aenderungsprotokoll, Anmeldeverlauf, Personen],
})
export class ProtokollModule {}
