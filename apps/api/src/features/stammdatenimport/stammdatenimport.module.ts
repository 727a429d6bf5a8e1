import { Module } from '@nestjs/common';
import { GefahrgutModule } from '../gefahrgut/gefahrgut.module.js';
import { ImporteModule } from '../importe/importe.module.js';
import { MautModule } from '../maut/maut.module.js';
import { OrteModule } from '../orte/orte.module.js';
import { PremiumModule } from '../premium/premium.module.js';
import { Stammdatenarten } from './stammdatenarten.service.js';
import { StammdatenimportController } from './stammdatenimport.controller.js';
import { Stammdatenimporte } from './stammdatenimporte.service.js';

@Module({
  imports: [GefahrgutModule, ImporteModule, MautModule, OrteModule, PremiumModule],
  controllers: [StammdatenimportController],
  providers: [Stammdatenarten, Stammdatenimporte],
})
export class StammdatenimportModule {}
