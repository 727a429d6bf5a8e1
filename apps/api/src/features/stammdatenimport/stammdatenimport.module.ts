import { Module } from '@nestjs/common';
import { ImporteModule } from '../importe/importe.module.js';
import { MautModule } from '../maut/maut.module.js';
import { PremiumModule } from '../premium/premium.module.js';
import { StammdatenimportController } from './stammdatenimport.controller.js';
import { Stammdatenimporte } from './stammdatenimporte.service.js';

@Module({
  imports: [ImporteModule, MautModule, PremiumModule],
  controllers: [StammdatenimportController],
  providers: [Stammdatenimporte],
})
export class StammdatenimportModule {}
