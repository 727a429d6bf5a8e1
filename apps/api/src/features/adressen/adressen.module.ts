import { Module } from '@nestjs/common';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { AdressbuchDateiController } from './adressbuch-datei.controller.js';
import { Adressbuecher } from './adressbuch-export.read-model.js';
import { AdresseLesen } from './adresse-lesen.read-model.js';
import { AdresseSchreiben } from './adresse-schreiben.repository.js';
import { AdresseSpeichern } from './adresse-speichern.service.js';
import { AdresseUebertragung } from './adresse-uebertragung.service.js';
import { AdresseUmziehen } from './adresse-umziehen.repository.js';
import { AdressenController } from './adressen.controller.js';
import { AdressenZusammenfuehren } from './adressen-zusammenfuehren.service.js';
import { AdressimportController } from './adressimport.controller.js';
import { Adressimport } from './adressimport.service.js';
import { AdressenSuchen } from './adresssuche.read-model.js';
import { Adresstabellen } from './adresstabellen.service.js';
import { Adressverwendungen } from './adressverwendung.read-model.js';
import { Adressvorschlaege } from './adressvorschlag.read-model.js';
import { Buchgroesse } from './buchgroesse.read-model.js';
import { ImportAbgleich } from './importabgleich.repository.js';
import { Kontaktpflege } from './kontaktdaten.service.js';
import { Laender } from './land-finden.read-model.js';

@Module({
  imports: [ProtokollModule],
  controllers: [AdressimportController, AdressbuchDateiController, AdressenController],
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
    Adresstabellen,
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
