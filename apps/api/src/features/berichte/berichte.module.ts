import { Module } from '@nestjs/common';
import { AuftraegeModule } from '../auftraege/auftraege.module.js';
import { AuftrittModule } from '../auftritt/auftritt.module.js';
import { DokumenteModule } from '../dokumente/dokumente.module.js';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { Abliefernachweis } from './abliefernachweis/abliefernachweis.service.js';
import { Ablieferungen } from './abliefernachweis/ablieferungen.read-model.js';
import { Nachweisbelege } from './abliefernachweis/nachweisbelege.service.js';
import { BerichtService } from './bericht.service.js';
import { BerichteController } from './berichte.controller.js';
import { BerichtstexteService } from './berichtstexte.service.js';
import { BriefkopfLesen } from './briefkopf-lesen.read-model.js';
import { Druckangaben } from './drucken/druckangaben.service.js';
import { DruckenService } from './drucken/drucken.service.js';
import { Druckscheine } from './drucken/druckscheine.service.js';
import { Papierpost } from './drucken/papierpost.service.js';
import { GefahrgutauskunftController } from './gefahrgutauskunft/gefahrgutauskunft.controller.js';
import { Packstuecknummern } from './packstuecke/packstuecknummern.service.js';

@Module({
  imports: [AuftraegeModule, AuftrittModule, DokumenteModule, StammdatenModule],
  controllers: [BerichteController, GefahrgutauskunftController],
  providers: [
    Abliefernachweis,
    Ablieferungen,
    BerichtService,
    BerichtstexteService,
    BriefkopfLesen,
    Druckangaben,
    DruckenService,
    Druckscheine,
    Nachweisbelege,
    Packstuecknummern,
    Papierpost,
  ],
  exports: [Abliefernachweis, BerichtService, BerichtstexteService, BriefkopfLesen, DruckenService],
})
export class BerichteModule {}
