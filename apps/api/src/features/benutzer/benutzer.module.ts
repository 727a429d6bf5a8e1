import { Module } from '@nestjs/common';
import { BenutzerController } from './benutzer.controller.js';
import { BenutzerLesen } from './benutzer.read-model.js';

@Module({ controllers: [BenutzerController], providers: [BenutzerLesen] })
export class BenutzerModule {}
