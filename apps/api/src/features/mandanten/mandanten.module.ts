import { Module } from '@nestjs/common';
import { MandantenController } from './mandanten.controller.js';
import { MandantenLesen } from './mandanten.read-model.js';

@Module({ controllers: [MandantenController], providers: [MandantenLesen] })
export class MandantenModule {}
