import { Module } from '@nestjs/common';
import { GefahrgutklasseController } from './gefahrgutklasse.controller.js';
import { listenControllers } from './listen.controller.js';
import { Stammdaten } from './stammdaten.read-model.js';

@Module({
  controllers: [...listenControllers, GefahrgutklasseController],
  providers: [Stammdaten],
  exports: [Stammdaten],
})
export class StammdatenModule {}
