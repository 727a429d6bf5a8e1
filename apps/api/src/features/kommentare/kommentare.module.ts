import { Module } from '@nestjs/common';
import { KommentareController } from './kommentare.controller.js';
import { KommentareRepository } from './kommentare.repository.js';
import { Kommentare } from './kommentare.service.js';
import { Kommentarpost } from './kommentarpost.service.js';

@Module({
  controllers: [KommentareController],
  providers: [Kommentare, KommentareRepository, Kommentarpost],
})
export class KommentareModule {}
