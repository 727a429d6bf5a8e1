import { Module } from '@nestjs/common';
import { DokumenteModule } from '../dokumente/dokumente.module.js';
import { BetriebController } from './betrieb.controller.js';
import { BetriebslageService } from './betriebslage.service.js';

@Module({
  imports: [DokumenteModule],
  controllers: [BetriebController],
  providers: [BetriebslageService],
})
export class BetriebModule {}
