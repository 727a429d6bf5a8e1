import { Global, Module } from '@nestjs/common';
import { Eingang } from './eingang.service.js';
import { Lesefaden } from './lesefaden.service.js';
import { Tabellenleser } from './tabellenleser.service.js';

@Global()
@Module({ providers: [Eingang, Lesefaden, Tabellenleser], exports: [Eingang, Lesefaden, Tabellenleser] })
export class DateienModule {}
