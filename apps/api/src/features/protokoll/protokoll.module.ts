import { Module } from '@nestjs/common';
import { Aenderungsprotokoll } from './aenderungsprotokoll.service.js';

@Module({ providers: [Aenderungsprotokoll], exports: [Aenderungsprotokoll] })
export class ProtokollModule {}
