import { Module } from '@nestjs/common';
import { ImporteModule } from '../importe/importe.module.js';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { Premiumart } from './import/premiumart.service.js';
import { PremiumController } from './premium.controller.js';
import { Premiumgebiete } from './premiumgebiete.repository.js';
import { Premiumimport } from './premiumimport.service.js';

@Module({
  imports: [ImporteModule, StammdatenModule],
  controllers: [PremiumController],
  providers: [Premiumart, Premiumgebiete, Premiumimport],
  exports: [Premiumart],
})
export class PremiumModule {}
