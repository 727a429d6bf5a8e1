import { Module } from '@nestjs/common';
import { ImporteModule } from '../importe/importe.module.js';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { AdressbuchDateiController } from './adressbuch/adressbuch-datei.controller.js';
import { Adressbuecher } from './adressbuch/adressbuecher.read-model.js';
import { Buchgroesse } from './adressbuch/buchgroesse.read-model.js';
import { AdresseLesen } from './adresse-lesen.read-model.js';
import { AdresseSchreiben } from './adresse-schreiben.repository.js';
import { AdresseSpeichern } from './adresse-speichern.service.js';
import { AdresseUebertragung } from './adresse-uebertragung.service.js';
import { AdressenController } from './adressen.controller.js';
import { Adressart } from './import/adressart.service.js';
import { AdressimportController } from './import/adressimport.controller.js';
import { Adressimport } from './import/adressimport.service.js';
import { AdressimportlaeufeController } from './import/adressimportlaeufe.controller.js';
import { Adressruecknahme } from './import/adressruecknahme.service.js';
import { ImportAbgleich } from './import/importabgleich.repository.js';
import { Kontaktpflege } from './kontaktpflege.service.js';
import { AdressenSuchen } from './suche/adressen-suchen.read-model.js';
import { Adressvorschlaege } from './suche/adressvorschlaege.read-model.js';
import { Laender } from './suche/laender.read-model.js';
import { AdresseUmziehen } from './zusammenfuehren/adresse-umziehen.repository.js';
import { AdressenZusammenfuehren } from './zusammenfuehren/adressen-zusammenfuehren.service.js';
import { Adressverwendungen } from './zusammenfuehren/adressverwendungen.read-model.js';

@Module({
  imports: [ImporteModule, ProtokollModule],
  // What stands in a path comes before what is an id in it.
  controllers: [
    AdressimportController,
    AdressimportlaeufeController,
    AdressbuchDateiController,
    AdressenController,
  ],
  providers: [
    AdresseLesen,
    AdresseSchreiben,
    AdresseSpeichern,
    AdresseUebertragung,
    AdresseUmziehen,
    AdressenSuchen,
    AdressenZusammenfuehren,
    Adressbuecher,
    Adressimport,
    Adressart,
    Adressruecknahme,
    Adressverwendungen,
    Adressvorschlaege,
    Buchgroesse,
    ImportAbgleich,
    Kontaktpflege,
    Laender,
  ],
  exports: [AdresseLesen, AdresseUebertragung, Kontaktpflege],
})
export class AdressenModule {}
