import { Module } from '@nestjs/common';
import { AuftraegeModule } from '../auftraege/auftraege.module.js';
import { DokumenteModule } from '../dokumente/dokumente.module.js';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { Abliefernachweis } from './abliefernachweis.service.js';
import { Ablieferungen } from './ablieferung.read-model.js';
import { BerichtService } from './bericht.service.js';
import { BerichteController } from './berichte.controller.js';
import { BerichtstexteService } from './berichtstexte.service.js';
import { BriefkopfLesen } from './briefkopf.read-model.js';
import { DruckenService } from './drucken.service.js';
import { Nachweisbelege } from './nachweisbelege.service.js';
import { Packstuecke } from './packstuecke.repository.js';
import { Packstuecknummern } from './packstuecknummern.service.js';

@Module({
  imports: [AuftraegeModule, DokumenteModule, StammdatenModule],
  controllers: [BerichteController],
  providers: [
    Abliefernachweis,
    Ablieferungen,
    BerichtService,
    BerichtstexteService,
    BriefkopfLesen,
    DruckenService,
    Nachweisbelege,
    Packstuecke,
    Packstuecknummern,
  ],
})
export class BerichteModule {}
