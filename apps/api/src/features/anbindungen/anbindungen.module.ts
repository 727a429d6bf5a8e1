import { Module } from '@nestjs/common';
import { Geheimnisse } from '../../platform/geheimnisse/geheimnisse.service.js';
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
import { Postfach } from './transporte/postfach.js';
import { Postfachanmeldung } from './transporte/postfachanmeldung.service.js';
import { Sftp } from './transporte/sftp.js';
import { Transporte } from './transporte/transporte.js';
import { Zugangsgeheimnis } from './transporte/zugangsgeheimnis.service.js';
import { Verbindungsprobe } from './verbindungsprobe.service.js';
import { Verwalterpost } from './verwalterpost.service.js';

@Module({
  imports: [AuftragseingangModule, ImporteModule, ProtokollModule],
  controllers: [AnbindungenController],
  providers: [
    ...[Abholen, Abholung, AnbindungenRepository, Anbindungspflege, Annahme, Eingangsdateien],
    ...[Geheimnisse, Ordner, Postfach, Postfachanmeldung, Sftp, Transporte, Verbindungsprobe],
    ...[Verwalterpost, Zugangsgeheimnis],
  ],
})
export class AnbindungenModule {}
