import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { GesundheitController } from './gesundheit.controller.js';

@Module({ imports: [TerminusModule], controllers: [GesundheitController] })
export class GesundheitModule {}
