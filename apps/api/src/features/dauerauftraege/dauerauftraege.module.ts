import { Module } from '@nestjs/common';
import { AuftragsvorlagenModule } from '../auftragsvorlagen/auftragsvorlagen.module.js';
import { KalenderModule } from '../kalender/kalender.module.js';
import { VorschlaegeModule } from '../vorschlaege/vorschlaege.module.js';
import { DauerauftraegeController } from './dauerauftraege.controller.js';
import { Dauerauftraege } from './dauerauftraege.service.js';
import { DauerauftragRepository } from './dauerauftrag.repository.js';
import { Dauererzeugung } from './dauererzeugung.service.js';
import { Dauerlaeufe } from './dauerlaeufe.service.js';
import { Dauerlaufpost } from './dauerlaufpost.service.js';
import { Dauertakt } from './dauertakt.service.js';
import { Dauertermine } from './dauertermine.service.js';

@Module({
  imports: [AuftragsvorlagenModule, KalenderModule, VorschlaegeModule],
  controllers: [DauerauftraegeController],
  providers: [
    Dauerauftraege,
    DauerauftragRepository,
    Dauererzeugung,
    Dauerlaeufe,
    Dauerlaufpost,
    Dauertakt,
    Dauertermine,
  ],
})
export class DauerauftraegeModule {}
