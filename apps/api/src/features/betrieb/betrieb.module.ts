import { Module } from '@nestjs/common';
import { DokumenteModule } from '../dokumente/dokumente.module.js';
import { EinrichtungModule } from '../einrichtung/einrichtung.module.js';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { BetriebController } from './betrieb.controller.js';
import { BetriebslageService } from './betriebslage.service.js';
import { BetriebsmeldungenRepository } from './betriebsmeldungen.repository.js';
import { Betriebspost } from './betriebspost.service.js';
import { QuarantaeneController } from './quarantaene.controller.js';
import { QuarantaeneService } from './quarantaene.service.js';
import { StuecklisteController } from './stueckliste.controller.js';
import { ZurueckgehaltenesRepository } from './zurueckgehaltenes.repository.js';

@Module({
  imports: [DokumenteModule, EinrichtungModule, ProtokollModule],
  controllers: [BetriebController, QuarantaeneController, StuecklisteController],
  providers: [
    BetriebslageService,
    BetriebsmeldungenRepository,
    Betriebspost,
    QuarantaeneService,
    ZurueckgehaltenesRepository,
  ],
})
export class BetriebModule {}
