import { Module } from '@nestjs/common';
import { AuthenticationModule } from '../authentication/authentication.module.js';
import { BenutzerModule } from '../benutzer/benutzer.module.js';
import { MandantenModule } from '../mandanten/mandanten.module.js';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { AdministratorAnlegen } from './administrator-anlegen.service.js';
import { Einrichten } from './einrichten.service.js';
import { EinrichtungController } from './einrichtung.controller.js';
import { Einrichtungsstand } from './einrichtungsstand.repository.js';

@Module({
  imports: [AuthenticationModule, BenutzerModule, MandantenModule, ProtokollModule],
  controllers: [EinrichtungController],
  providers: [AdministratorAnlegen, Einrichten, Einrichtungsstand],
})
export class EinrichtungModule {}
