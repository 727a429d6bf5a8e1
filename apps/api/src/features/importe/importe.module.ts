import { Module } from '@nestjs/common';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { Dateiannahme } from './dateiannahme.service.js';
import { Einlesen } from './einlesen.service.js';
import { Importstaende } from './fortschritt/importstaende.read-model.js';
import { Gruppierung } from './gruppierung.service.js';
import { Importe } from './importe.service.js';
import { Importplaetze } from './importplaetze.service.js';
import { Laeufe } from './laeufe.repository.js';
import { Laufzeilen } from './laufzeilen.repository.js';
import { Mengenstaende } from './menge/mengenstaende.repository.js';
import { Mengenuebernahme } from './menge/mengenuebernahme.service.js';
import { Neueinlesen } from './neueinlesen.service.js';
import { Pruefung } from './pruefung.service.js';
import { Uebernahme } from './uebernahme.service.js';

@Module({
  imports: [ProtokollModule],
  providers: [
    Dateiannahme,
    Einlesen,
    Gruppierung,
    Importe,
    Importplaetze,
    Importstaende,
    Laeufe,
    Laufzeilen,
    Mengenstaende,
    Mengenuebernahme,
    Neueinlesen,
    Pruefung,
    Uebernahme,
  ],
  exports: [Dateiannahme, Importe, Importstaende, Mengenuebernahme, Uebernahme],
})
export class ImporteModule {}
