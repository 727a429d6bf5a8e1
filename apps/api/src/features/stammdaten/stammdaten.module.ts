import { Module } from '@nestjs/common';
import { GefahrgutklasseController } from './gefahrgutklasse.controller.js';
import { Kurzformen } from './kurzformen.service.js';
import { listenControllers } from './listen.controller.js';
import { Stammdaten } from './stammdaten.read-model.js';

@Module({
  controllers: [...listenControllers, GefahrgutklasseController],
  providers: [Kurzformen, Stammdaten],
  exports: [Kurzformen, Stammdaten],
})
export class StammdatenModule {}
