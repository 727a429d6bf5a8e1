import { Module } from '@nestjs/common';
import { AuftraegeModule } from '../auftraege/auftraege.module.js';
import { Berechnungen } from './berechnungen.repository.js';
import { PreisController } from './preis.controller.js';
import { Preisanfragen } from './preisanfragen.service.js';
import { Preisanfragenablage } from './preisanfragenablage.repository.js';
import { Preisermittlung } from './preisermittlung.service.js';
import { Tarife } from './tarife.read-model.js';

@Module({
  imports: [AuftraegeModule],
  controllers: [PreisController],
  providers: [Berechnungen, Preisanfragen, Preisanfragenablage, Preisermittlung, Tarife],
  exports: [Preisermittlung],
})
export class PreisModule {}
