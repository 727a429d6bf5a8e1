import { Module } from '@nestjs/common';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { Einlesen } from './einlesen.service.js';
import { Importe } from './importe.service.js';
import { Laeufe } from './laeufe.repository.js';
import { Laufzeilen } from './laufzeilen.repository.js';
import { Mengenlaeufe } from './mengenlaeufe.service.js';
import { Neueinlesen } from './neueinlesen.service.js';
import { Pruefung } from './pruefung.service.js';
import { Uebernahme } from './uebernahme.service.js';

@Module({
  imports: [ProtokollModule],
  providers: [Einlesen, Importe, Laeufe, Laufzeilen, Mengenlaeufe, Neueinlesen, Pruefung, Uebernahme],
  exports: [Importe, Mengenlaeufe, Uebernahme],
})
export class ImporteModule {}
