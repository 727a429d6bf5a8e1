import { Module } from '@nestjs/common';
import { DokumenteModule } from '../dokumente/dokumente.module.js';
import { KonfigurationModule } from '../konfiguration/konfiguration.module.js';
import { MandantenModule } from '../mandanten/mandanten.module.js';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { Aufbewahren } from './aufbewahrung/aufbewahren.service.js';
import { AufbewahrungRepository } from './aufbewahrung/aufbewahrung.repository.js';
import { Aufbewahrungsregeln } from './aufbewahrung/aufbewahrungsregeln.service.js';
import { Datenarbeiter } from './auftrag/datenarbeiter.service.js';
import { DatenauftraegeRepository } from './auftrag/datenauftraege.repository.js';
import { DatenauftraegeService } from './auftrag/datenauftraege.service.js';
import { VierAugen } from './auftrag/vier-augen.service.js';
import { ZieleReadModel } from './auftrag/ziele.read-model.js';
import { KatalogRepository } from './bestand/katalog.repository.js';
import { Langverbindung } from './bestand/langverbindung.service.js';
import { UmfangRepository } from './bestand/umfang.repository.js';
import { Datenarbeiten } from './datenarbeiten.service.js';
import { DatenlebenController } from './datenleben.controller.js';
import { AbzugRepository } from './mandant/abzug.repository.js';
import { Abzug } from './mandant/abzug.service.js';
import { EinspielenRepository } from './mandant/einspielen.repository.js';
import { LoeschenRepository } from './mandant/loeschen.repository.js';
import { MandantAusgeben } from './mandant/mandant-ausgeben.service.js';
import { MandantEinspielen } from './mandant/mandant-einspielen.service.js';
import { MandantLoeschen } from './mandant/mandant-loeschen.service.js';
import { StilllegenRepository } from './mandant/stilllegen.repository.js';
import { PersonRepository } from './person/person.repository.js';
import { PersonAuskunft } from './person/person-auskunft.service.js';
import { PersonTilgen } from './person/person-tilgen.service.js';

const mandant = [Abzug, AbzugRepository, EinspielenRepository, LoeschenRepository, StilllegenRepository];
const arbeiten = [
  MandantAusgeben,
  MandantEinspielen,
  MandantLoeschen,
  PersonAuskunft,
  PersonTilgen,
  Aufbewahren,
];

import { SperrenController } from './sperre/sperren.controller.js';
import { SperrenRepository } from './sperre/sperren.repository.js';
import { Sperren } from './sperre/sperren.service.js';

@Module({
  imports: [DokumenteModule, KonfigurationModule, MandantenModule, ProtokollModule],
  controllers: [SperrenController, DatenlebenController],
  providers: [
    Sperren,
    SperrenRepository,
    ...mandant,
    ...arbeiten,
    KatalogRepository,
    Langverbindung,
    UmfangRepository,
    PersonRepository,
    AufbewahrungRepository,
    Aufbewahrungsregeln,

    Datenarbeiten,
    Datenarbeiter,
    DatenauftraegeRepository,
    DatenauftraegeService,
    VierAugen,
    ZieleReadModel,
  ],
})
export class DatenlebenModule {}
