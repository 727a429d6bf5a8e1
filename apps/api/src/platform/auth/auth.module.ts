import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { Drossel } from '../http/schutz/drossel.repository.js';
import { Beteiligte } from '../tenancy/beteiligte.read-model.js';
import { Sichtbares } from '../tenancy/sichtbares.read-model.js';
import { AnfrageanteileGuard } from './anfrageanteile.guard.js';
import { GemeinsamesGeheimnis } from './gemeinsames-geheimnis.service.js';
import { IdentitaetReadModel } from './identitaet.read-model.js';
import { Schluessel } from './schluessel.js';
import { Schluesselnutzung } from './schluesselnutzung.repository.js';
import { Schluesselzugang } from './schluesselzugang.service.js';
import { TokenService } from './token.service.js';
import { TokenStrategy } from './token.strategy.js';
import { ZugangGuard } from './zugang.guard.js';

@Global()
@Module({
  imports: [JwtModule.register({}), PassportModule],
  providers: [
    GemeinsamesGeheimnis,
    Schluessel,
    IdentitaetReadModel,
    Beteiligte,
    Sichtbares,
    TokenService,
    TokenStrategy,
    Drossel,
    Schluesselnutzung,
    Schluesselzugang,
    { provide: APP_GUARD, useClass: ZugangGuard },
    // Who asks has to be known first.
    { provide: APP_GUARD, useClass: AnfrageanteileGuard },
  ],
  exports: [Schluessel, IdentitaetReadModel, Beteiligte, Sichtbares, TokenService],
})
export class AuthModule {}
