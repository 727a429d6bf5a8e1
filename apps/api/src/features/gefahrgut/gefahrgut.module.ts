import { Module } from '@nestjs/common';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { Gefahrgutausgaben } from './gefahrgutausgaben.repository.js';
import { GefahrgutklasseController } from './gefahrgutklasse.controller.js';
import { Gefahrgutsuche } from './gefahrgutsuche.service.js';
import { Gefahrgutart } from './import/gefahrgutart.service.js';
import { Gefahrgutbestand } from './import/gefahrgutbestand.repository.js';

@Module({
  imports: [StammdatenModule],
  controllers: [GefahrgutklasseController],
  providers: [Gefahrgutart, Gefahrgutausgaben, Gefahrgutbestand, Gefahrgutsuche],
  exports: [Gefahrgutart, Gefahrgutsuche],
})
export class GefahrgutModule {}
