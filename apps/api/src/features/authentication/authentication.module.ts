import { Module } from '@nestjs/common';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { Abmelden } from './abmelden.service.js';
import { Anmeldekonten } from './anmeldekonten.read-model.js';
import { Anmelden } from './anmelden.service.js';
import { Anmeldeversuche } from './anmeldeversuche.repository.js';
import { AuthenticationController } from './authentication.controller.js';
import { Bremse } from './bremse.service.js';
import { Sitzungen } from './sitzungen.service.js';
import { Sitzungsablage } from './sitzungsablage.repository.js';
import { Wechseln } from './wechseln.service.js';

@Module({
  imports: [ProtokollModule],
  controllers: [AuthenticationController],
  providers: [
    Abmelden,
    Anmeldekonten,
    Anmelden,
    Anmeldeversuche,
    Bremse,
    Sitzungen,
    Sitzungsablage,
    Wechseln,
  ],
  exports: [Bremse, Sitzungen],
})
export class AuthenticationModule {}
