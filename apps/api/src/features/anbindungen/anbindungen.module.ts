import { Module } from '@nestjs/common';
import { AuftragseingangModule } from '../auftragseingang/auftragseingang.module.js';
import { ImporteModule } from '../importe/importe.module.js';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { Abholen } from './abholen.service.js';
import { Abholung } from './abholung.service.js';
import { AnbindungenController } from './anbindungen.controller.js';
import { AnbindungenRepository } from './anbindungen.repository.js';
import { Anbindungspflege } from './anbindungspflege.service.js';
import { Annahme } from './annahme.service.js';
import { Eingangsdateien } from './eingangsdateien.repository.js';
import { Ordner } from './transporte/ordner.js';
import { Transporte } from './transporte/transporte.js';
import { Verwalter } from './verwalter.read-model.js';
import { Verwalterpost } from './verwalterpost.service.js';

@Module({
  imports: [AuftragseingangModule, ImporteModule, ProtokollModule],
  controllers: [AnbindungenController],
  providers: [
    ...[Abholen, Abholung, AnbindungenRepository, Anbindungspflege, Annahme, Eingangsdateien],
    ...[Ordner, Transporte, Verwalter, Verwalterpost],
  ],
})
export class AnbindungenModule {}
