import { Module } from '@nestjs/common';
import { Drossel } from '../../platform/http/schutz/drossel.repository.js';
import { AuftrittModule } from '../auftritt/auftritt.module.js';
import { AuthenticationModule } from '../authentication/authentication.module.js';
import { BenutzerModule } from '../benutzer/benutzer.module.js';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { Einladen } from './einladen.service.js';
import { EinladungController } from './einladung.controller.js';
import { EinladungAnnehmen } from './einladung-annehmen.service.js';
import { EinladungenController } from './einladungen.controller.js';
import { Einladungen } from './einladungen.repository.js';
import { Einladungsangebote } from './einladungsangebote.service.js';
import { Einladungspost } from './einladungspost.service.js';

@Module({
  imports: [AuftrittModule, AuthenticationModule, BenutzerModule, ProtokollModule, StammdatenModule],
  controllers: [EinladungController, EinladungenController],
  providers: [Drossel, Einladen, EinladungAnnehmen, Einladungen, Einladungsangebote, Einladungspost],
})
export class EinladungenModule {}
