import { Global, Module } from '@nestjs/common';
import { Eingang } from './eingang.service.js';
import { Tabellenleser } from './tabellenleser.service.js';

@Global()
@Module({ providers: [Eingang, Tabellenleser], exports: [Eingang, Tabellenleser] })
export class DateienModule {}
