import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { Geheimnisse } from '../../platform/geheimnisse/geheimnisse.service.js';
import { AuftrittModule } from '../auftritt/auftritt.module.js';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { Abmelden } from './abmelden.service.js';
import { Anmeldeabschluss } from './abschluss/anmeldeabschluss.service.js';
import { Anmeldepost } from './abschluss/anmeldepost.service.js';
import { Geraetemeldung } from './abschluss/geraetemeldung.service.js';
import { Anmeldekonten } from './anmeldekonten.read-model.js';
import { Anmelden } from './anmelden.service.js';
import { Anmeldeversuche } from './anmeldeversuche.repository.js';
import { AuthenticationController } from './authentication.controller.js';
import { Bremse } from './bremse.service.js';
import { Sitzungskeks } from './keks/sitzungskeks.service.js';
import { Passkeyablage } from './passkeys/passkeyablage.repository.js';
import { Passkeys } from './passkeys/passkeys.service.js';
import { Sitzungen } from './sitzungen.service.js';
import { Sitzungsablage } from './sitzungsablage.repository.js';
import { Sitzungsliste } from './sitzungsliste.read-model.js';
import { Wechseln } from './wechseln.service.js';
import { Wechselziele } from './wechselziele.service.js';
import { Anmeldescheine } from './zweiter-faktor/anmeldescheine.service.js';
import { Faktorablage } from './zweiter-faktor/faktorablage.repository.js';
import { Faktoren } from './zweiter-faktor/faktoren.service.js';
import { ZweiterSchrittController } from './zweiter-faktor/zweiter-schritt.controller.js';
import { ZweiterSchritt } from './zweiter-faktor/zweiter-schritt.service.js';

@Module({
  imports: [AuftrittModule, JwtModule.register({}), ProtokollModule],
  controllers: [AuthenticationController, ZweiterSchrittController],
  providers: [
    Abmelden,
    Anmeldeabschluss,
    Anmeldekonten,
    Anmelden,
    Anmeldepost,
    Anmeldescheine,
    Anmeldeversuche,
    Bremse,
    Faktorablage,
    Faktoren,
    Geheimnisse,
    Geraetemeldung,
    Passkeyablage,
    Passkeys,
    Sitzungen,
    Sitzungsablage,
    Sitzungskeks,
    Sitzungsliste,
    Wechseln,
    Wechselziele,
    ZweiterSchritt,
  ],
  exports: [
    Anmeldeabschluss,
    Anmeldepost,
    Bremse,
    Faktoren,
    Passkeys,
    Sitzungen,
    Sitzungskeks,
    Sitzungsliste,
    ZweiterSchritt,
  ],
})
export class AuthenticationModule {}
