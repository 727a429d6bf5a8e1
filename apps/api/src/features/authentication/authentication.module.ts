import { Module } from '@nestjs/common';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { Abmelden } from './abmelden.service.js';
import { Anmelden } from './anmelden.service.js';
import { Anmeldeversuche } from './anmeldeversuche.repository.js';
import { AuthenticationController } from './authentication.controller.js';
import { Bremse } from './bremse.service.js';
import { Sitzungen } from './sitzungen.service.js';
import { Wechseln } from './wechseln.service.js';

@Module({
  imports: [ProtokollModule],
  controllers: [AuthenticationController],
  providers: [Abmelden, Anmelden, Anmeldeversuche, Bremse, Sitzungen, Wechseln],
  exports: [Bremse, Sitzungen],
})
export class AuthenticationModule {}
