import { Module } from '@nestjs/common';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { Gefahrgutausgaben } from './gefahrgutausgaben.repository.js';
import { Gefahrgutdateien } from './gefahrgutdateien.repository.js';
import { GefahrgutimportController } from './gefahrgutimport.controller.js';
import { Gefahrgutimport } from './gefahrgutimport.service.js';
import { GefahrgutklasseController } from './gefahrgutklasse.controller.js';

@Module({
  imports: [StammdatenModule],
  controllers: [GefahrgutimportController, GefahrgutklasseController],
  providers: [Gefahrgutausgaben, Gefahrgutdateien, Gefahrgutimport],
})
export class GefahrgutModule {}
