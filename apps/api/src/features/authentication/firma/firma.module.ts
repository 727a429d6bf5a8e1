import { Module } from '@nestjs/common';
import { Geheimnisse } from '../../../platform/geheimnisse/geheimnisse.service.js';
import { BenutzerModule } from '../../benutzer/benutzer.module.js';
import { MandantenModule } from '../../mandanten/mandanten.module.js';
import { ProtokollModule } from '../../protokoll/protokoll.module.js';
import { AuthenticationModule } from '../authentication.module.js';
import { Anbieter } from './anbieter.service.js';
import { FirmaController } from './firma.controller.js';
import { Firmenablage } from './firmenablage.repository.js';
import { Firmenangaben } from './firmenangaben.service.js';
import { FirmenanmeldungController } from './firmenanmeldung.controller.js';
import { Firmenaufbruch } from './firmenaufbruch.service.js';
import { Firmenpflege } from './firmenpflege.service.js';
import { Firmenproben } from './firmenproben.service.js';
import { Firmenrueckkehr } from './firmenrueckkehr.service.js';
import { Firmenvorgaenge } from './firmenvorgaenge.repository.js';
import { Firmenzugaenge } from './firmenzugaenge.read-model.js';
import { Firmenkonten } from './konten/firmenkonten.repository.js';
import { FirmenkontoController } from './konten/firmenkonto.controller.js';
import { Firmenkontopflege } from './konten/firmenkontopflege.service.js';
import { Firmenleute } from './konten/firmenleute.service.js';

/** Signing in with the account of a company: a step before the end that all ways in share. */
@Module({
  imports: [AuthenticationModule, BenutzerModule, MandantenModule, ProtokollModule],
  controllers: [FirmaController, FirmenanmeldungController, FirmenkontoController],
  providers: [
    Anbieter,
    Firmenablage,
    Firmenangaben,
    Firmenaufbruch,
    Firmenkonten,
    Firmenkontopflege,
    Firmenleute,
    Firmenpflege,
    Firmenproben,
    Firmenrueckkehr,
    Firmenvorgaenge,
    Firmenzugaenge,
    Geheimnisse,
  ],
})
export class FirmaModule {}
