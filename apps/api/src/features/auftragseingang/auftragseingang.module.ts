import { Module } from '@nestjs/common';
import { AdressenModule } from '../adressen/adressen.module.js';
import { AuftraegeModule } from '../auftraege/auftraege.module.js';
import { GefahrgutModule } from '../gefahrgut/gefahrgut.module.js';
import { ImporteModule } from '../importe/importe.module.js';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { Auftragsart } from './auftragsart.service.js';
import { Auftragsbau } from './auftragsbau.service.js';
import { AuftragseingangController } from './auftragseingang.controller.js';
import { Bekannte } from './bekannte.read-model.js';
import { Codes } from './codes.service.js';
import { Empfangsantwort } from './empfangsantwort.service.js';
import { Nachrichten } from './nachrichten/nachrichten.service.js';

@Module({
  imports: [AdressenModule, AuftraegeModule, GefahrgutModule, ImporteModule, StammdatenModule],
  controllers: [AuftragseingangController],
  providers: [Auftragsart, Auftragsbau, Bekannte, Codes, Empfangsantwort, Nachrichten],
  exports: [Auftragsart, Bekannte, Empfangsantwort],
})
export class AuftragseingangModule {}
