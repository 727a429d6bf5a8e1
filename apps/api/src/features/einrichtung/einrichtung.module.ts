import { Module } from '@nestjs/common';
import { Drossel } from '../../platform/http/schutz/drossel.repository.js';
import { AuthenticationModule } from '../authentication/authentication.module.js';
import { BenutzerModule } from '../benutzer/benutzer.module.js';
import { MandantenModule } from '../mandanten/mandanten.module.js';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { AdministratorAnlegen } from './administrator-anlegen.service.js';
import { Einrichten } from './einrichten.service.js';
import { EinrichtungController } from './einrichtung.controller.js';
import { Einrichtungsstand } from './einrichtungsstand.repository.js';
import { EinrichtungslageReadModel } from './schritte/einrichtungslage.read-model.js';
import { EinrichtungsschritteController } from './schritte/einrichtungsschritte.controller.js';
import { Einrichtungsschritte } from './schritte/einrichtungsschritte.service.js';

@Module({
  imports: [AuthenticationModule, BenutzerModule, MandantenModule, ProtokollModule],
  controllers: [EinrichtungController, EinrichtungsschritteController],
  providers: [
    AdministratorAnlegen,
    Drossel,
    Einrichten,
    EinrichtungslageReadModel,
    Einrichtungsschritte,
    Einrichtungsstand,
  ],
  exports: [Einrichtungsschritte],
})
export class EinrichtungModule {}
