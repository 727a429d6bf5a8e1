import { Module } from '@nestjs/common';
import { AdressenModule } from '../adressen/adressen.module.js';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { AuftraegeController } from './auftraege.controller.js';
import { AuftraegeService } from './auftraege.service.js';
import { AuftragExport } from './auftrag-export.service.js';
import { AuftragLesen } from './auftrag-lesen.read-model.js';
import { AuftragLoeschen } from './auftrag-loeschen.service.js';
import { AuftragRegeln } from './auftrag-regeln.service.js';
import { AuftragSchreiben } from './auftrag-schreiben.repository.js';
import { AuftragSpeichern } from './auftrag-speichern.service.js';
import { AuftragUebertragen } from './auftrag-uebertragen.service.js';
import { AuftragexportController } from './auftragexport.controller.js';
import { Exportzeilen } from './auftragexport.read-model.js';
import { Auftragsliste } from './auftragsliste.read-model.js';
import { Auftragsuche } from './auftragsuche.service.js';
import { AuftragVerweise } from './verweise.service.js';

@Module({
  imports: [AdressenModule, StammdatenModule],
  controllers: [AuftraegeController, AuftragexportController],
  providers: [
    AuftragExport,
    AuftragLesen,
    AuftragLoeschen,
    AuftragRegeln,
    AuftraegeService,
    AuftragSchreiben,
    AuftragSpeichern,
    AuftragUebertragen,
    AuftragVerweise,
    Exportzeilen,
    Auftragsliste,
    Auftragsuche,
  ],
  exports: [AuftraegeService, Auftragsliste, AuftragRegeln, AuftragVerweise],
})
export class AuftraegeModule {}
