import { Module } from '@nestjs/common';
import { FeedModule } from '../../platform/feed/feed.module.js';
import { AdressenModule } from '../adressen/adressen.module.js';
import { AusgangModule } from '../anbindungen/ausgang/ausgang.module.js';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { AuftraegeController } from './auftraege.controller.js';
import { AuftraegeService } from './auftraege.service.js';
import { AuftragLesen } from './auftrag-lesen.read-model.js';
import { AuftragLoeschen } from './auftrag-loeschen.service.js';
import { AuftragUebertragen } from './auftrag-uebertragen.service.js';
import { Auftragsstand } from './auftragsstand.repository.js';
import { AuftragExport } from './export/auftrag-export.service.js';
import { AuftragexportController } from './export/auftragexport.controller.js';
import { Exportzeilen } from './export/exportzeilen.read-model.js';
import { TrefferexportController } from './export/trefferexport.controller.js';
import { AuftragsfeedController } from './feed/auftragsfeed.controller.js';
import { AuftragsfeedReadModel } from './feed/auftragsfeed.read-model.js';
import { Auftragsfeed } from './feed/auftragsfeed.service.js';
import { Nummernvergabe } from './packstuecke/nummernvergabe.service.js';
import { Packstuecke } from './packstuecke/packstuecke.repository.js';
import { AuftragBefunde } from './regeln/auftrag-befunde.service.js';
import { Versandreife } from './regeln/versandreife.service.js';
import { AuftragAufbereiten } from './speichern/auftrag-aufbereiten.service.js';
import { AuftragRegeln } from './speichern/auftrag-regeln.service.js';
import { AuftragSchreiben } from './speichern/auftrag-schreiben.repository.js';
import { AuftragSpeichern } from './speichern/auftrag-speichern.service.js';
import { AuftragVerweise } from './speichern/auftrag-verweise.service.js';
import { Auftragsliste } from './suche/auftragsliste.read-model.js';
import { Auftragsuche } from './suche/auftragsuche.service.js';
import { Listenfilter } from './suche/listenfilter.read-model.js';
import { Listenfragen } from './suche/listenfragen.service.js';
import { Tageszahlen } from './suche/tageszahlen.read-model.js';
import { Wortsuche } from './suche/wortsuche.read-model.js';
import { UebersichtController } from './uebersicht/uebersicht.controller.js';
import { UebersichtReadModel } from './uebersicht/uebersicht.read-model.js';
import { BisherigeController } from './wiederholung/bisherige.controller.js';
import { BisherigeReadModel } from './wiederholung/bisherige.read-model.js';
import { Bisherige } from './wiederholung/bisherige.service.js';
import { Addieren } from './zahlen/addieren.service.js';
import { Auftragszahlen } from './zahlen/auftragszahlen.repository.js';

@Module({
  imports: [AdressenModule, AusgangModule, FeedModule, StammdatenModule],
  controllers: [
    AuftragsfeedController,
    TrefferexportController,
    UebersichtController,
    BisherigeController,
    AuftraegeController,
    AuftragexportController,
  ],
  providers: [
    Addieren,
    Auftragszahlen,
    AuftragAufbereiten,
    AuftragBefunde,
    AuftragExport,
    AuftragLesen,
    AuftragLoeschen,
    AuftragRegeln,
    AuftraegeService,
    AuftragSchreiben,
    AuftragSpeichern,
    AuftragUebertragen,
    AuftragVerweise,
    Bisherige,
    BisherigeReadModel,
    Exportzeilen,
    Auftragsfeed,
    AuftragsfeedReadModel,
    Auftragsliste,
    Listenfilter,
    Tageszahlen,
    Wortsuche,
    Listenfragen,
    UebersichtReadModel,
    Auftragsstand,
    Auftragsuche,
    Versandreife,
    Nummernvergabe,
    Packstuecke,
  ],
  exports: [
    AuftraegeService,
    AuftragLesen,
    AuftragUebertragen,
    Auftragsuche,
    AuftragLoeschen,
    Auftragsliste,
    AuftragRegeln,
    AuftragSpeichern,
    AuftragVerweise,
    Versandreife,
    Nummernvergabe,
  ],
})
export class AuftraegeModule {}
