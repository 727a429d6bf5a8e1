import { Module } from '@nestjs/common';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { ZugangsschluesselController } from './zugangsschluessel.controller.js';
import { ZugangsschluesselRepository } from './zugangsschluessel.repository.js';
import { Zugangsschluesselpflege } from './zugangsschluesselpflege.service.js';

@Module({
  imports: [ProtokollModule],
  controllers: [ZugangsschluesselController],
  providers: [ZugangsschluesselRepository, Zugangsschluesselpflege],
})
export class ZugangsschluesselModule {}
