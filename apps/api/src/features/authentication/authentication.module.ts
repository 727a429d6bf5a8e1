import { Module } from '@nestjs/common';
import { Anmelden } from './anmelden.service.js';
import { Anmeldeversuche } from './anmeldeversuche.repository.js';
import { AuthenticationController } from './authentication.controller.js';
import { Sitzungen } from './sitzungen.service.js';

@Module({ controllers: [AuthenticationController], providers: [Anmelden, Anmeldeversuche, Sitzungen] })
export class AuthenticationModule {}
