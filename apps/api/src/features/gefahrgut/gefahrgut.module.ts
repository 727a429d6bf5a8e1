import { Module } from '@nestjs/common';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { Gefahrgutausgaben } from './gefahrgutausgaben.repository.js';
import { Gefahrgutdateien } from './gefahrgutdateien.repository.js';
import { GefahrgutimportController } from './gefahrgutimport.controller.js';
import { Gefahrgutimport } from './gefahrgutimport.service.js';
import { GefahrgutklasseController } from './gefahrgutklasse.controller.js';
import { Gefahrgutruecknahme } from './gefahrgutruecknahme.service.js';
import { Gefahrgutsuche } from './gefahrgutsuche.service.js';
import { Gefahrgutuebernahmen } from './gefahrgutuebernahmen.repository.js';

@Module({
  imports: [ProtokollModule, StammdatenModule],
  controllers: [GefahrgutimportController, GefahrgutklasseController],
  providers: [
    Gefahrgutausgaben,
    Gefahrgutdateien,
    Gefahrgutimport,
    Gefahrgutruecknahme,
    Gefahrgutsuche,
    Gefahrgutuebernahmen,
  ],
  exports: [Gefahrgutsuche],
})
export class GefahrgutModule {}
