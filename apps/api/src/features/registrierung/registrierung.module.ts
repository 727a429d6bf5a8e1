import { Module } from '@nestjs/common';
import { AuftrittModule } from '../auftritt/auftritt.module.js';
import { AuthenticationModule } from '../authentication/authentication.module.js';
import { BenutzerModule } from '../benutzer/benutzer.module.js';
import { MandantenModule } from '../mandanten/mandanten.module.js';
import { OrteModule } from '../orte/orte.module.js';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { KontoAnlegen } from './konto-anlegen.service.js';
import { Registrieren } from './registrieren.service.js';
import { RegistrierungController } from './registrierung.controller.js';
import { RegistrierungRepository } from './registrierung.repository.js';
import { Registrierungseingaenge } from './registrierungseingaenge.read-model.js';
import { RegistrierungseingangController } from './registrierungseingang.controller.js';
import { Registrierungsentscheidung } from './registrierungsentscheidung.service.js';

@Module({
  imports: [
    AuftrittModule,
    AuthenticationModule,
    BenutzerModule,
    MandantenModule,
    OrteModule,
    ProtokollModule,
    StammdatenModule,
  ],
  controllers: [RegistrierungController, RegistrierungseingangController],
  providers: [
    KontoAnlegen,
    Registrieren,
    RegistrierungRepository,
    Registrierungseingaenge,
    Registrierungsentscheidung,
  ],
})
export class RegistrierungModule {}
