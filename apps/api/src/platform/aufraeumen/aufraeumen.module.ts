import { Module } from '@nestjs/common';
import { Altes } from './altes.repository.js';
import { Aufraeumen } from './aufraeumen.service.js';

@Module({ providers: [Altes, Aufraeumen] })
export class AufraeumenModule {}
