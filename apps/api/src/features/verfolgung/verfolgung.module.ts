import { Module } from '@nestjs/common';
import { Drossel } from '../../platform/http/schutz/drossel.repository.js';
import { AuftraegeModule } from '../auftraege/auftraege.module.js';
import { AuftrittModule } from '../auftritt/auftritt.module.js';
import { BerichteModule } from '../berichte/berichte.module.js';
import { MailvorlagenModule } from '../mailvorlagen/mailvorlagen.module.js';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { AbbestellungController } from './abbestellung.controller.js';
import { Abbestellungen } from './abbestellungen.service.js';
import { RechtlichesController } from './rechtliches.controller.js';
import { SendungsmailsRepository } from './sendungsmails.repository.js';
import { Sendungsmails } from './sendungsmails.service.js';
import { VerfolgungController } from './verfolgung.controller.js';
import { Verfolgung } from './verfolgung.service.js';
import { VerfolgungslinkRepository } from './verfolgungslink.repository.js';
import { VerfolgungslinksController } from './verfolgungslinks.controller.js';
import { Verfolgungslinks } from './verfolgungslinks.service.js';
import { Verfolgungspost } from './verfolgungspost.service.js';
import { Verfolgungszugang } from './verfolgungszugang.service.js';

@Module({
  imports: [AuftraegeModule, AuftrittModule, BerichteModule, MailvorlagenModule, StammdatenModule],
  controllers: [
    AbbestellungController,
    RechtlichesController,
    VerfolgungController,
    VerfolgungslinksController,
  ],
  providers: [
    Abbestellungen,
    Drossel,
    Sendungsmails,
    SendungsmailsRepository,
    Verfolgung,
    VerfolgungslinkRepository,
    Verfolgungslinks,
    Verfolgungspost,
    Verfolgungszugang,
  ],
  exports: [Abbestellungen, Sendungsmails],
})
export class VerfolgungModule {}
