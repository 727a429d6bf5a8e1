import { Module } from '@nestjs/common';
import { AdresseLesen } from './adresse-lesen.read-model.js';
import { AdressenController } from './adressen.controller.js';

@Module({ controllers: [AdressenController], providers: [AdresseLesen], exports: [AdresseLesen] })
export class AdressenModule {}
