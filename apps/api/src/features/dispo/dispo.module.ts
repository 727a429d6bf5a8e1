import { Module } from '@nestjs/common';
import { Ausgang } from './ausgang.repository.js';
import { DemoDispo } from './demo-dispo.service.js';

@Module({ providers: [Ausgang, DemoDispo] })
export class DispoModule {}
