import { Module } from '@nestjs/common';
import { AdresseLesen } from './adresse-lesen.read-model.js';
import { AdresseSchreiben } from './adresse-schreiben.repository.js';
import { AdresseSpeichern } from './adresse-speichern.service.js';
import { AdressenController } from './adressen.controller.js';
import { AdressimportController } from './adressimport.controller.js';
import { Adressimport } from './adressimport.service.js';
import { AdressenSuchen } from './adresssuche.read-model.js';
import { Adressvorschlaege } from './adressvorschlag.read-model.js';
import { Buchgroesse } from './buchgroesse.read-model.js';
import { ImportAbgleich } from './importabgleich.repository.js';
import { Laender } from './land-finden.read-model.js';

@Module({
  controllers: [AdressimportController, AdressenController],
  providers: [
    AdresseLesen,
    AdresseSchreiben,
    AdresseSpeichern,
    AdressenSuchen,
    Adressimport,
    Adressvorschlaege,
    Buchgroesse,
    ImportAbgleich,
    Laender,
  ],
  exports: [AdresseLesen],
})
export class AdressenModule {}
