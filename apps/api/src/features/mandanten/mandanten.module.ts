import { Module } from '@nestjs/common';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { MandantAendern } from './mandant-aendern.service.js';
import { MandantAnlegen } from './mandant-anlegen.service.js';
import { MandantSchreiben } from './mandant-schreiben.repository.js';
import { MandantenController } from './mandanten.controller.js';
import { MandantenLesen } from './mandanten-lesen.read-model.js';
import { Mandantenauskunft } from './mandantenauskunft.service.js';
import { MandantenverwaltungController } from './mandantenverwaltung.controller.js';
import { Nummernkreise } from './nummernkreise.repository.js';
import { Nummernkreispflege } from './nummernkreispflege.service.js';

@Module({
  imports: [ProtokollModule, StammdatenModule],
  controllers: [MandantenverwaltungController, MandantenController],
  providers: [
    MandantAendern,
    MandantAnlegen,
    MandantSchreiben,
    MandantenLesen,
    Mandantenauskunft,
    Nummernkreise,
    Nummernkreispflege,
  ],
  exports: [MandantAendern, MandantAnlegen, Mandantenauskunft],
})
export class MandantenModule {}
