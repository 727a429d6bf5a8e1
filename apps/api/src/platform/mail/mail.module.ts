import { Global, Module } from '@nestjs/common';
import { UMGEBUNG } from '../../config/umgebung.js';
import { Geheimnisse } from '../geheimnisse/geheimnisse.service.js';
import { Drossel } from '../http/schutz/drossel.repository.js';
import { Direktversand } from './direktversand.service.js';
import { Handpost } from './handpost.service.js';
import { Hauspost } from './hauspost.service.js';
import { Postausgang } from './postausgang.repository.js';
import { Versand } from './versand.service.js';
import { Verwalter } from './verwalter.read-model.js';
import { Verwalterbrief } from './verwalterbrief.service.js';
import { Zusteller } from './zusteller.js';
import { zusteller } from './zustellerwahl.js';

@Global()
@Module({
  providers: [
    Direktversand,
    Drossel,
    Geheimnisse,
    Handpost,
    Hauspost,
    Postausgang,
    Versand,
    Verwalter,
    Verwalterbrief,
    { provide: Zusteller, inject: [UMGEBUNG], useFactory: zusteller },
  ],
  exports: [Direktversand, Handpost, Hauspost, Postausgang, Versand, Verwalter, Verwalterbrief, Zusteller],
})
export class MailModule {}
